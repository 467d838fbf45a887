import { type Clouds, paintClouds, paintSky, type Sun } from '../../nature/sky.ts';
import { blurField } from '../../render/blur.ts';
import { type Canvas, cover, sample } from '../../render/canvas.ts';
import { blend, type Colour, clamp, colour, mix } from '../../render/colour.ts';
import type { Noise } from '../../render/noise.ts';

interface SlowWater {
  horizon: number;
  sky: readonly (readonly [number, string])[];
  sun?: Sun;
  clouds?: Clouds;
  water: string;
  /** How much of the water's own colour shows. */
  share: number;
  /** How far a minute's drift drew the clouds out, as a share of the width. */
  drift: number;
}

/** Sea and sky as an exposure of a minute or two records them. */
export function paintSlowWater(canvas: Canvas, noise: Noise, look: SlowWater): number {
  const { width, height } = canvas;
  const shore = Math.round(height * look.horizon);
  paintSky(canvas, shore, look.sky, look.sun);
  if (look.clouds !== undefined) paintClouds(canvas, noise, shore, look.clouds);
  const above = canvas.data.subarray(0, shore * width * 3);
  blurField(above, width, shore, 3, width * look.drift, height * 0.004);
  const water = colour(look.water);
  for (let y = shore; y < height; y += 1) {
    const near = (y - shore) / (height - shore);
    for (let x = 0; x < width; x += 1) {
      const swell = noise.fbm((x / width) * 2.2, 1.2 / (near + 0.05) + near * 3, 4, 0.55);
      const streak = noise.fbm((x / width) * 1.3 + 8, 4 / (near + 0.045) + near * 9, 3, 0.5);
      const light = sample(
        canvas,
        x + swell * width * 0.03,
        Math.max(0, shore - 2 - (y - shore) * 0.9 + swell * height * 0.03),
      );
      const gleam = 1 + swell * 0.13 + streak * 0.09;
      const shown = look.share * mix(0.75, 1.1, near);
      const tone: Colour = [light[0] * gleam, light[1] * gleam, light[2] * gleam];
      cover(canvas, x, y, blend(tone, water, clamp(shown + 0.16 * Math.exp(-near * 26))), 1);
    }
  }
  return shore;
}
