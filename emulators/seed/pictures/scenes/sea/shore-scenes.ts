import { paintStroke } from '../../nature/trees.ts';
import { type Canvas, cover } from '../../render/canvas.ts';
import { blend, type Colour, clamp, colour, mix, smoothstep } from '../../render/colour.ts';
import { createNoise, type Noise } from '../../render/noise.ts';
import type { Random } from '../../render/random.ts';
import type { Scenes } from '../scene.ts';
import { paintSlowWater } from './slow-water.ts';

const paleSky = [
  [0, '#b9c2c9'],
  [0.6, '#d5d9da'],
  [1, '#e4e3df'],
] as const;

function paintStack(
  canvas: Canvas,
  noise: Noise,
  stack: { x: number; half: number; tall: number; foot: number; lean: number; mist: Colour },
): void {
  const { height } = canvas;
  const rock = colour('#1b1b1e');
  const rim = colour('#6f6a68');
  for (let px = Math.floor(stack.x - stack.half * 1.7); px <= stack.x + stack.half * 1.7; px += 1) {
    const out = (px - stack.x) / stack.half;
    const rough = noise.fbm(px * 0.02, stack.x, 6, 0.55);
    const shape = 1 - Math.abs(out + stack.lean * 0.2 + rough * 0.3) ** 3.2;
    const top = stack.foot - stack.tall * Math.max(0, shape) * (0.82 + 0.28 * noise.fbm(px * 0.03, 7, 5));
    if (shape <= 0) continue;
    for (
      let py = Math.max(0, Math.floor(top));
      py < Math.min(height, stack.foot + stack.tall * 0.05);
      py += 1
    ) {
      const up = (stack.foot - py) / stack.tall;
      const wall = noise.fbm(px * 0.045 + 3, py * 0.016, 5, 0.6) + 0.5 * noise.fbm(px * 0.02, py * 0.09, 4);
      const lit = clamp(0.22 + wall * 0.75 - out * 0.3 * stack.lean + 0.25 * smoothstep(0.7, 1, up));
      const body = blend(rock, rim, lit * 0.75);
      const spray = smoothstep(0.2, -0.02, up + 0.08 * noise.fbm(px * 0.012, 3, 3)) * 0.95;
      cover(canvas, px, py, blend(body, stack.mist, spray), clamp(py + 1 - top) * (1 - spray * 0.65));
    }
  }
}

function paintPosts(canvas: Canvas, noise: Noise, random: Random, shore: number): void {
  const { width, height } = canvas;
  for (let i = 0; i < 15; i += 1) {
    const away = 1 + (14 - i) * 0.62;
    const x = width * (0.52 + (0.34 / away) * 0.9 - 0.02 * Math.sin(i * 2.2)) + random(-2, 2) / away;
    const foot = shore + (height * 0.34) / away;
    const tall = ((height * 0.36) / away) * random(0.72, 1.08);
    const thick = (width * 0.019) / away;
    for (let py = Math.floor(foot - tall); py < foot + tall * 1.02; py += 1) {
      const below = py > foot;
      const ripple = below
        ? noise.at(py * 0.12, i) * thick * 0.16 * Math.min(1, (py - foot) / (tall * 0.3))
        : 0;
      const worn =
        1 +
        0.16 * noise.at(py * 0.05, i * 3) -
        (below ? 0 : 0.22 * smoothstep(0.06, 0, (py - foot + tall) / tall));
      for (let px = Math.floor(x - thick * 1.3); px <= x + thick * 1.3; px += 1) {
        const side = (px - x - ripple) / (thick * worn * 0.5);
        const share = clamp((1 - Math.abs(side)) * thick * 0.5 + 0.5);
        if (share <= 0) continue;
        const wood = 0.05 + 0.045 * (1 - side) + 0.05 * noise.fbm(px * 0.5, py * 0.03, 3);
        const wet = smoothstep(0.22, 0.1, (foot - py) / tall);
        const tone = wood * mix(1, 0.5, wet);
        const fade = below ? 0.72 * (1 - (py - foot) / (tall * 1.15)) : 1;
        cover(canvas, px, py, [tone * 1.02, tone, tone * 0.98], share * fade);
      }
    }
  }
}

