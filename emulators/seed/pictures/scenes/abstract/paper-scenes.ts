import { blurField } from '../../render/blur.ts';
import { type Canvas, fill } from '../../render/canvas.ts';
import { type Colour, clamp, colour, mix, ramp, smoothstep, times } from '../../render/colour.ts';
import { createNoise, type Noise } from '../../render/noise.ts';
import type { Scenes } from '../scene.ts';

const fibre = (noise: Noise, x: number, y: number) =>
  1 +
  0.028 * noise.fbm(x * 0.05, y * 0.06, 4, 0.7) +
  0.02 * noise.at(x * 0.6, y * 0.13) +
  0.02 * noise.at(x * 0.12, y * 0.55);

/** Sheets that lie one on another; `heightOf` counts sheets, from 0 at the bottom. */
function paintSheets(
  canvas: Canvas,
  noise: Noise,
  heightOf: (x: number, y: number) => number,
  sheets: number,
  tone: (sheet: number) => Colour,
): void {
  const { width, height } = canvas;
  const levels = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) levels[at] = clamp(heightOf(x, y), 0, sheets - 0.001);
  }
  // Light from the upper left: shadows are the stack itself, moved and blurred, where it stands higher.
  const near = Float32Array.from(levels, Math.floor);
  const wide = near.slice();
  blurField(near, width, height, 1, width * 0.005, width * 0.005);
  blurField(wide, width, height, 1, width * 0.022, width * 0.022);
  const pick = (field: Float32Array, x: number, y: number) =>
    field[Math.max(0, Math.round(y)) * width + Math.max(0, Math.round(x))] as number;
  fill(canvas, (x, y) => {
    const level = levels[y * width + x] as number;
    const sheet = Math.floor(level);
    const fall = clamp(pick(near, x - width * 0.006, y - width * 0.008) - sheet, 0, 2.5);
    const ambient = clamp(pick(wide, x - width * 0.012, y - width * 0.016) - sheet, 0, 2.5);
    const shade = (1 - 0.34 * clamp(fall)) * (1 - 0.3 * clamp(ambient * 0.8));
    // The cut edge facing the light is a bright line.
    const beyond = levels[Math.max(0, y - 2) * width + Math.max(0, x - 2)] as number;
    const edge = Math.floor(beyond) < sheet ? 1.09 : 1;
    const slope = 1 + 0.05 * noise.at(x * 0.004, y * 0.004 + sheet) - 0.06 * (x / width + y / height - 1);
    return times(tone(sheet), shade * edge * slope * fibre(noise, x, y));
  });
}

