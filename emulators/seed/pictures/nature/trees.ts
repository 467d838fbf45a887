import { type Canvas, cover } from '../render/canvas.ts';
import { type Colour, clamp, mix } from '../render/colour.ts';
import type { Noise } from '../render/noise.ts';
import type { Random } from '../render/random.ts';

/** A conifer seen against the light; lengths in pixels, `sharpness` 1 is in focus. */
export function paintConifer(
  canvas: Canvas,
  noise: Noise,
  random: Random,
  tree: { x: number; foot: number; tall: number; light: Colour; snow?: Colour; softness?: number },
): void {
  const { x, foot, tall, light, snow, softness = 1 } = tree;
  const tiers = random(9, 15);
  const slim = random(0.15, 0.21);
  const bias = random(-0.06, 0.06);
  const shift = random(0, 900);
  // Needles show only where the tree is large enough.
  const fine = Math.min(0.3, 21 / tall);
  for (
    let py = Math.max(0, Math.floor(foot - tall));
    py < Math.min(canvas.height, foot + tall * 0.04);
    py += 1
  ) {
    const down = (py - foot + tall) / tall;
    const reach = tall * slim * Math.min(1, down * 1.02) ** 0.9;
    for (let px = Math.floor(x - reach * 1.5 - 2); px <= x + reach * 1.5 + 2; px += 1) {
      const away = Math.abs(px - x - bias * tall * down);
      const side = px < x ? 0.37 : 0;
      // Branches droop outwards; each has a length of its own.
      const whorl = down * tiers * (1 + 0.5 * (1 - down)) - (away / (reach + 1)) * 0.6 + side;
      const branch = Math.floor(whorl);
      const tier = whorl - branch;
      const own = 0.62 + 0.55 * noise.cell(branch + shift, px < x ? 1 : 2);
      const ragged = noise.fbm(px * fine + shift, py * fine * 1.7, 3) * 0.5;
      const edge = reach * ((0.42 + 0.58 * tier) * own + ragged * 0.6) * (down > 0.97 ? 0.2 : 1) + 0.4;
      const share = clamp((edge - away) / softness + 0.5);
      if (share <= 0) continue;
      const inner = noise.fbm(px * 0.09 + shift, py * 0.13, 3) * Math.min(1, tall / 260);
      const lit = 1 + inner * 0.55;
      const frost = snow === undefined ? 0 : clamp((0.45 - tier) * 1.8 + inner * 0.9) * 0.85;
      const tone: Colour =
        snow === undefined
          ? [light[0] * lit, light[1] * lit, light[2] * lit]
          : [
              mix(light[0] * lit, snow[0], frost),
              mix(light[1] * lit, snow[1], frost),
              mix(light[2] * lit, snow[2], frost),
            ];
      cover(canvas, px, py, tone, share);
    }
  }
}

/** A bare tree that forks down to its twigs. */
export function paintBareTree(
  canvas: Canvas,
  random: Random,
  tree: { x: number; foot: number; tall: number; light: Colour; lean?: number },
): void {
  const grow = (x: number, y: number, angle: number, length: number, thick: number, order: number): void => {
    const pieces = 4;
    let [atX, atY, turn] = [x, y, angle];
    for (let i = 0; i < pieces; i += 1) {
      turn += random.normal() * 0.09;
      const toX = atX + (Math.sin(turn) * length) / pieces;
      const toY = atY - (Math.cos(turn) * length) / pieces;
      const width = thick * (1 - (i / pieces) * 0.3);
      paintStroke(canvas, atX, atY, toX, toY, width, tree.light);
      atX = toX;
      atY = toY;
      if (order < 9 && i >= 1 && random() < 0.55) {
        const side = random() < 0.5 ? -1 : 1;
        grow(atX, atY, turn + side * random(0.45, 0.95), length * random(0.4, 0.62), width * 0.5, order + 2);
      }
    }
    if (order >= 9 || length < tree.tall * 0.012) return;
    const forks = random() < 0.25 ? 3 : 2;
    for (let i = 0; i < forks; i += 1) {
      const spread = (i / (forks - 1) - 0.5) * random(0.7, 1.15);
      grow(atX, atY, turn * 0.93 + spread, length * random(0.7, 0.86), thick * 0.68, order + 1);
    }
  };
  grow(tree.x, tree.foot, tree.lean ?? 0, tree.tall * 0.22, tree.tall * 0.036, 0);
}

/** A line with round ends, `thick` pixels wide; thinner than a pixel it grows faint instead. */
export function paintStroke(
  canvas: Canvas,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  thick: number,
  light: Colour,
): void {
  const radius = Math.max(0.5, thick / 2);
  const strength = Math.min(1, thick);
  const alongX = toX - fromX;
  const alongY = toY - fromY;
  const squared = alongX * alongX + alongY * alongY + 1e-6;
  for (
    let py = Math.floor(Math.min(fromY, toY) - radius - 1);
    py <= Math.max(fromY, toY) + radius + 1;
    py += 1
  ) {
    for (
      let px = Math.floor(Math.min(fromX, toX) - radius - 1);
      px <= Math.max(fromX, toX) + radius + 1;
      px += 1
    ) {
      const share = clamp(((px - fromX) * alongX + (py - fromY) * alongY) / squared);
      const away = Math.hypot(px - fromX - alongX * share, py - fromY - alongY * share);
      cover(canvas, px, py, light, clamp(radius + 0.5 - away) * strength);
    }
  }
}
