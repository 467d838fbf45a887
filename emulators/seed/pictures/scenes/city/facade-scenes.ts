import { fill } from '../../render/canvas.ts';
import { blend, type Colour, clamp, colour, ramp, smoothstep, times } from '../../render/colour.ts';
import { createNoise } from '../../render/noise.ts';
import type { Scenes } from '../scene.ts';
import { paintFacade } from './facade.ts';

const duskSky = [
  [0, '#3a5488'],
  [0.6, '#8a93b5'],
  [1, '#d9a98f'],
] as const;

export const facadeScenes: Scenes = {
  'facade-dusk': (canvas, random) => {
    paintFacade(canvas, random, {
      ...{
        columns: 9.4,
        floor: 1.12,
        wall: '#8f8b92',
        above: 0.34,
        below: 0.24,
        lit: 0.42,
        power: 1.5,
        sky: duskSky,
      },
      ...{ window: { left: 0.17, right: 0.83, top: 0.17, bottom: 0.76 }, keystone: 0.05 },
    });
    return { contrast: 0.35, bloom: 0.2, vignette: 0.25, grain: 2.5 };
  },
  'facade-night': (canvas, random) => {
    paintFacade(canvas, random, {
      ...{ columns: 11.3, floor: 1.3, wall: '#4a4d58', above: 0.42, below: 0.16, lit: 0.15, power: 1.7 },
      sky: [
        [0, '#1a2742'],
        [0.6, '#37466a'],
        [1, '#6b6476'],
      ],
      ...{ window: { left: 0.06, right: 0.94, top: 0.12, bottom: 0.84 }, keystone: 0.12 },
    });
    return { contrast: 0.3, bloom: 0.28, vignette: 0.3, grain: 3.5 };
  },
  'facade-glass': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const sky = ramp([
      [0, '#2c4f86'],
      [0.35, '#6d8fb8'],
      [0.6, '#d9c3b0'],
      [0.75, '#f2a869'],
      [0.88, '#b06450'],
      [1, '#3b3442'],
    ]);
    const columns = 15;
    const cloudShade = colour('#5f6688');
    const cloudLit = colour('#ffc795');
    fill(canvas, (px, py) => {
      const up = 1 - py / height;
      const u = ((px / width - 0.5) * (1 + 0.16 * up) + 0.5) * columns + 0.4;
      const v = ((py / width) * columns * (1 + 0.1 * up)) / 1.55;
      const column = Math.floor(u);
      const floor = Math.floor(v);
      const a = u - column;
      const b = v - floor;
      const tiltX = noise.cell(column * 3 + 1, floor * 5) - 0.5;
      const tiltY = noise.cell(column * 7 + 2, floor * 3) - 0.5;
      // Panes bulge a little: each shows the sky bent in its own way.
      const bulge = (a - 0.5) ** 2 * tiltX * 0.9 + (b - 0.5) ** 2 * tiltY * 0.9;
      const lookX = px / width + tiltX * 0.16 + (a - 0.5) * 0.1 * tiltX + bulge * 0.5;
      const lookY = py / height + tiltY * 0.13 + bulge * 0.4;
      const cloud = noise.fbm(lookX * 2.6 + 4, lookY * 4.2, 6, 0.55);
      const base = sky(clamp(lookY * 0.95 + 0.06 * cloud));
      const veil = smoothstep(-0.05, 0.42, cloud) * 0.75;
      const cloudLight = blend(cloudShade, cloudLit, smoothstep(0.1, 0.75, lookY + cloud * 0.3));
      const tint = 0.62 + 0.2 * noise.cell(column + 40, floor);
      const mirrored = times(blend(base, cloudLight, veil), tint);
      const pixel = (columns / width) * 1.2;
      const edge = Math.min(a, 1 - a) - 0.022;
      const rail = Math.min(b, 1 - b) - 0.03;
      const line = smoothstep(-pixel, pixel, edge) * smoothstep(-pixel, pixel, rail);
      const fin: Colour = [0.018 + 0.02 * up, 0.02 + 0.024 * up, 0.028 + 0.034 * up];
      const spandrel = b > 0.8 ? 0.5 : 1;
      const office = noise.cell(column * 11, floor * 13 + 5) > 0.93 && b < 0.8 ? 0.2 : 0;
      return blend(
        fin,
        [
          mirrored[0] * spandrel + office,
          mirrored[1] * spandrel + office * 0.8,
          mirrored[2] * spandrel + office * 0.5,
        ],
        line,
      );
    });
    return { contrast: 0.4, vignette: 0.15 };
  },
  'facade-balconies': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const columns = 4;
    const sunlight = colour('#fff1dc');
    const blue = colour('#8fa9d6');
    const white = colour('#f3efe8');
    const glass = ramp([
      [0, '#22384f'],
      [0.5, '#4c6d8e'],
      [1, '#17222c'],
    ]);
    const [slabTop, railTop] = [0.86, 0.5];
    const [recessLeft, recessRight] = [0.13, 0.87];
    // Sun from the upper left: what stands out by 1 throws its shadow this far right and down.
    const [shiftX, shiftY] = [0.34, 0.46];
    fill(canvas, (px, py) => {
      const u = (px / width) * columns + 0.06;
      const v = ((py / width) * columns) / 0.92 + 0.3;
      const column = Math.floor(u);
      const floor = Math.floor(v);
      const a = u - column;
      const b = v - floor;
      const soft = 0.009;
      const grit = 1 + 0.035 * noise.fbm(u * 14, v * 14, 4) + 0.05 * noise.fbm(u * 0.9, v * 0.7, 3);
      const out = a > recessLeft - 0.05 && a < recessRight + 0.05;
      const stain = 1 - 0.16 * smoothstep(0.1, 0.6, noise.fbm(u * 16, v * 0.6, 3)) * smoothstep(0.25, 1, b);
      const lightOf = (sun: number, level: number): Colour => {
        const direct = 1.02 * sun;
        const around = 0.42 * level;
        return [
          white[0] * grit * stain * (sunlight[0] * direct + blue[0] * around),
          white[1] * grit * stain * (sunlight[1] * direct + blue[1] * around),
          white[2] * grit * stain * (sunlight[2] * direct + blue[2] * around),
        ];
      };
      // The slab's front edge and the parapet below the rail are in full sun.
      if (out && (b > slabTop || b > railTop)) {
        const groove = smoothstep(0.004, 0.012, Math.abs(b - slabTop));
        const cap = b < railTop + 0.03 ? 1.08 : 1;
        const lit = lightOf(0.92 * cap, 1);
        const side =
          smoothstep(recessLeft - 0.05, recessLeft - 0.05 + soft, a) *
          smoothstep(recessRight + 0.05, recessRight + 0.05 - soft, a);
        return times(lit, (0.72 + 0.28 * groove) * (0.8 + 0.2 * side));
      }
      if (a > recessLeft && a < recessRight && b < railTop) {
        // Deep in the recess: the slab above and the left cheek shade the back wall and its door.
        const sunX = smoothstep(-soft, soft, a - recessLeft - shiftX * 0.75 - b * 0.12);
        const sunY = smoothstep(-soft, soft, b - shiftY * 0.62 + a * 0.05);
        const open = sunX * sunY;
        const deep = 0.42 + 0.5 * b;
        if (a > 0.4 && a < 0.8 && b > 0.1) {
          const frame = a < 0.415 || a > 0.785 || Math.abs(a - 0.6) < 0.008 || b < 0.118;
          if (frame) return lightOf(open * 0.8, deep * 0.8);
          const drawn = noise.cell(column * 5 + 1, floor * 9) > 0.55 && a < 0.6;
          const pane = times(glass(clamp(0.4 + 0.5 * noise.fbm(u * 1.4, v * 1.2, 3))), 0.5 + 0.5 * open);
          return drawn ? times(lightOf(open * 0.6, deep * 0.7), 0.8 + 0.12 * Math.sin(a * 240)) : pane;
        }
        return lightOf(open * 0.9, deep);
      }
      // The plain wall carries the slanting shadow of the balcony beside and above it.
      const from = recessRight + 0.05;
      const wrapped = a < recessLeft ? a + 1 : a;
      const reach = wrapped - from;
      const shadowTop = railTop + reach * (shiftY / shiftX);
      const shadowed =
        smoothstep(shadowTop - soft, shadowTop + soft, b < railTop - 0.3 ? b + 1 : b) *
        smoothstep(shiftX * 0.5 + soft, shiftX * 0.5 - soft, reach) *
        smoothstep(1 + reach * 1.35 + soft, 1 + reach * 1.35 - soft, b < railTop - 0.3 ? b + 1 : b);
      return lightOf(0.98 * (1 - shadowed), 1);
    });
    return { contrast: 0.3, vignette: height > width ? 0.12 : 0.1 };
  },
};
