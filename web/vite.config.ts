import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: here("src/lib"), $locale: here("../src/kanly/locale") },
    // Tests run in Node, but what they test is the browser's half of Svelte.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/kanly/table/page"),
    emptyOutDir: true,
    target: "es2023",
    // Every picture and font is a file of its own: the page's security policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: "http://127.0.0.1:8400", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], css: true },
});
