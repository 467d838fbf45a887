import type { Canvas } from '../render/canvas.ts';
import { type Colour, clamp, mix } from '../render/colour.ts';
import { castShadows, type Ground, type SunDirection, sampleGround, type View } from './ground.ts';

/** A point of the ground as it is being painted. */
export interface Spot {
  x: number;
  z: number;
  height: number;
  /** Slope along x and z. */
  slopeX: number;
  slopeZ: number;
  /** 1 on level ground, 0 on a wall. */
  level: number;
  /** How squarely the sun falls on it, below 0 on its far side. */
  facing: number;
  /** Share of the sun that no other ground stops. */
  open: number;
  px: number;
  py: number;
}

/**
 * Paints ground over the sky that the canvas holds. Heights are sampled once per column and step of distance,
 * so that detail is finest where the picture can show it; silhouettes are antialiased.
 */
export function paintTerrain(
  canvas: Canvas,
  view: View,
  sun: SunDirection,
  heightAt: (x: number, z: number) => number,
  shade: (spot: Spot) => Colour,
): void {
  const ground = sampleGround(canvas, view, heightAt);
  const open = castShadows(ground, sun);
  const length = Math.hypot(sun.x, sun.y, sun.z);
  const { width, height, data } = canvas;
  const { rows } = view;
  const focal = width / 2 / view.halfWidth;
  const spot: Spot = {
    x: 0,
    z: 0,
    height: 0,
    slopeX: 0,
    slopeZ: 0,
    level: 1,
    facing: 1,
    open: 1,
    px: 0,
    py: 0,
  };

  for (let column = 0; column < width; column += 1) {
    const lean = ground.lean[column] as number;
    let top = height;
    let before = Number.POSITIVE_INFINITY;
    let pixel = -1;
    const behind = [0, 0, 0];
    for (let row = 0; row < rows; row += 1) {
      const at = row * width + column;
      const z = ground.z[row] as number;
      const y = view.horizon - (((ground.heights[at] as number) - view.eye) / z) * focal;
      if (y < top && row > 0) {
        for (let py = Math.min(height - 1, Math.ceil(top) - 1); py >= Math.max(0, Math.floor(y)); py -= 1) {
          const share = Math.min(py + 1, top) - Math.max(py, y);
          if (share <= 0) continue;
          const to = (py * width + column) * 3;
          if (py !== pixel) {
            pixel = py;
            for (let c = 0; c < 3; c += 1) behind[c] = data[to + c] as number;
          }
          const middle = clamp(py + 0.5, y, top);
          const back = Number.isFinite(before) ? clamp((before - middle) / (before - y)) : 1;
          fillSpot(spot, ground, open, at - width, at, back);
          spot.z = mix(ground.z[row - 1] as number, z, back);
          spot.x = lean * spot.z;
          spot.facing = (sun.y - spot.slopeX * sun.x - spot.slopeZ * sun.z) / length;
          spot.level = 1 / Math.sqrt(1 + spot.slopeX * spot.slopeX + spot.slopeZ * spot.slopeZ);
          spot.facing *= spot.level;
          spot.px = column;
          spot.py = py;
          const light = shade(spot);
          for (let c = 0; c < 3; c += 1) {
            data[to + c] = (data[to + c] as number) + share * ((light[c] as number) - (behind[c] as number));
          }
        }
        top = y;
      }
      before = y;
      if (top <= 0) break;
    }
  }
}

function fillSpot(
  spot: Spot,
  ground: Ground,
  open: Float32Array,
  front: number,
  rear: number,
  share: number,
): void {
  spot.height = mix(ground.heights[front] as number, ground.heights[rear] as number, share);
  spot.slopeX = mix(ground.slopeX[front] as number, ground.slopeX[rear] as number, share);
  spot.slopeZ = mix(ground.slopeZ[front] as number, ground.slopeZ[rear] as number, share);
  spot.open = mix(open[front] as number, open[rear] as number, share);
}