function paintJetty(canvas: Canvas, noise: Noise, shore: number): void {
  const { width, height } = canvas;
  const focal = height * 0.62;
  const eye = 1;
  for (let y = shore + 3; y < height; y += 1) {
    const z = (eye * focal) / (y - shore);
    if (z > 26) continue;
    for (let x = 0; x < width; x += 1) {
      const across = ((x - width / 2) * z) / focal;
      const edge = clamp(((0.52 - Math.abs(across)) * focal) / z + 0.5);
      if (edge <= 0) continue;
      const plank = z * 7.2;
      const board = Math.floor(plank);
      const gap =
        smoothstep(0.06 + 0.004 * z, 0.01, Math.min(plank - board, 1 - plank + board)) * smoothstep(20, 5, z);
      const grain = noise.fbm(across * 9 + board * 3.7, plank * 0.6, 4, 0.6);
      const own = 0.8 + 0.45 * noise.cell(board, 3);
      const sheen = 0.5 + 0.7 * smoothstep(0, 14, z);
      const tone = (0.115 + grain * 0.05) * own * (1 - gap * 0.85) * sheen * 1.5;
      cover(canvas, x, y, [tone * 0.93, tone * 1.05, tone * 1.38], edge);
    }
  }
  for (let i = 16; i >= 0; i -= 1) {
    const z = 1.45 + i * 1.5;
    for (const side of [-1, 1]) {
      const x = width / 2 + (side * 0.55 * focal) / z;
      const foot = shore + (eye * focal) / z;
      const top = shore + ((eye - 0.42) * focal) / z;
      paintStroke(canvas, x, top, x, foot + (0.14 * focal) / z, (0.075 * focal) / z, [0.014, 0.018, 0.028]);
      paintStroke(canvas, x - side, top + 2, x - side, foot, (0.012 * focal) / z, [0.07, 0.085, 0.12]);
    }
  }
}

export const shoreScenes: Scenes = {
  'sea-stacks': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const shore = paintSlowWater(canvas, noise, {
      ...{ horizon: 0.55, water: '#7d8893', share: 0.32, drift: 0.018 },
      sky: [
        [0, '#56677d'],
        [0.6, '#a7acb3'],
        [1, '#ecd9c4'],
      ],
      sun: { x: width * 0.2, y: height * 0.55, light: '#ffdcb4', glow: 0.3 },
      clouds: { lit: '#e9dccf', shade: '#4d5a6c', amount: 0.62, size: 1, stretch: 2.4, density: 0.8 },
    });
    const mist = colour('#c9ccd0');
    const stacks = [
      { x: 0.31, half: 0.018, tall: 0.1, foot: 0.575 },
      { x: 0.82, half: 0.05, tall: 0.17, foot: 0.59 },
      { x: 0.5, half: 0.034, tall: 0.3, foot: 0.63 },
      { x: 0.66, half: 0.085, tall: 0.44, foot: 0.685 },
      { x: 0.36, half: 0.05, tall: 0.07, foot: 0.75 },
      { x: 0.54, half: 0.026, tall: 0.04, foot: 0.81 },
      { x: 0.2, half: 0.08, tall: 0.06, foot: 0.87 },
    ];
    for (const stack of stacks) {
      paintStack(canvas, noise, {
        ...{
          x: stack.x * width,
          half: stack.half * width,
          tall: stack.tall * height,
          foot: stack.foot * height,
        },
        ...{ lean: 1, mist },
      });
    }
    for (let y = shore; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const drift = noise.fbm((x / width) * 3, (y / height) * 11, 5, 0.55);
        cover(canvas, x, y, mist, clamp(0.1 + drift * 0.6) * 0.4);
      }
    }
    return { contrast: 0.4, saturation: 0.85, vignette: 0.25 };
  },
  'posts-in-still-water': (canvas, random) => {
    const noise = createNoise(random);
    const shore = paintSlowWater(canvas, noise, {
      ...{ horizon: 0.48, sky: paleSky, water: '#c3c9cb', share: 0.3, drift: 0.06 },
      clouds: { lit: '#eceae6', shade: '#9aa5ad', amount: 0.55, size: 1.1, stretch: 4, density: 0.4 },
    });
    paintPosts(canvas, noise, random, shore);
    return { contrast: 0.4, saturation: 0.6, vignette: 0.2, grain: 2.5 };
  },
  'jetty-blue-hour': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const shore = paintSlowWater(canvas, noise, {
      ...{ horizon: 0.5, water: '#2b436b', share: 0.3, drift: 0.04 },
      sky: [
        [0, '#1f3763'],
        [0.5, '#54709f'],
        [0.85, '#b3aeb8'],
        [1, '#e8c3a4'],
      ],
      sun: { x: width * 0.5, y: height * 0.5, light: '#ffc08a', glow: 0.16 },
      clouds: { lit: '#d8b6b4', shade: '#3a4e7c', amount: 0.52, size: 1, stretch: 3, density: 0.6 },
    });
    paintJetty(canvas, noise, shore);
    return { contrast: 0.3, vignette: 0.2 };
  },
};
