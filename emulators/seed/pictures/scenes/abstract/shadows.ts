import { paintStroke } from '../../nature/trees.ts';
import { blurField } from '../../render/blur.ts';
import { type Canvas, createCanvas } from '../../render/canvas.ts';
import { type Colour, mix } from '../../render/colour.ts';
import type { Noise } from '../../render/noise.ts';
import type { Random } from '../../render/random.ts';

/** Trowel marks and pores of a plastered wall lit from the side; around 1. */
export function plaster(noise: Noise, x: number, y: number, strength = 1): number {
  const relief =
    noise.fbm(x * 0.011, y * 0.011, 6, 0.6) - noise.fbm(x * 0.011 + 0.03, y * 0.011 + 0.03, 6, 0.6);
  const pores = noise.at(x * 0.33, y * 0.33) * 0.018 + noise.at(x * 0.8, y * 0.8) * 0.014;
  return 1 + strength * (relief * 1.3 + pores + 0.06 * noise.fbm(x * 0.003, y * 0.003, 3));
}

/** A mask of leaf and stem shadows: 0 is shadow; `draw` paints black strokes on white. */
export function shadowMask(canvas: Canvas, blur: number, draw: (mask: Canvas) => void): Float32Array {
  const mask = createCanvas(canvas.width, canvas.height);
  mask.data.fill(1);
  draw(mask);
  const field = new Float32Array(canvas.width * canvas.height);
  for (let i = 0; i < field.length; i += 1) field[i] = mask.data[i * 3] as number;
  blurField(field, canvas.width, canvas.height, 1, blur, blur);
  return field;
}

export function drawFrond(
  mask: Canvas,
  random: Random,
  frond: { x: number; y: number; angle: number; long: number; curl: number },
): void {
  const black: Colour = [0, 0, 0];
  let { x, y, angle } = frond;
  const pieces = 46;
  const step = frond.long / pieces;
  for (let i = 0; i < pieces; i += 1) {
    const share = i / pieces;
    angle += frond.curl / pieces + random.normal() * 0.006;
    const toX = x + Math.sin(angle) * step;
    const toY = y - Math.cos(angle) * step;
    paintStroke(mask, x, y, toX, toY, mix(6, 1.5, share) * (frond.long / 900), black);
    [x, y] = [toX, toY];
    if (i < 4) continue;
    const leaf = frond.long * 0.27 * Math.sin(Math.PI * Math.min(1, 0.14 + share * 0.9)) ** 0.9;
    for (const side of [-1, 1]) {
      const turn = angle + side * mix(1.35, 0.75, share) + random.normal() * 0.05;
      const parts = 9;
      for (let part = 0; part < parts; part += 1) {
        const t = part / parts;
        const bend = turn - side * t * 0.35;
        const fromX = x + Math.sin(bend) * leaf * t;
        const fromY = y - Math.cos(bend) * leaf * t;
        const thick = step * 0.86 * Math.sin(Math.PI * Math.min(1, 0.2 + t * 0.82));
        paintStroke(
          mask,
          fromX,
          fromY,
          fromX + Math.sin(bend) * (leaf / parts) * 1.2,
          fromY - Math.cos(bend) * (leaf / parts) * 1.2,
          thick,
          black,
        );
      }
    }
  }
}
