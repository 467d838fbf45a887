import { type Canvas, fill, shine } from '../render/canvas.ts';
import { blend, type Colour, colour, mix, ramp, smoothstep } from '../render/colour.ts';
import type { Noise } from '../render/noise.ts';

export interface Sun {
  /** Pixels. */
  x: number;
  y: number;
  light: string;
  /** Brightness of the glow around it. */
  glow: number;
  /** Radius of the visible disc in pixels; none without. */
  disc?: number;
}

/** A clear sky: stops run from the top of the picture (0) to `horizon` pixels down (1). */
export function paintSky(
  canvas: Canvas,
  horizon: number,
  stops: readonly (readonly [number, string])[],
  sun?: Sun,
): void {
  const sky = ramp(stops);
  fill(canvas, (_x, y) => sky(y / horizon));
  if (sun !== undefined) addSun(canvas, sun);
}

function addSun(canvas: Canvas, sun: Sun): void {
  const light = colour(sun.light);
  const scale = 1 / Math.max(canvas.width, canvas.height);
  for (let y = 0; y < canvas.height; y += 1) {
    for (let x = 0; x < canvas.width; x += 1) {
      const away = Math.hypot(x - sun.x, (y - sun.y) * 1.25) * scale;
      let strength = sun.glow * (0.55 * Math.exp(-away * 5) + 0.5 * Math.exp(-away * 18));
      if (sun.disc !== undefined) {
        strength += 3 * smoothstep(sun.disc + 1.2, sun.disc - 1.2, Math.hypot(x - sun.x, y - sun.y));
      }
      shine(canvas, x, y, light, strength);
    }
  }
}

export interface Clouds {
  /** Lit and shaded colour. */
  lit: string;
  shade: string;
  /** 0 is a clear sky, 1 a closed one. */
  amount: number;
  /** Size of the clouds; 1 is about a third of the picture overhead. */
  size: number;
  /** How far they are drawn out sideways; 1 is not at all. */
  stretch?: number;
  /** Share of the light that thick cloud stops. */
  density?: number;
  /** Where the light comes from, in pixels. */
  towards?: { x: number; y: number };
}

/** Clouds on a plane overhead, smaller and closer together towards the horizon. */
export function paintClouds(canvas: Canvas, noise: Noise, horizon: number, clouds: Clouds): void {
  const { amount, size, stretch = 1.6, density = 0.92, towards } = clouds;
  const lit = colour(clouds.lit);
  const shade = colour(clouds.shade);
  const scale = Math.max(canvas.width, canvas.height);
  const floor = 1 - amount;
  for (let y = 0; y < Math.min(horizon, canvas.height); y += 1) {
    const height = (horizon - y) / scale;
    const away = 0.55 / (height + 0.085) / size;
    const haze = smoothstep(0, 0.06, height);
    for (let x = 0; x < canvas.width; x += 1) {
      const across = (((x / scale - 0.5) * 2.2) / (height + 0.2) / size) * 1.1;
      const px = across / stretch;
      const py = away * 1.7;
      const bend = noise.fbm(px * 0.7 + 3, py * 0.7, 2) * 0.9;
      const form = noise.fbm(px + bend, py + bend * 0.4, 6, 0.52) * 0.75 + 0.5;
      const cover = smoothstep(floor, floor + 0.42, form) * haze;
      if (cover <= 0.002) continue;
      let bright = 0.45 + 0.9 * (0.6 - form * 0.55 * cover);
      if (towards !== undefined) {
        const toX = (towards.x - x) / scale;
        const toY = (towards.y - y) / scale;
        const length = Math.hypot(toX, toY) + 0.05;
        const step = 0.16 / length;
        const ahead =
          noise.fbm(px + bend + toX * step, py + bend * 0.4 - toY * step * 0.8, 3, 0.52) * 0.75 + 0.5;
        bright = mix(bright, 0.5 + (form - ahead) * 3.2, 0.65) + 0.35 * Math.exp(-length * 4.5);
      }
      const light = blend(shade, lit, smoothstep(0.1, 1, bright));
      layOver(canvas, x, y, light, cover * density);
    }
  }
}

function layOver(canvas: Canvas, x: number, y: number, light: Colour, share: number): void {
  const { data } = canvas;
  const at = (y * canvas.width + x) * 3;
  data[at] = mix(data[at] as number, light[0], share);
  data[at + 1] = mix(data[at + 1] as number, light[1], share);
  data[at + 2] = mix(data[at + 2] as number, light[2], share);
}
