import type { Canvas } from '../render/canvas.ts';
import { mix } from '../render/colour.ts';

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

/** Direction towards the sun. `x` must not be 0: it shines from one side. */
export interface SunDirection {
  x: number;
  y: number;
  z: number;
}

/** The ground as the picture sees it: a cell per column and step of distance, rows from the nearest. */
export interface Ground {
  width: number;
  rows: number;
  z: Float32Array;
  /** x at distance 1, per column. */
  lean: Float32Array;
  heights: Float32Array;
  slopeX: Float32Array;
  slopeZ: Float32Array;
}

export function sampleGround(
  { width }: Canvas,
  view: View,
  heightAt: (x: number, z: number) => number,
): Ground {
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

/** Share of the sun that reaches each cell. Walks from the sun's side across the picture, carrying the height that the shadow reaches. */
export function castShadows(ground: Ground, sun: SunDirection): Float32Array {
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
