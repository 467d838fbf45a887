import { blurCanvas } from '../render/blur.ts';
import { type Canvas, copyCanvas, fill, sample, shine, sparkle } from '../render/canvas.ts';
import { type Colour, clamp, colour, mix, smoothstep, times } from '../render/colour.ts';
import { createNoise } from '../render/noise.ts';
import type { Random } from '../render/random.ts';
import { paintSky } from '../render/sky.ts';
import type { Scenes } from './scene.ts';

const amber = colour('#ff9a3c');
const white = colour('#ffe9cf');
const red = colour('#ff3b24');
const cool = colour('#cfe0ff');

/** Uneven lines of a street grid: `[place, importance]`. */
function streetLines(random: Random, from: number, to: number, spacing: number): [number, number][] {
  const lines: [number, number][] = [];
  let count = 0;
  for (let at = from; at < to; at += spacing * random(0.75, 1.3)) {
    lines.push([at, count % 4 === 0 ? 1 : random(0.28, 0.55)]);
    count += 1;
  }
  return lines;
}

/** Draws discs of light as an open lens shows points that are out of focus. */
function paintDisc(canvas: Canvas, x: number, y: number, radius: number, light: Colour, strength: number): void {
  for (let py = Math.floor(y - radius - 1); py <= y + radius + 1; py += 1) {
    for (let px = Math.floor(x - radius - 1); px <= x + radius + 1; px += 1) {
      const away = Math.hypot(px - x, py - y) / radius;
      const inside = clamp((1 - away) * radius * 0.5 + 0.5);
      if (inside > 0) shine(canvas, px, py, light, strength * inside * (0.72 + 0.4 * away ** 3));
    }
  }
}

