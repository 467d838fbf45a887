import { type Canvas, cover, shine } from '../render/canvas.ts';
import { blend, type Colour, clamp, colour, mix, smoothstep, times } from '../render/colour.ts';
import { createNoise, type Noise } from '../render/noise.ts';
import type { Random } from '../render/random.ts';
import { paintReflection } from '../render/ridges.ts';
import { paintClouds, paintSky } from '../render/sky.ts';
import type { Scenes } from './scene.ts';

interface Quarter {
  /** Row on which the towers stand. */
  ground: number;
  /** Lowest and highest tower, in pixels. */
  low: number;
  high: number;
  /** Widths of the towers in pixels. */
  slim: number;
  wide: number;
  body: Colour;
  /** What the air adds towards the ground. */
  mist: Colour;
  haze: number;
  /** Share of lit windows and their brightness. */
  lit: number;
  power: number;
  /** Size of a window in pixels. */
  window: number;
  /** Where along the width the tallest stand, 0 to 1. */
  centre: number;
}

const lampColours = ['#ffc27a', '#ffd9a6', '#fff0d8', '#dfeaff', '#ffb05c'].map(colour);

/** A row of towers from edge to edge. */
function paintTowers(canvas: Canvas, noise: Noise, random: Random, quarter: Quarter): void {
  for (let x = -quarter.wide * random(); x < canvas.width; ) {
    const wide = random(quarter.slim, quarter.wide);
    const middle = Math.exp(-((((x + wide / 2) / canvas.width - quarter.centre) / 0.3) ** 2));
    const tall = mix(quarter.low, quarter.high, clamp(random() ** 1.5 * 0.65 + middle * random(0.05, 0.5)));
    paintTower(canvas, noise, random, quarter, Math.round(x), Math.round(wide), tall);
    x += wide * random(0.92, 1.3);
  }
}

function paintTower(canvas: Canvas, noise: Noise, random: Random, quarter: Quarter, x: number, wide: number, tall: number) {
  const setbacks = random() < 0.5 ? [1] : random() < 0.5 ? [1, random(0.72, 0.9)] : [1, 0.82, 0.58];
  const slant = random() < 0.16 ? random(-0.5, 0.5) : 0;
  const style = random();
  const cell = quarter.window * random(0.85, 1.25);
  const seed = Math.floor(random(0, 4000));
  const occupied = quarter.lit * random(0.3, 1.7);
  const shade = random(0.75, 1.25);
  const favourite = random.pick(lampColours);
  const top = quarter.ground - tall;
  for (let px = x; px < x + wide; px += 1) {
    const across = (px - x + 0.5) / wide;
    for (let py = Math.floor(top - Math.abs(slant) * wide); py < quarter.ground; py += 1) {
      const up = (quarter.ground - py) / tall;
      const tier = up > 0.9 ? setbacks.at(-1) : up > 0.74 ? setbacks[Math.min(1, setbacks.length - 1)] : 1;
      if (Math.abs(across - 0.5) * 2 > (tier ?? 1)) continue;
      const edge = clamp(py - top - (across - 0.5) * slant * wide + 1);
      if (edge <= 0) continue;
      const face = across < 0.36 ? 1.22 : 0.86;
      const column = Math.floor((px - x) / cell);
      const row = Math.floor((py - top) / (cell * 1.25));
      const inX = (px - x) / cell - column;
      const inY = (py - top) / (cell * 1.25) - row;
      const ribs = style < 0.35 ? (inX > 0.3 ? 1.15 : 0.8) : style < 0.7 ? (inY > 0.4 ? 1.12 : 0.82) : 1;
      let tone = times(quarter.body, face * shade * ribs * (0.85 + 0.3 * up));
      const pane = inX > 0.22 && inY > 0.3;
      const value = noise.cell(column * 3 + seed, row * 7 + seed);
      const storey = noise.cell(seed + 9, row * 5);
      const on = value < occupied * (storey > 0.9 ? 4 : storey < 0.25 ? 0.2 : 1);
      if (pane && on && quarter.power > 0) {
        const lamp = noise.cell(column * 7, row * 3 + seed) > 0.4 ? favourite : (lampColours[Math.floor(value * 1000) % 5] as Colour);
        const bright = quarter.power * (0.25 + 1.3 * noise.cell(row * 11 + seed, column * 5) ** 2);
        tone = [tone[0] + lamp[0] * bright, tone[1] + lamp[1] * bright, tone[2] + lamp[2] * bright];
      }
      const drift = 0.25 * noise.fbm((px / canvas.width) * 4, (py / canvas.height) * 5 + seed, 3);
      const fog = clamp(quarter.haze * smoothstep(1.02, -0.05, up + drift));
      cover(canvas, px, py, blend(tone, quarter.mist, fog), edge);
    }
  }
  if (random() < 0.3 && tall > quarter.high * 0.55) {
    const mast = x + Math.floor(wide / 2);
    const height = tall * random(0.08, 0.22);
    for (let py = Math.floor(top - height); py < top; py += 1) {
      const thick = mix(0.35, 1, (py - top + height) / height);
      cover(canvas, mast, py, times(quarter.body, 0.9), thick);
      cover(canvas, mast + 1, py, times(quarter.body, 0.9), thick * 0.6);
    }
    if (quarter.power > 0) for (const [dx, dy] of [[0, 0], [1, 0], [0, 1], [1, 1]] as const) shine(canvas, mast + dx, Math.floor(top - height) + dy, [2.2, 0.12, 0.08], 1);
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
        ...{ ground: Math.round(height * row.ground), low: height * 0.05, high: height * row.high, slim: row.slim, wide: row.wide },
        ...{ body: colour(row.body), mist, haze: row.haze * 1.25, lit: 0, power: 0, window: 5 + i, centre: [0.7, 0.35, 0.58][i] ?? 0.5 },
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
        low: height * 0.04,
        high: height * mix(0.3, 0.44, near),
        slim: mix(16, 60, near),
        wide: mix(34, 150, near),
        body: blend(colour('#dd8c58'), colour('#1f1520'), near ** 0.8),
        mist: blend(colour('#f6b26b'), colour('#9c5a48'), near),
        haze: mix(0.85, 0.5, near),
        ...{ lit: near > 0.5 ? 0.05 : 0, power: 0.5, window: mix(4, 9, near), centre: [0.3, 0.7, 0.45, 0.2, 0.8, 0.3][i] ?? 0.5 },
      });
    }
    return { contrast: 0.3, bloom: 0.15 };
  },
};

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
        data[at + c] = (data[at + c] as number) * 0.35 + (carried[c] as number) * gleam * mix(1.25, 0.75, near);
      }
    }
  }
}

function fogBank(canvas: Canvas, noise: Noise, mist: Colour, level: number, seed: number): void {
  const { width, height } = canvas;
  for (let y = Math.floor(height * 0.3); y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const form = noise.fbm((x / width) * 3.2 + seed * 9, (y / height) * 6 + seed, 5, 0.52);
      const depth = smoothstep(level - 0.06, level + 0.13, y / height + form * 0.17);
      const light = 1 + form * 0.16;
      cover(canvas, x, y, times(mist, light), depth * 0.96);
    }
  }
}