export const paperScenes: Scenes = {
  'paper-waves': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const sheets = 11;
    const tones = ramp([
      [0, '#b89a74'],
      [0.5, '#dfcdb1'],
      [1, '#f7f1e5'],
    ]);
    paintSheets(
      canvas,
      noise,
      (x, y) => {
        const u = x / width;
        const wave =
          0.55 * Math.sin(u * 4.2 + 2.4 * (y / height) + 0.5) +
          0.6 * noise.at(u * 1.7, (y / height) * 0.9 + 3);
        return (1 - y / height) * (sheets - 1) + wave * 1.15 + 0.4;
      },
      sheets,
      (sheet) => tones(sheet / sheets),
    );
    return { contrast: 0.25, vignette: 0.12, grain: 1.6 };
  },
  'paper-layers-blue': (canvas, random) => {
    const { width } = canvas;
    const noise = createNoise(random);
    const sheets = 9;
    const tones = ramp([
      [0, '#0a2742'],
      [0.35, '#1f5f8c'],
      [0.7, '#7fb6d0'],
      [1, '#eaf0ee'],
    ]);
    paintSheets(
      canvas,
      noise,
      (x, y) => {
        const u = (x / width) * 2.3;
        const v = (y / width) * 2.3;
        const bend = 0.35 * noise.at(u * 0.9 + 4, v * 0.9);
        return (
          (0.5 + noise.at(u + bend, v * 1.15 - bend) * 0.5 + 0.14 * noise.at(u * 2.3, v * 2.3 + 5)) *
            sheets *
            1.12 -
          0.4
        );
      },
      sheets,
      (sheet) => tones(sheet / (sheets - 1)),
    );
    return { contrast: 0.25, vignette: 0.15, grain: 1.6 };
  },
  'paper-fold': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const pivot = { x: -0.22, y: 1.28 };
    const pleats = 15;
    const light = colour('#fffaf2');
    const shadow = colour('#8f9aad');
    fill(canvas, (px, py) => {
      const x = px / width - pivot.x;
      const y = pivot.y - py / height;
      const angle = Math.atan2(x, y) / (Math.PI * 0.44);
      const reach = Math.hypot(x, y);
      const bend =
        0.012 * noise.at(reach * 2.2, angle * 3) +
        0.01 * noise.at(reach * 1.2, Math.floor(angle * pleats) * 5.3);
      const turn = (angle + bend) * pleats;
      const pleat = Math.floor(turn);
      const across = turn - pleat;
      const up = across < 0.5;
      const inFold = up ? across * 2 : (1 - across) * 2;
      // One side of each pleat faces the window; light thrown back softens the valley.
      const own = 0.1 * (noise.cell(pleat, up ? 1 : 2) - 0.5);
      const facing = up ? 0.93 + own : 0.36 + own + 0.12 * smoothstep(0.25, 0, inFold);
      const valley = 1 - 0.42 * (1 - smoothstep(0, 0.28, inFold)) * (up ? 1 : 0.6);
      const crease = 1 + 0.12 * smoothstep(0.94, 1, inFold) - 0.3 * smoothstep(0.03, 0, inFold);
      const falloff = mix(1.06, 0.66, clamp((reach - 0.4) / 1.5)) * mix(1, 0.85, angle);
      const tone = facing * valley * crease * falloff * fibre(noise, px, py);
      const share = clamp(tone);
      return [
        mix(shadow[0] * 0.2, light[0], share),
        mix(shadow[1] * 0.2, light[1], share),
        mix(shadow[2] * 0.24, light[2], share),
      ];
    });
    return { contrast: 0.25, vignette: 0.15, grain: 1.8 };
  },
  silk: (canvas, random) => {
    const { width } = canvas;
    const noise = createNoise(random);
    const deep = colour('#2a0306');
    const body = colour('#8e0f1d');
    const sheen = colour('#ffb3a6');
    const heightAt = (px: number, py: number) => {
      const x = px / width;
      const y = py / width;
      const u = x * 1.1 - y * 2.3;
      const bend = 0.55 * noise.at(x * 1.3, y * 1.6) + 0.22 * noise.at(x * 2.7 + 5, y * 2.5);
      const fold =
        Math.sin((u + bend) * 8.5) * 0.5 +
        0.35 * Math.sin((u + bend * 1.6) * 17 + 2 * noise.at(x * 2, y * 2));
      return (
        fold * (0.6 + 0.5 * noise.at(x * 1.5 + 8, y * 1.5)) +
        0.28 * noise.at(x * 4.6 - y * 2, y * 4.6 + bend) +
        0.06 * noise.at(x * 13 + bend * 3, y * 9)
      );
    };
    fill(canvas, (px, py) => {
      const step = 1.5;
      const here = heightAt(px, py);
      const slopeX = ((heightAt(px + step, py) - here) / step) * 62;
      const slopeY = ((heightAt(px, py + step) - here) / step) * 62;
      const length = Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
      const facing = clamp((-slopeX * 0.45 - slopeY * 0.55 + 0.7) / length);
      const half = clamp((-slopeX * 0.26 - slopeY * 0.32 + 0.92) / length);
      // Threads spread the highlight along the folds.
      const gloss = half ** 26 * 0.85 + half ** 7 * 0.16;
      const thread =
        1 + 0.06 * noise.at(px * 0.75, py * 0.75) + 0.05 * noise.at(px * 0.09 + py * 0.05, py * 0.9);
      const hollow = smoothstep(-1.1, 0.5, here);
      const diffuse = (0.1 + 0.95 * facing) * (0.3 + 0.7 * hollow);
      const tone = (c: 0 | 1 | 2) =>
        (mix(deep[c], body[c], diffuse) * (0.35 + 0.9 * diffuse) + sheen[c] * gloss * 0.55) * thread;
      return [tone(0), tone(1), tone(2)];
    });
    return { contrast: 0.35, vignette: 0.2 };
  },
};
