type Dict = Record<string, unknown>;

function isDict(value: unknown): value is Dict {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Apply a JSON merge patch (RFC 7396). Nothing is changed in place: what the patch leaves alone is shared. */
export function merge<T>(old: T, patch: unknown): T;
export function merge(old: unknown, patch: unknown): unknown {
  if (!isDict(patch)) return patch;
  const merged: Dict = isDict(old) ? { ...old } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = merge(merged[key], value);
  }
  return merged;
}
