import { type Canvas, cover, shine } from '../render/canvas.ts';
import { type Colour, clamp, colour, mix, smoothstep } from '../render/colour.ts';
import type { Noise } from '../render/noise.ts';
import type { Random } from '../render/random.ts';

export interface Curtain {
  /** Height of the lower edge at the left and right, as shares of the picture's height. */
  left: number;
  right: number;
  /** How far the rays reach up, as a share of the picture's height. */
  reach: number;
  low: string;
  high: string;
  strength: number;
}

/** A curtain of northern lights: rays that stand on a folded line. */
export function paintCurtain(canvas: Canvas, noise: Noise, random: Random, curtain: Curtain): void {
  const { width, height } = canvas;
  const low = colour(curtain.low);
  const high = colour(curtain.high);
  const offset = random(0, 300);
  const samples = width * 5;
  for (let i = 0; i < samples; i += 1) {
    const s = (i / samples) * 1.3 - 0.15;
    const fold = noise.fbm(s * 3.1 + offset, 3, 3) * 0.2;
    const x = Math.round((s + fold) * width);
    if (x < 0 || x >= width) continue;
    const rays = 0.5 + 0.7 * noise.fbm(s * 38 + offset, 9, 4, 0.62) + 0.35 * noise.at(s * 5 + offset, 1);
    const bright = Math.max(0, rays) ** 1.4 * curtain.strength * 0.19;
    if (bright < 0.002) continue;
    const foot = (mix(curtain.left, curtain.right, s) + noise.fbm(s * 2.2 + offset, 20, 3) * 0.13) * height;
    const reach = curtain.reach * height * (0.6 + 0.75 * Math.abs(noise.at(s * 17 + offset, 5)));
    for (
      let y = Math.max(0, Math.floor(foot - reach * 2.6));
      y < Math.min(height, foot + height * 0.03);
      y += 1
    ) {
      const up = (foot - y) / reach;
      const edge = smoothstep(-0.09, 0.09, up);
      const fade = edge * Math.exp(-Math.max(0, up) * 1.9);
      const colourUp = smoothstep(0.05, 0.95, up);
      const light: Colour = [
        mix(low[0], high[0], colourUp),
        mix(low[1], high[1], colourUp),
        mix(low[2], high[2], colourUp),
      ];
      shine(canvas, x, y, light, fade * bright);
    }
  }
}

export interface Moon {
  x: number;
  y: number;
  radius: number;
  light: string;
  /** Brightness of the lit ground. */
  bright: number;
  /** Where the sun stands as seen from the moon: `[0, 0, 1]` is full. */
  sun: readonly [number, number, number];
  craters: number;
}

/** The moon with its seas, craters and rays. */
export function paintMoon(canvas: Canvas, noise: Noise, random: Random, moon: Moon): void {
  const light = colour(moon.light);
  const craters = Array.from({ length: moon.craters }, () => {
    const size = Math.min(0.075, 0.006 / random(0.05, 1) ** 0.9);
    const angle = random(0, 2 * Math.PI);
    const away = Math.sqrt(random()) * 0.93;
    return {
      x: Math.cos(angle) * away,
      y: Math.sin(angle) * away,
      size,
      fresh: random() < 0.09 ? 1 : random(0, 0.2),
    };
  });
  const size = Math.ceil(moon.radius * 2 + 4);
  const relief = new Float32Array(size * size);
  const rays = new Float32Array(size * size);
  const half = size / 2;
  for (const crater of craters) stampCrater(relief, rays, size, moon.radius, crater, noise);
  for (let py = 1; py < size - 1; py += 1) {
    for (let px = 1; px < size - 1; px += 1) {
      const x = (px - half) / moon.radius;
      const y = (py - half) / moon.radius;
      const squared = x * x + y * y;
      if (squared > 1.02) continue;
      const z = Math.sqrt(Math.max(0, 1 - squared));
      const bend = 1 / (0.55 + 0.45 * z);
      const u = x * bend;
      const v = y * bend;
      const form = noise.fbm(u * 1.25 + 1.7, v * 1.25 + 0.4, 5, 0.52) + 0.22 * (0.3 - v) - 0.12 * u;
      const sea = smoothstep(0.0, 0.2, form);
      const rough = noise.fbm(u * 9, v * 9, 5, 0.62);
      const at = py * size + px;
      const slopeX = (relief[at + 1] as number) - (relief[at - 1] as number);
      const slopeY = (relief[at + size] as number) - (relief[at - size] as number);
      const [sx, sy, sz] = moon.sun;
      const facing = (x - (slopeX * 1.3 + rough * 0.04) * z) * sx + (y - slopeY * 1.3 * z) * sy + z * sz;
      // The full moon is nearly as bright at its rim as in its middle.
      const lit = Math.max(0, facing) ** (sz > 0.8 ? 0.38 : 0.75);
      const ground =
        mix(0.86, 0.4, sea) * (1 + rough * 0.2) * (1 - (slopeX + slopeY) * 0.5) + (rays[at] as number) * 0.3;
      const bright = moon.bright * lit * Math.max(0.1, ground);
      const share = clamp((1 - Math.sqrt(squared)) * moon.radius + 0.5);
      const tint: Colour = [
        light[0] * bright,
        light[1] * bright * mix(1, 0.985, sea),
        light[2] * bright * mix(0.97, 1.02, sea),
      ];
      if (facing > 0)
        cover(canvas, Math.round(moon.x - half) + px, Math.round(moon.y - half) + py, tint, share);
    }
  }
}

function stampCrater(
  relief: Float32Array,
  rays: Float32Array,
  size: number,
  radius: number,
  crater: { x: number; y: number; size: number; fresh: number },
  noise: Noise,
): void {
  const middle = size / 2;
  const squash = Math.max(0.25, Math.sqrt(1 - crater.x ** 2 - crater.y ** 2));
  const reach = crater.size * (crater.fresh === 1 ? 9 : 2.2) * radius;
  const cx = middle + crater.x * radius;
  const cy = middle + crater.y * radius;
  for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(size, cy + reach); y += 1) {
    for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(size, cx + reach); x += 1) {
      const dx = (x - cx) / radius;
      const dy = (y - cy) / radius;
      const radial = (dx * crater.x + dy * crater.y) / (Math.hypot(crater.x, crater.y) + 1e-6);
      const away = Math.hypot(dx, dy, radial * (1 / squash - 1)) / crater.size;
      const bowl = away < 1 ? (away * away - 1) * 0.8 : 0;
      const rim = Math.exp(-((away - 1) ** 2) * 14) * 0.55;
      const at = y * size + x;
      relief[at] = (relief[at] as number) + (bowl + rim) * crater.size * 9;
      if (crater.fresh === 1 && away > 0.6) {
        const spokes = Math.max(
          0,
          noise.at(Math.atan2(dy, dx) * 5 + crater.x * 40, crater.y * 40 + away * 0.08),
        );
        rays[at] = (rays[at] as number) + spokes * Math.exp(-away * 0.42) * 1.6 + 0.8 * Math.exp(-away * 1.1);
      }
    }
  }
}
