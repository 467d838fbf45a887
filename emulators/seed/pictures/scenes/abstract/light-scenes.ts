import { fill } from '../../render/canvas.ts';
import { clamp, colour, mix, smoothstep } from '../../render/colour.ts';
import { createNoise } from '../../render/noise.ts';
import type { Scenes } from '../scene.ts';
import { drawFrond, plaster, shadowMask } from './shadows.ts';

export const lightScenes: Scenes = {
  'window-light': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const leaves = shadowMask(canvas, width * 0.006, (mask) => {
      for (let i = 0; i < 5; i += 1) {
        drawFrond(mask, random, {
          ...{ x: width * random(0.78, 0.98), y: height * 0.86, angle: random(-0.75, 0.15) },
          ...{ long: height * random(0.26, 0.46), curl: random(-1, 0.3) },
        });
      }
    });
    const wall = colour('#d8c6b0');
    const sun = colour('#ffbe7c');
    const shade = colour('#5c6681');
    fill(canvas, (px, py) => {
      // The sun stands low at the left: the window's light leans to the right.
      const x = px / width + (py / height) * 0.16 - 0.26;
      const y = py / height - (px / width) * 0.2 - 0.1;
      const soft = 0.006 + 0.012 * clamp(x);
      const inside =
        smoothstep(-soft, soft, x) *
        smoothstep(0.56 + soft, 0.56 - soft, x) *
        smoothstep(-soft, soft, y) *
        smoothstep(0.62 + soft, 0.62 - soft, y);
      const bars = (place: number, half: number) => smoothstep(half - soft, half + soft, Math.abs(place));
      const panes = bars(x - 0.28, 0.014) * bars(y - 0.2, 0.009) * bars(y - 0.41, 0.009);
      const glass = 0.93 + 0.1 * noise.fbm(x * 7, y * 7, 3);
      const light = inside * panes * (0.12 + 0.88 * (leaves[py * width + px] as number)) * glass;
      const fall = 1.02 - 0.25 * Math.hypot(px / width - 0.45, py / height - 0.4);
      const relief = plaster(noise, px, py, 0.5 + light);
      const skirting = smoothstep(0.927, 0.93, py / height);
      const line = 1 - 0.5 * Math.exp(-(((py / height - 0.928) / 0.0025) ** 2));
      const body = mix(1, 1.16, skirting) * line;
      const tone = (c: 0 | 1 | 2) =>
        wall[c] * relief * body * (sun[c] * light * 1.28 + shade[c] * 0.62 * fall + 0.02);
      return [tone(0), tone(1), tone(2)];
    });
    return { contrast: 0.35, vignette: 0.25, bloom: 0.08 };
  },
  'blind-light': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const left = colour('#c58f68');
    const right = colour('#d8a57c');
    const sun = colour('#ffd3a0');
    const shade = colour('#5f4f63');
    fill(canvas, (px, py) => {
      const corner = width * 0.36 + 2 * noise.at(py * 0.01, 3);
      const beyond = px > corner;
      const away = Math.abs(px - corner) / width;
      const slant = beyond ? -0.34 * (px - corner) : 0.26 * (px - corner);
      const place = (py + slant) / height;
      const stripes = place * 19;
      const phase = stripes - Math.floor(stripes);
      const slat = Math.floor(stripes);
      const soft = 0.1 + (beyond ? 0.22 * away : 0.1 * away);
      const open = smoothstep(0.28 - soft, 0.28 + soft, phase) * smoothstep(0.8 + soft, 0.8 - soft, phase);
      const within = smoothstep(2.2, 2.8, stripes) * smoothstep(16.8, 16.2, stripes);
      const cord = beyond ? smoothstep(0.003, 0.008, Math.abs(away - 0.32)) : 1;
      const uneven = 0.86 + 0.28 * noise.cell(slat, 3) + 0.08 * noise.at(px * 0.004, slat);
      const reach = beyond
        ? smoothstep(0.62, 0.4, away + 0.03 * noise.at(slat, 5))
        : smoothstep(0.4, 0.26, away);
      const light = open * within * cord * uneven * reach;
      const body = beyond ? right : left;
      const relief = plaster(noise, px, py, 0.45 + 0.8 * light);
      const cavity = 1 - 0.4 * Math.exp(-away * 26);
      const tone = (c: 0 | 1 | 2) =>
        body[c] *
        relief *
        (sun[c] * light * (beyond ? 1.45 : 1.02) +
          shade[c] * 0.55 * cavity * (beyond ? 1 : 0.82) +
          0.1 * sun[c] * cavity * 0.6);
      return [tone(0), tone(1), tone(2)];
    });
    return { contrast: 0.35, vignette: 0.25 };
  },
  'fern-shadow': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const fronds = (count: number, long: number, blur: number) =>
      shadowMask(canvas, blur, (mask) => {
        for (let i = 0; i < count; i += 1) {
          drawFrond(mask, random, {
            ...{ x: width * random(-0.06, 0.3), y: height * random(0.9, 1.12), angle: random(0.05, 1.15) },
            ...{ long: height * long * random(0.75, 1.1), curl: random(0.1, 0.9) },
          });
        }
      });
    const far = fronds(3, 0.95, width * 0.018);
    const near = fronds(3, 0.9, width * 0.0045);
    const wall = colour('#e6ddd0');
    const sun = colour('#fff0da');
    const shade = colour('#8c99b2');
    fill(canvas, (px, py) => {
      const at = py * width + px;
      const light = (0.12 + 0.88 * (near[at] as number)) * (0.4 + 0.6 * (far[at] as number));
      const slant = smoothstep(1.32, 0.5, (px / width) * 0.75 + (1 - py / height) * 0.5);
      const relief = plaster(noise, px, py, 0.35 + 0.6 * light);
      const tone = (c: 0 | 1 | 2) =>
        wall[c] * relief * (sun[c] * light * mix(0.55, 0.86, slant) + shade[c] * 0.34);
      return [tone(0), tone(1), tone(2)];
    });
    return { contrast: 0.3, vignette: 0.18 };
  },
};
