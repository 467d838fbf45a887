import type { Canvas } from './canvas.ts';
import { type Colour, clamp, mix } from './colour.ts';

/** A camera that looks level along z from above x = 0, z = 0; lengths in one unit of the scene's choice. */
export interface View {
  /** Row of the horizon in pixels. */
  horizon: number;
  eye: number;
  /** Half of the picture's width at distance 1. */
  halfWidth: number;
  near: number;
  far: number;
  /** Steps of distance, each longer than the one before. */
  rows: number;
}

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

/** Direction towards the sun. `x` must not be 0: it shines from one side. */
export interface SunDirection {
  x: number;
  y: number;
  z: number;
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

interface Ground {
  width: number;
  rows: number;
  z: Float32Array;
  /** x at distance 1, per column. */
  lean: Float32Array;
  heights: Float32Array;
  slopeX: Float32Array;
  slopeZ: Float32Array;
}

function sampleGround({ width }: Canvas, view: View, heightAt: (x: number, z: number) => number): Ground {
  const { rows, near, far, halfWidth } = view;
  const cells = width * rows;
  const z = Float32Array.from({ length: rows }, (_, row) => near * (far / near) ** (row / (rows - 1)));
  const lean = Float32Array.from(
    { length: width },
    (_, column) => ((column + 0.5) / width - 0.5) * 2 * halfWidth,
  );
  const heights = new Float32Array(cells);
  for (let row = 0, at = 0; row < rows; row += 1) {
    const distance = z[row] as number;
    for (let column = 0; column < width; column += 1, at += 1) {
      heights[at] = heightAt((lean[column] as number) * distance, distance);
    }
  }
  const slopeX = new Float32Array(cells);
  const slopeZ = new Float32Array(cells);
  for (let row = 0, at = 0; row < rows; row += 1) {
    const distance = z[row] as number;
    const acrossStep = (2 * halfWidth * distance) / width;
    const nearer = Math.max(0, row - 1);
    const farther = Math.min(rows - 1, row + 1);
    const alongStep = (z[farther] as number) - (z[nearer] as number);
    for (let column = 0; column < width; column += 1, at += 1) {
      const left = column > 0 ? at - 1 : at;
      const right = column < width - 1 ? at + 1 : at;
      const x = ((heights[right] as number) - (heights[left] as number)) / (acrossStep * (right - left));
      const along =
        ((heights[farther * width + column] as number) - (heights[nearer * width + column] as number)) /
        alongStep;
      slopeX[at] = x;
      // A column leans outwards as it goes: take the sideways part of the climb out again.
      slopeZ[at] = along - x * (lean[column] as number);
    }
  }
  return { width, rows, z, lean, heights, slopeX, slopeZ };
}

/** Walks from the sun's side across the picture, carrying the height that the shadow reaches. */
function castShadows(ground: Ground, sun: SunDirection): Float32Array {
  const { width, rows, heights, z, lean } = ground;
  const open = new Float32Array(width * rows).fill(1);
  const shadow = new Float32Array(width * rows);
  const first = sun.x > 0 ? width - 1 : 0;
  const step = sun.x > 0 ? -1 : 1;
  const fall = sun.y / Math.abs(sun.x);
  const drift = sun.z / Math.abs(sun.x);
  const ratio = Math.log((z[1] as number) / (z[0] as number));
  for (let i = 0, column = first; i < width; i += 1, column += step) {
    for (let row = 0; row < rows; row += 1) {
      const at = row * width + column;
      const own = heights[at] as number;
      let reach = own;
      if (i > 0) {
        const distance = z[row] as number;
        const travelled = Math.abs((lean[column] as number) - (lean[column - step] as number)) * distance;
        const from = row + (travelled * drift) / (distance * ratio);
        const low = Math.floor(from);
        if (low >= 0 && low < rows - 1) {
          const a = shadow[low * width + column - step] as number;
          const b = shadow[(low + 1) * width + column - step] as number;
          reach = Math.max(own, mix(a, b, from - low) - travelled * fall);
        }
      }
      shadow[at] = reach;
      const buried = (reach - own) / ((z[row] as number) * 0.0035 + 1e-6);
      open[at] = buried > 1 ? 0 : 1 - buried;
    }
  }
  return open;
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
