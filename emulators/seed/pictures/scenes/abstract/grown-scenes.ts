import { fill } from '../../render/canvas.ts';
import { blend, clamp, colour, mix, smoothstep, times } from '../../render/colour.ts';
import { createNoise } from '../../render/noise.ts';
import type { Scenes } from '../scene.ts';

export const grownScenes: Scenes = {
  'leaf-veins': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const thick = colour('#2c5a10');
    const thin = colour('#b9dd4f');
    const vein = colour('#e6f3a6');
    fill(canvas, (px, py) => {
      const x = (px / width - 0.5) * 1.25 + (py / height - 0.5) * 0.42;
      const y = py / width;
      const rib = 0.05 * Math.sin(y * 1.9 + 0.4);
      const away = Math.abs(x - rib);
      const side = x > rib ? 1 : -1;
      const main = Math.exp(-((away / mix(0.017, 0.009, py / height)) ** 2));
      // Side veins leave the rib at an angle and bend towards the tip.
      const climb = y + away * 0.85 - away * away * 0.55 + 0.012 * noise.at(x * 7, y * 7) + side * 0.035;
      const row = climb * 7.2 + side * 0.23;
      const gap = Math.abs(row - Math.round(row)) / 7.2;
      const branch = Math.exp(-((gap / mix(0.0065, 0.0028, clamp(away * 1.8))) ** 2));
      const net = noise.points(x * 17 + noise.at(x * 9, y * 9) * 0.5, y * 17);
      const web = Math.exp(-(((net.second - net.first) / 0.1) ** 2));
      const fineNet = noise.points(x * 46, y * 46);
      const fine = Math.exp(-(((fineNet.second - fineNet.first) / 0.16) ** 2));
      const bulge = smoothstep(0, 0.06, gap);
      const blot = noise.fbm(x * 2.2 + 5, y * 2.2, 5);
      const light = clamp(
        0.5 +
          0.24 * blot +
          0.22 * bulge -
          0.2 * Math.hypot(px / width - 0.42, py / height - 0.4) +
          0.05 * noise.at(px * 0.3, py * 0.3),
      );
      const body = blend(thick, thin, light);
      const glow = clamp(main * 0.95 + branch * 0.75 * (1 - 0.4 * away) + web * 0.32 + fine * 0.16);
      const shadow = 1 - 0.3 * Math.exp(-(((gap - 0.012) / 0.008) ** 2)) * (1 - branch);
      const speck = noise.points(x * 30 + 9, y * 30).first < 0.05 ? 0.82 : 1;
      return times(blend(body, vein, glow * 0.8), shadow * speck);
    });
    return { contrast: 0.35, vignette: 0.3, saturation: 0.95 };
  },
  'tree-rings': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const early = colour('#d9b27c');
    const late = colour('#7d4a22');
    const heart = colour('#8d5527');
    const barkTone = colour('#3a2a1e');
    const years = new Float32Array(400);
    for (let i = 1; i < years.length; i += 1)
      years[i] = (years[i - 1] as number) + random(0.55, 1.5) * (1 + 0.6 * noise.at(i * 0.11, 3));
    const span = years[95] as number;
    let memory = 0;
    fill(canvas, (px, py) => {
      const x = px / width - 0.43;
      const y = py / height - 0.55;
      const angle = Math.atan2(y, x);
      const raw = Math.hypot(x, y);
      const wobble =
        0.05 * noise.at(Math.cos(angle) * 1.3 + 2, Math.sin(angle) * 1.3) +
        0.016 * noise.at(Math.cos(angle) * 4 + raw * 3, Math.sin(angle) * 4);
      const radius = raw * (1 + wobble * 2.4) + 0.004 * noise.fbm(x * 16, y * 16, 3);
      const place = radius * span * 1.22;
      while (memory > 0 && (years[memory] as number) > place) memory -= 1;
      while (memory < 398 && (years[memory + 1] as number) <= place) memory += 1;
      const from = years[memory] as number;
      const to = years[memory + 1] as number;
      const within = (place - from) / (to - from);
      const dark =
        smoothstep(0.35, 0.93, within) *
        smoothstep(1.02, 0.97, within) *
        (0.55 + 0.55 * noise.cell(memory, 7));
      const ray = noise.at(angle * 95, radius * 2.2) * 0.5 + noise.at(angle * 240, radius * 4) * 0.5;
      const saw = noise.fbm((x * 0.93 + y * 0.36) * 70, (y * 0.93 - x * 0.36) * 5, 3) * 0.08;
      const pores = noise.at(px * 0.62, py * 0.62) * 0.1 * (1 - dark);
      const crackLine = noise.ridged(angle * 2.6 + 4, radius * 0.7, 3);
      const crack =
        smoothstep(0.86, 0.95, crackLine) * smoothstep(0.02, 0.1, radius) * smoothstep(0.62, 0.3, radius);
      const old = smoothstep(0.42, 0.3, radius + 0.02 * noise.at(angle * 3, 2));
      const body = blend(early, heart, old * 0.55);
      const tone = blend(body, late, clamp(dark * 0.78 + 0.1));
      const bark = smoothstep(0.86, 0.9, radius);
      const rough = 0.5 + 0.8 * Math.abs(noise.fbm(angle * 16, radius * 20, 4));
      const light =
        (1 + ray * 0.09 + saw + pores) * (1 - 0.85 * crack) * (1.08 - 0.3 * Math.hypot(x + 0.1, y + 0.15));
      return blend(times(tone, light), times(barkTone, rough), bark);
    });
    return { contrast: 0.35, vignette: 0.22 };
  },
};
