import { blurField } from '../render/blur.ts';
import { type Canvas, cover, sample } from '../render/canvas.ts';
import { blend, type Colour, clamp, colour, mix, smoothstep } from '../render/colour.ts';
import type { Noise } from '../render/noise.ts';
import type { Random } from '../render/random.ts';

export interface Ridge {
  /** Shares of the picture's height. */
  crest: number;
  relief: number;
  /** Mountains per picture width. */
  frequency: number;
  body: Colour;
  /** The air that gathers at its foot. */
  mist: Colour;
  /** How thick the mist is at the foot, 0 to 1. */
  haze: number;
  /** Height of the trees on the crest as a share of the picture's height; 0 is bare ground. */
  trees: number;
}

/** Mountain ridges from edge to edge, each hiding what lies behind it; the far ones come first. */
export function paintRidges(canvas: Canvas, noise: Noise, random: Random, ridges: readonly Ridge[]): void {
  const lines = ridges.map((ridge) => ridgeLine(canvas, noise, random, ridge));
  ridges.forEach((ridge, i) => {
    const line = lines[i];
    if (line !== undefined) paintRidge(canvas, noise, ridge, line, lines.slice(i + 1));
  });
}

function paintRidge(canvas: Canvas, noise: Noise, ridge: Ridge, line: RidgeLine, nearer: RidgeLine[]): void {
  const { width, height } = canvas;
  const { offset } = line;
  const depth = height * (0.16 + ridge.relief * 0.9);
  const scale = Math.max(width, height);
  for (let x = 0; x < width; x += 1) {
    const crest = line.crest[x] as number;
    const foot = line.ground[x] as number;
    const hidden = nearer.reduce((top, { crest: other }) => Math.min(top, other[x] as number), height);
    for (let y = Math.max(0, Math.floor(crest)); y < Math.min(height, hidden + 1); y += 1) {
      const below = (y - foot) / depth;
      const drift = noise.fbm((x / scale) * 3.4 + offset, (y / scale) * 9 - offset, 3) * 0.5;
      const fog = ridge.haze * smoothstep(-0.05, 1, below + drift * 0.7);
      // Gullies and spurs run down the slope, finer where the forest is near.
      const u = (x / scale) * ridge.frequency * 5 + offset;
      const v = (y / scale) * ridge.frequency * 3.4;
      const relief = noise.fbm(u + v * 0.35, v - u * 0.2, 5, 0.58);
      const shading = 1 + relief * 0.5 * (1 - fog);
      const body: Colour = [ridge.body[0] * shading, ridge.body[1] * shading, ridge.body[2] * shading];
      cover(canvas, x, y, blend(body, ridge.mist, fog), clamp(y + 1 - crest));
    }
  }
}

interface RidgeLine {
  offset: number;
  /** Outline against what lies behind, with trees. */
  crest: Float32Array;
  /** The same, smooth: where mist begins. */
  ground: Float32Array;
}

function ridgeLine(canvas: Canvas, noise: Noise, random: Random, ridge: Ridge): RidgeLine {
  const { width, height } = canvas;
  const offset = random(0, 500);
  const crest = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    const u = (x / width) * ridge.frequency + offset;
    const sharp = noise.ridged(u * 0.8, offset, 5) - 0.42;
    const soft = noise.fbm(u * 0.6, offset + 7, 7, 0.5);
    crest[x] = height * (ridge.crest - ridge.relief * (sharp * 0.9 + soft * 0.9));
  }
  const ground = crest.slice();
  blurField(ground, width, 1, 1, width / 30, 0);
  if (ridge.trees > 0) growTrees(crest, canvas, noise, random, ridge.trees);
  return { offset, crest, ground };
}

/** Raises a crest by the outline of a conifer forest. */
function growTrees(
  line: Float32Array,
  { width, height }: Canvas,
  noise: Noise,
  random: Random,
  size: number,
) {
  const ground = line.slice();
  const spacing = size * height * 0.16;
  for (let at = -10; at < width + 10; at += spacing * random(0.4, 1.5)) {
    const tall = size * height * random(0.35, 1) * (0.65 + 0.5 * noise.at((at / width) * 14, 3));
    const half = tall * random(0.13, 0.2);
    const foot = ground[Math.round(clamp(at, 0, width - 1))] as number;
    for (let x = Math.max(0, Math.ceil(at - half)); x <= Math.min(width - 1, at + half); x += 1) {
      const out = Math.abs(x - at) / half;
      const ragged = 0.16 * noise.at(x * 0.9, at) + 0.1 * noise.at(x * 0.31, at + 9);
      const top = foot - tall * (1 - out ** 0.8 + ragged * out);
      if (top < (line[x] as number)) line[x] = top;
    }
  }
}

export interface Mirror {
  /** First row of the water. */
  shore: number;
  /** Height of the ripples; 0 is a mirror. */
  ripple: number;
  /** Colour of the water itself and how much of it shows, more towards the viewer. */
  depth: string;
  share: number;
}

/** Water from `shore` down that reflects what is above it, with the blur and darkening of real water. */
export function paintReflection(canvas: Canvas, noise: Noise, mirror: Mirror): void {
  const { width, height } = canvas;
  const { shore, ripple } = mirror;
  const depth = colour(mirror.depth);
  for (let y = shore; y < height; y += 1) {
    const near = (y - shore) / (height - shore);
    const stretch = 1 / (near * 3.4 + 0.02);
    for (let x = 0; x < width; x += 1) {
      const u = (x / width) * 9 * (1 + stretch * 0.02);
      const v = stretch * 3 + near * 22;
      const wave = noise.fbm(u, v * 3, 3, 0.55);
      const tremble = ripple * height * (0.12 + near);
      const above = shore - (y - shore) * 0.98 - Math.abs(wave) * tremble * 1.4 - 0.5;
      const mirrored = sample(canvas, x + wave * tremble * 0.35, Math.min(shore - 1, above));
      const soft = sample(canvas, x - wave * tremble * 0.35, Math.min(shore - 1, above - tremble * 0.7));
      const both = blend(mirrored, soft, 0.4);
      const gleam = 1 + wave * ripple * 9;
      const shown = clamp(mirror.share * mix(0.45, 1.1, near));
      cover(canvas, x, y, blend([both[0] * gleam, both[1] * gleam, both[2] * gleam], depth, shown), 1);
    }
  }
}
