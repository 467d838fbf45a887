import { paintReflection } from '../../nature/ridges.ts';
import { paintClouds, paintSky } from '../../nature/sky.ts';
import { type Canvas, cover, shine } from '../../render/canvas.ts';
import { blend, type Colour, colour, mix, smoothstep, times } from '../../render/colour.ts';
import { createNoise, type Noise } from '../../render/noise.ts';
import type { Scenes } from '../scene.ts';
import { lampColours, paintTowers } from './towers.ts';

/** Fifteen seconds of small waves pull every light on the shore into a long streak. */
function drawOutLights(canvas: Canvas, noise: Noise, shore: number): void {
  paintReflection(canvas, noise, { shore, ripple: 0.03, depth: '#0d1428', share: 0.22 });
  const { width, height, data } = canvas;
  for (let x = 0; x < width; x += 1) {
    const carried = [0, 0, 0];
    for (let y = shore; y < height; y += 1) {
      const near = (y - shore) / (height - shore);
      const from = (Math.max(0, Math.round(shore - 4 - (y - shore) * 0.9)) * width + x) * 3;
      const at = (y * width + x) * 3;
      const gleam = 0.75 + 0.5 * noise.fbm((x / width) * 14, 3 / (near + 0.05) + near * 26, 3);
      for (let c = 0; c < 3; c += 1) {
        carried[c] = (carried[c] as number) * 0.965 + Math.min(1.5, data[from + c] as number) * 0.035;
        data[at + c] =
          (data[at + c] as number) * 0.35 + (carried[c] as number) * gleam * mix(1.25, 0.75, near);
      }
    }
  }
}

function fogBank(canvas: Canvas, noise: Noise, mist: Colour, level: number, seed: number): void {
  const { width, height } = canvas;
  for (let y = Math.floor(height * 0.3); y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const form = noise.fbm((x / width) * 3.2 + seed * 9, (y / height) * 6 + seed, 5, 0.52);
      const depth = smoothstep(level - 0.12, level + 0.2, y / height + form * 0.17);
      const light = 1 + form * 0.16;
      cover(canvas, x, y, times(mist, light), depth * 0.96);
    }
  }
}

export const skylineScenes: Scenes = {
  'skyline-night-water': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const shore = Math.round(height * 0.63);
    paintSky(
      canvas,
      shore,
      [
        [0, '#0b1430'],
        [0.5, '#1e2f5a'],
        [0.85, '#5a5478'],
        [1, '#b07a64'],
      ],
      { x: width * 0.5, y: shore, light: '#ff9b52', glow: 0.14 },
    );
    paintClouds(canvas, noise, shore * 0.95, {
      ...{ lit: '#7d6d86', shade: '#182446', amount: 0.48, size: 0.9, stretch: 3, density: 0.6 },
    });
    const shared = { ground: shore, centre: 0.55, mist: colour('#8a6a6c') };
    paintTowers(canvas, noise, random, {
      ...{ ...shared, low: 30, high: height * 0.3, slim: 18, wide: 46, body: colour('#3a4266'), haze: 0.75 },
      ...{ lit: 0.3, power: 0.4, window: 4 },
    });
    paintTowers(canvas, noise, random, {
      ...{ ...shared, low: 40, high: height * 0.46, slim: 26, wide: 62, body: colour('#20263f'), haze: 0.4 },
      ...{ lit: 0.32, power: 0.9, window: 5 },
    });
    paintTowers(canvas, noise, random, {
      ...{ ...shared, low: 14, high: height * 0.24, slim: 30, wide: 80, body: colour('#101424'), haze: 0.1 },
      ...{ lit: 0.36, power: 1.3, window: 6, centre: 0.4 },
    });
    for (let x = 6; x < width; x += random(11, 26)) {
      const lamp = random.pick(lampColours);
      for (let dy = -3; dy <= 3; dy += 1) {
        for (let dx = -3; dx <= 3; dx += 1) {
          shine(canvas, Math.round(x) + dx, shore - 5 + dy, lamp, 2.6 * Math.exp(-(dx * dx + dy * dy) * 0.5));
        }
      }
    }
    drawOutLights(canvas, noise, shore);
    return { contrast: 0.3, bloom: 0.3, vignette: 0.2 };
  },
  'skyline-fog': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    paintSky(
      canvas,
      height,
      [
        [0, '#8fb0d0'],
        [0.35, '#e4d3c3'],
        [0.6, '#f3e3d2'],
        [1, '#dcd9d8'],
      ],
      { x: width * 0.18, y: height * 0.3, light: '#ffd3a0', glow: 0.4 },
    );
    const mist = colour('#ece5df');
    const rows = [
      { high: 0.5, ground: 0.86, body: '#b3b4bd', haze: 1, slim: 24, wide: 50 },
      { high: 0.6, ground: 0.94, body: '#7c8496', haze: 1, slim: 30, wide: 68 },
      { high: 0.68, ground: 1.08, body: '#465064', haze: 1, slim: 40, wide: 96 },
    ];
    for (const [i, row] of rows.entries()) {
      paintTowers(canvas, noise, random, {
        ...{
          ground: Math.round(height * row.ground),
          low: height * 0.05,
          high: height * row.high,
          slim: row.slim,
          wide: row.wide,
        },
        ...{
          body: colour(row.body),
          mist,
          haze: row.haze * 1.25,
          lit: 0,
          power: 0,
          window: 5 + i,
          centre: [0.7, 0.35, 0.58][i] ?? 0.5,
        },
      });
      fogBank(canvas, noise, mist, 0.48 + i * 0.13, i);
    }
    return { contrast: 0.25, vignette: 0.1 };
  },
  'skyline-dawn': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const sun = { x: width * 0.62, y: height * 0.36, light: '#ffb45c', glow: 0.65, disc: width * 0.05 };
    paintSky(
      canvas,
      height * 0.75,
      [
        [0, '#7d6f92'],
        [0.35, '#d98d70'],
        [0.7, '#f7a552'],
        [1, '#fbc176'],
      ],
      sun,
    );
    const layers = 6;
    for (let i = 0; i < layers; i += 1) {
      const near = i / (layers - 1);
      paintTowers(canvas, noise, random, {
        ground: Math.round(height * mix(0.68, 1.04, near)),
        low: height * mix(0.05, 0.15, near),
        high: height * mix(0.3, 0.42, near),
        slim: mix(16, 60, near),
        wide: mix(34, 150, near),
        body: blend(colour('#dd8c58'), colour('#1f1520'), near ** 0.8),
        mist: blend(colour('#f6b26b'), colour('#9c5a48'), near),
        haze: mix(0.85, 0.5, near),
        ...{
          lit: near > 0.5 ? 0.03 : 0,
          power: 0.22,
          window: mix(4, 9, near),
          centre: [0.3, 0.7, 0.45, 0.2, 0.8, 0.3][i] ?? 0.5,
        },
      });
    }
    return { contrast: 0.3, bloom: 0.15 };
  },
};
