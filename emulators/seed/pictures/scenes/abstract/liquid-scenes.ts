import { blurField } from '../../render/blur.ts';
import { fill } from '../../render/canvas.ts';
import { blend, colour, smoothstep } from '../../render/colour.ts';
import { createNoise } from '../../render/noise.ts';
import type { Scenes } from '../scene.ts';

export const liquidScenes: Scenes = {
  'glass-light': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const surface = (x: number, y: number) =>
      noise.fbm(x * 1.5, y * 1.5, 3, 0.42) +
      0.5 * noise.at(x * 0.7 + 4, y * 0.7) -
      0.6 * Math.exp(-((Math.hypot(x - 2.3, y - 2.2) - 1.25) ** 2) * 9);
    const fields = [0, 1, 2].map(() => new Float32Array(width * height));
    const scale = 4.6 / width;
    const step = 0.85;
    // Light is followed through the water: where the surface bends it together, bright lines appear.
    for (let py = -height * 0.12; py < height * 1.12; py += step) {
      for (let px = -width * 0.12; px < width * 1.12; px += step) {
        const x = px * scale;
        const y = py * scale;
        const here = surface(x, y);
        const bendX = (surface(x + 0.01, y) - here) * 100;
        const bendY = (surface(x, y + 0.01) - here) * 100;
        for (let c = 0; c < 3; c += 1) {
          const power = 15 * (1 + (c - 1) * 0.045);
          const toX = Math.round(px + bendX * power + random() - 0.5);
          const toY = Math.round(py + bendY * power + random() - 0.5);
          if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
          const field = fields[c] as Float32Array;
          field[toY * width + toX] = (field[toY * width + toX] as number) + step * step;
        }
      }
    }
    for (const field of fields) blurField(field, width, height, 1, 1, 1);
    const dark = colour('#163a52');
    const bright = colour('#f2fbff');
    fill(canvas, (px, py) => {
      const at = py * width + px;
      const deep = 0.72 + 0.5 * noise.fbm(px * 0.0035, py * 0.0035, 4) + 0.04 * noise.at(px * 0.5, py * 0.5);
      const tone = (c: 0 | 1 | 2) =>
        dark[c] * deep * 1.35 + bright[c] * 0.2 * ((fields[c] as Float32Array)[at] as number) ** 1.15;
      return [tone(0), tone(1), tone(2)];
    });
    return { contrast: 0.35, bloom: 0.15, vignette: 0.2 };
  },
  'ink-drift': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const water = colour('#eef0ee');
    const ink = colour('#0f2a5c');
    const thin = colour('#5f86b8');
    fill(canvas, (px, py) => {
      const x = px / width - 0.5;
      const y = py / width;
      const curl = (u: number, v: number) => noise.fbm(u, v, 3, 0.5);
      const ax = curl(x * 1.8 + 3, y * 1.5) * 0.42;
      const ay = curl(x * 1.8 + 17, y * 1.5 + 9) * 0.42;
      const bx = x + ax + 0.2 * curl((x + ax) * 4.2, (y + ay) * 4.2 + 5);
      const by = y + ay + 0.2 * curl((x + ax) * 4.2 + 30, (y + ay) * 4.2);
      const spread = 0.06 + 0.24 * smoothstep(0, 1, by);
      const plume = Math.exp(-((bx / spread) ** 2)) * smoothstep(1.42, 0.75, by + 0.3 * Math.abs(bx));
      const sheets = noise.ridged(bx * 2.4 + 7, by * 1.5, 4);
      const threads = noise.ridged(bx * 7 + 2, by * 3.4 + 4, 4);
      const dense = plume * (0.16 + 1.5 * sheets ** 2.1 + 0.75 * threads ** 3) + 0.3 * plume ** 3;
      const share = 1 - Math.exp(-dense * 2.7);
      const glow = 1 - 0.12 * Math.hypot(x, py / height - 0.5);
      const body = blend(thin, ink, smoothstep(0.15, 0.85, share));
      return blend([water[0] * glow, water[1] * glow, water[2] * glow], body, share);
    });
    return { contrast: 0.3, vignette: 0.1 };
  },
};
