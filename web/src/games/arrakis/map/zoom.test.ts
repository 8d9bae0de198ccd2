import { describe, expect, it } from "vitest";
import { Zoom } from "./zoom.svelte";

function framed(width: number, height: number): Zoom {
  const zoom = new Zoom(10 / 7);
  [zoom.width, zoom.height] = [width, height];
  return zoom;
}

describe("the map in its frame", () => {
  it("is seen whole at first, in the middle", () => {
    const zoom = framed(390, 500);
    expect([zoom.mapWidth, Math.round(zoom.mapHeight)]).toEqual([390, 273]);
    expect([zoom.x, Math.round(zoom.y)]).toEqual([0, 114]);
  });

  it("grows around the point that is looked at", () => {
    const zoom = framed(1000, 700);
    zoom.by(2, { x: 250, y: 350 });
    expect([zoom.scale, zoom.x, zoom.y]).toEqual([2, -250, -350]);
  });

  it("never leaves the frame", () => {
    const zoom = framed(1000, 700);
    zoom.by(2);
    zoom.down(1, { x: 0, y: 0 });
    zoom.drag(1, { x: 5000, y: -5000 });
    expect([zoom.x, zoom.y]).toEqual([0, -700]);
    zoom.reset();
    expect([zoom.x, zoom.y]).toEqual([0, 0]);
  });

  it("tells a press from a drag", () => {
    const zoom = framed(1000, 700);
    zoom.down(1, { x: 10, y: 10 });
    zoom.drag(1, { x: 12, y: 11 });
    expect(zoom.dragged).toBe(false);
    zoom.drag(1, { x: 40, y: 11 });
    expect(zoom.dragged).toBe(true);
  });

  it("zooms by two fingers that part", () => {
    const zoom = framed(1000, 700);
    zoom.down(1, { x: 400, y: 350 });
    zoom.down(2, { x: 600, y: 350 });
    zoom.drag(2, { x: 800, y: 350 });
    expect(zoom.scale).toBe(2);
  });
});
