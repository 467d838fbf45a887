import { type Canvas, shine, sparkle } from '../render/canvas.ts';
import { type Colour, clamp, mix, smoothstep } from '../render/colour.ts';
import type { Noise } from '../render/noise.ts';
import type { Random } from '../render/random.ts';

/** From red to blue stars; most are nearly white. */
export function starColour(random: Random): Colour {
  const warmth = clamp(0.5 + random.normal() * 0.28);
  return [mix(0.72, 1, warmth), mix(0.86, 0.86, warmth), mix(1.12, 0.7, warmth)];
}

/** Many faint stars and few bright ones over the upper part of the picture. */
export function paintStars(
  canvas: Canvas,
  random: Random,
  count: number,
  horizon: number,
  strength = 1,
  density: (x: number, y: number) => number = () => 1,
): void {
  const scale = Math.max(canvas.width, canvas.height) / 1440;
  for (let i = 0; i < count; i += 1) {
    const x = random(0, canvas.width);
    const y = random(0, horizon);
    const bright = Math.min(5, 0.06 / random(0.004, 1) ** 0.95);
    const light = starColour(random);
    if (random() > density(x, y)) continue;
    // Near the horizon more air dims them.
    const dimmed = bright * strength * smoothstep(1.02, 0.6, y / horizon);
    sparkle(canvas, x, y, (0.58 + Math.min(0.8, bright * 0.14)) * scale, light, Math.min(2.6, dimmed));
    if (dimmed > 2.2) sparkle(canvas, x, y, 3.4 * scale, light, 0.045 * dimmed);
  }
}

export interface MilkyWay {
  /** A point on its middle line, in pixels. */
  x: number;
  y: number;
  /** Direction of that line in radians, 0 is level. */
  angle: number;
  /** How strongly the line bends (an arch); 0 is straight. */
  bend?: number;
  /** Half width as a share of the longer side. */
  width: number;
  strength: number;
}

/** The band of the Milky Way with its dust; returns how dense the stars are, for `paintStars`. */
export function paintMilkyWay(
  canvas: Canvas,
  noise: Noise,
  horizon: number,
  way: MilkyWay,
): (x: number, y: number) => number {
  const scale = Math.max(canvas.width, canvas.height);
  const cos = Math.cos(way.angle);
  const sin = Math.sin(way.angle);
  const place = (x: number, y: number) => {
    const dx = (x - way.x) / scale;
    const dy = (y - way.y) / scale;
    const along = dx * cos + dy * sin;
    const across = dy * cos - dx * sin + (way.bend ?? 0) * along * along;
    return { along, across: across / way.width };
  };
  for (let y = 0; y < Math.min(canvas.height, horizon); y += 1) {
    const air = smoothstep(1.03, 0.7, y / horizon);
    for (let x = 0; x < canvas.width; x += 1) {
      const { along, across } = place(x, y);
      if (Math.abs(across) > 3.2) continue;
      const u = along * 7;
      const v = across * 0.9;
      const warp = noise.fbm(u * 0.8 + 9, v * 0.8, 4);
      const clouds = noise.fbm(u * 1.5 + warp, v * 1.5 - warp, 6, 0.56);
      const core = Math.exp(-((along - 0.08) ** 2) * 12);
      const band = Math.exp(-across * across * 0.75) * (0.5 + 0.75 * core);
      const lane = Math.exp(-((across + 0.22 * warp + 0.1) ** 2) * 5);
      const rift = noise.ridged(u * 0.9 + warp * 1.3 + 4, v * 1.2 + warp, 5);
      const dust = clamp(lane * smoothstep(0.18, 0.62, rift) * 1.25 + 0.3 * smoothstep(0.5, 0.9, rift));
      const glow = Math.max(0, band * (0.62 + clouds * 0.95)) * (1 - 0.86 * dust) * air * way.strength;
      const heart = glow * core;
      shine(canvas, x, y, [0.16 + 0.2 * core, 0.15 + 0.11 * core, 0.22], glow + heart * 0.5);
      const nebula = Math.max(0, noise.at(u * 2.3, v * 2.3 + 5) - 0.45) * band * air * way.strength;
      shine(canvas, x, y, [0.3, 0.06, 0.12], nebula * 0.5);
    }
  }
  return (x, y) => 0.3 + 0.7 * Math.exp(-(place(x, y).across ** 2) * 0.6);
}

/** Trails of stars that turn around a pole, in pixels; `sweep` is the angle they turned, in radians. */
export function paintStarTrails(
  canvas: Canvas,
  random: Random,
  pole: { x: number; y: number },
  count: number,
  sweep: number,
  strength: number,
): void {
  const farthest = Math.hypot(canvas.width, canvas.height) * 1.1;
  for (let i = 0; i < count; i += 1) {
    const radius = farthest * Math.sqrt(random(0.00002, 1));
    const start = random(0, 2 * Math.PI);
    const light = starColour(random);
    const bright = Math.min(1.5, 0.055 / random(0.02, 1) ** 0.8) * strength;
    const steps = Math.ceil(radius * sweep * 1.15) + 2;
    for (let step = 0; step < steps; step += 1) {
      const angle = start + (step / steps) * sweep;
      const x = pole.x + Math.cos(angle) * radius;
      const y = pole.y + Math.sin(angle) * radius * 0.97;
      if (x < -1 || y < -1 || x > canvas.width || y > canvas.height) continue;
      const left = Math.floor(x);
      const top = Math.floor(y);
      const fx = x - left;
      const fy = y - top;
      shine(canvas, left, top, light, bright * (1 - fx) * (1 - fy));
      shine(canvas, left + 1, top, light, bright * fx * (1 - fy));
      shine(canvas, left, top + 1, light, bright * (1 - fx) * fy);
      shine(canvas, left + 1, top + 1, light, bright * fx * fy);
    }
  }
}