export const cityLightScenes: Scenes = {
  'streets-from-above': (canvas, random) => {
    const { width } = canvas;
    const noise = createNoise(random);
    const turn = 0.32;
    const place = (u: number, v: number) => ({
      x: width * (0.5 + u * Math.cos(turn) - v * Math.sin(turn)),
      y: width * (0.5 + u * Math.sin(turn) + v * Math.cos(turn)),
    });
    const across = streetLines(random, -0.8, 0.8, 0.066);
    const along = streetLines(random, -0.8, 0.8, 0.046);
    const nearest = (lines: [number, number][], at: number) => {
      let best = 1;
      let weight = 0;
      for (const [line, importance] of lines) {
        const gap = Math.abs(line - at) / (0.55 + 0.6 * importance);
        if (gap < best) {
          best = gap;
          weight = importance;
        }
      }
      return { gap: best, weight };
    };
    const tables = [across, along].map((lines) => Array.from({ length: 3201 }, (_, i) => nearest(lines, (i - 1600) / 2000)));
    fill(canvas, (px, py) => {
      const x = px / width - 0.5;
      const y = py / width - 0.5;
      const u = x * Math.cos(turn) + y * Math.sin(turn);
      const v = y * Math.cos(turn) - x * Math.sin(turn);
      const a = tables[0]?.[Math.round(u * 2000) + 1600];
      const b = tables[1]?.[Math.round(v * 2000) + 1600];
      if (a === undefined || b === undefined) return [0, 0, 0];
      const park = smoothstep(0.3, 0.42, noise.fbm(u * 2.4 + 3, v * 2.4, 3));
      const street = (gap: number, weight: number) =>
        weight * (Math.exp(-((gap / 0.0034) ** 2)) * 0.8 + 0.16 * Math.exp(-gap * 130));
      const glow = (street(a.gap, a.weight) + street(b.gap, b.weight)) * (1 - 0.75 * park) * (0.75 + 0.5 * noise.fbm(u * 40, v * 40, 2));
      const roof = noise.cell(Math.floor(u * 88 + 3 * noise.cell(Math.floor(v * 60), 5)), Math.floor(v * 104));
      const block = (0.012 + 0.028 * roof) * (1 - 0.6 * park) * (1 + 0.4 * noise.fbm(u * 60, v * 60, 2));
      return [block * 1.05 + amber[0] * glow, block + amber[1] * glow, block * 1.35 + amber[2] * glow * 1.1];
    });
    for (const [lines, swap] of [
      [across, false],
      [along, true],
    ] as const) {
      for (const [line, importance] of lines) {
        for (let at = -0.8; at < 0.8; at += 0.0125) {
          const { x, y } = swap ? place(at, line) : place(line, at);
          const lamp = random() < 0.2 * importance ? white : amber;
          sparkle(canvas, x, y, 1.15, lamp, 1.7 * (0.35 + importance));
          if (random() < importance * 0.8) {
            const side = random() < 0.5 ? -1 : 1;
            const off = 0.0022 * side;
            const car = swap ? place(at + random(0, 0.012), line + off) : place(line + off, at + random(0, 0.012));
            sparkle(canvas, car.x, car.y, 0.9, side > 0 ? red : white, random(0.5, 1.6));
          }
        }
      }
    }
    for (let i = 0; i < 9000; i += 1) {
      const { x, y } = place(random(-0.8, 0.8), random(-0.8, 0.8));
      sparkle(canvas, x, y, 0.7, random() < 0.6 ? white : random() < 0.5 ? amber : cool, random() ** 5 * 1.8);
    }
    return { contrast: 0.3, bloom: 0.3, vignette: 0.3, grain: 3.5 };
  },
  'streets-to-the-horizon': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const horizon = height * 0.3;
    paintSky(
      canvas,
      horizon,
      [
        [0, '#0d1a3d'],
        [0.5, '#23407a'],
        [0.85, '#6a6f9c'],
        [1, '#d79a7a'],
      ],
      { x: width * 0.5, y: horizon, light: '#ff9d5c', glow: 0.16 },
    );
    const focal = width * 0.95;
    const project = (x: number, z: number, up = 0) => ({ x: width / 2 + (x * focal) / z, y: horizon + ((1 - up) * focal) / z });
    fill(
      canvas,
      (_x, y) => {
        const away = Math.min(1, (horizon * 0.04) / (y - horizon + 4));
        return [mix(0.008, 0.2, away), mix(0.009, 0.12, away), mix(0.017, 0.1, away)];
      },
      Math.ceil(horizon),
    );
    const turned = 0.22;
    const put = (u: number, v: number, up: number, light: Colour, strength: number, size: number) => {
      const x = u * Math.cos(turned) + (v - 10) * Math.sin(turned);
      const z = v * Math.cos(turned) - u * Math.sin(turned) + 0.6;
      if (z < 1.05) return;
      const at = project(x, z, up);
      if (at.x < -4 || at.x > width + 4 || at.y > height + 4) return;
      const faded = Math.exp(-z * 0.018);
      sparkle(canvas, at.x, at.y, clamp(size / z ** 0.72, 0.5, 3), light, (strength * faded) / (0.5 + z * 0.055));
    };
    for (const [line, importance] of streetLines(random, -34, 34, 0.62)) {
      for (let v = 0.6; v < 60; v += 0.05 + v * 0.007) {
        put(line, v, 0.03, random() < 0.15 ? white : amber, 0.75 * (0.3 + importance), 2.6);
        if (importance === 1 && random() < 0.7) put(line + 0.03, v + random(0, 0.2), 0, random() < 0.5 ? red : white, 0.9, 2);
      }
    }
    for (const [line, importance] of streetLines(random, 0.8, 60, 0.8)) {
      for (let u = -34; u < 34; u += 0.055 + line * 0.004) {
        put(u, line, 0.03, random() < 0.15 ? white : amber, 0.65 * (0.3 + importance), 2.6);
      }
    }
    for (let i = 0; i < 60_000; i += 1) {
      const v = 0.8 + 58 * random() ** 1.7;
      const u = random(-1, 1) * (3 + v * 0.75);
      const tower = smoothstep(0.15, 0.5, noise.fbm(u * 0.21, v * 0.21 + 7, 3));
      const up = random(0, 0.06 + 0.3 * tower * noise.cell(Math.floor(u * 3), Math.floor(v * 3)));
      put(u, v, up, random() < 0.7 ? white : random() < 0.6 ? amber : cool, random() ** 3 * (0.5 + tower), 1.5);
    }
    return { contrast: 0.3, bloom: 0.3, vignette: 0.2, grain: 3 };
  },
  'rain-lights': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    paintSky(canvas, height, [
      [0, '#0b1224'],
      [0.55, '#1f2338'],
      [1, '#0d0d14'],
    ]);
    const palette = ['#ffab4a', '#ffcf8f', '#ff5a36', '#ffe9c9', '#6fb6ff', '#4fd1a5', '#ff7f9f'].map(colour);
    for (let i = 0; i < 170; i += 1) {
      const row = random() ** 0.8;
      const y = height * (0.3 + 0.42 * row + random.normal() * 0.05);
      paintDisc(canvas, random(-0.05, 1.05) * width, y, mix(9, 44, row) * random(0.75, 1.15), random.pick(palette), random(0.08, 0.5));
    }
    blurCanvas(canvas, 1.5);
    // The wet street doubles the lights, drawn downwards.
    for (let y = Math.floor(height * 0.76); y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const shifted = sample(canvas, x + 14 * noise.at(x * 0.02, y * 0.05), height * 1.5 - y);
        shine(canvas, x, y, shifted, 0.4 * smoothstep(0.76, 0.86, y / height));
      }
    }
    const scene = copyCanvas(canvas);
    const soft = copyCanvas(canvas);
    blurCanvas(soft, 14);
    fill(canvas, (x, y) => {
      const mist = 0.35 + 0.35 * noise.fbm((x / width) * 5, (y / width) * 5, 4);
      const a = sample(scene, x, y);
      const b = sample(soft, x, y);
      return [mix(a[0], b[0], mist) + 0.004, mix(a[1], b[1], mist) + 0.005, mix(a[2], b[2], mist) + 0.008];
    });
    for (let i = 0; i < 620; i += 1) {
      const size = 1.6 + 13 * random() ** 4.5;
      const [cx, cy] = [random(0, width), random(0, height)];
      const stretch = random(1, 1.25);
      for (let py = Math.floor(cy - size * stretch); py <= cy + size * stretch; py += 1) {
        for (let px = Math.floor(cx - size); px <= cx + size; px += 1) {
          const dx = (px - cx) / size;
          const dy = (py - cy) / (size * stretch);
          const away = Math.hypot(dx, dy) + 0.1 * noise.at(px * 0.2, py * 0.2 + i);
          if (away > 1 || px < 0 || py < 0 || px >= width || py >= height) continue;
          // A drop is a lens: it shows the street upside down.
          const bend = away ** 2;
          const seen = sample(soft, cx - dx * width * 0.16 * bend, cy - dy * height * 0.42 * bend);
          const rim = 1 - 0.75 * smoothstep(0.72, 1, away) + 0.5 * Math.exp(-((dx + 0.3) ** 2 + (dy + 0.4) ** 2) * 14);
          const at = (py * width + px) * 3;
          const share = clamp((1 - away) * size * 0.7);
          const tone = times(seen, rim * 1.25);
          for (let c = 0; c < 3; c += 1) canvas.data[at + c] = mix(canvas.data[at + c] as number, tone[c] as number, share);
        }
      }
    }
    return { contrast: 0.3, bloom: 0.2, vignette: 0.25, grain: 3 };
  },
};
