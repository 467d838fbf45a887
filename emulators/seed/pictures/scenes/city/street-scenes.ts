import { paintSky } from '../../nature/sky.ts';
import { fill, sparkle } from '../../render/canvas.ts';
import { type Colour, clamp, colour, mix, smoothstep } from '../../render/colour.ts';
import { createNoise } from '../../render/noise.ts';
import type { Random } from '../../render/random.ts';
import type { Scenes } from '../scene.ts';

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

export const streetScenes: Scenes = {
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
    const tables = [across, along].map((lines) =>
      Array.from({ length: 3201 }, (_, i) => nearest(lines, (i - 1600) / 2000)),
    );
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
      const glow =
        (street(a.gap, a.weight) + street(b.gap, b.weight)) *
        (1 - 0.75 * park) *
        (0.75 + 0.5 * noise.fbm(u * 40, v * 40, 2));
      const roof = noise.cell(
        Math.floor(u * 88 + 3 * noise.cell(Math.floor(v * 60), 5)),
        Math.floor(v * 104),
      );
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
            const car = swap
              ? place(at + random(0, 0.012), line + off)
              : place(line + off, at + random(0, 0.012));
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
    const project = (x: number, z: number, up = 0) => ({
      x: width / 2 + (x * focal) / z,
      y: horizon + ((1 - up) * focal) / z,
    });
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
      sparkle(
        canvas,
        at.x,
        at.y,
        clamp(size / z ** 0.6, 0.62, 3),
        light,
        (strength * faded * 3) / (0.5 + z * 0.05),
      );
    };
    for (const [line, importance] of streetLines(random, -34, 34, 0.62)) {
      for (let v = 0.6; v < 60; v += 0.045 + v * 0.005) {
        put(line, v, 0.03, random() < 0.15 ? white : amber, 0.9 * (0.35 + importance), 3);
        if (importance === 1 && random() < 0.7)
          put(line + 0.03, v + random(0, 0.2), 0, random() < 0.5 ? red : white, 0.9, 2);
      }
    }
    for (const [line, importance] of streetLines(random, 0.8, 60, 0.8)) {
      for (let u = -34; u < 34; u += 0.055 + line * 0.003) {
        put(u, line, 0.03, random() < 0.15 ? white : amber, 0.65 * (0.3 + importance), 2.6);
      }
    }
    for (let i = 0; i < 90_000; i += 1) {
      const v = 0.8 + 58 * random() ** 1.7;
      const u = random(-1, 1) * (3 + v * 0.75);
      const tower = smoothstep(0.15, 0.5, noise.fbm(u * 0.21, v * 0.21 + 7, 3));
      const up = random(0, 0.06 + 0.3 * tower * noise.cell(Math.floor(u * 3), Math.floor(v * 3)));
      put(
        u,
        v,
        up,
        random() < 0.7 ? white : random() < 0.6 ? amber : cool,
        random() ** 3 * (0.5 + tower),
        1.5,
      );
    }
    return { contrast: 0.3, bloom: 0.3, vignette: 0.2, grain: 3 };
  },
};
