import type { Canvas } from '../../render/canvas.ts';
import type { Random } from '../../render/random.ts';
import { paintRange } from '../land/ranges.ts';

export const nightSky = [
  [0, '#0a1122'],
  [0.55, '#142036'],
  [0.85, '#24344a'],
  [1, '#4a4f55'],
] as const;

export function darkRange(canvas: Canvas, random: Random, far: number, near: number, trees: number) {
  paintRange(canvas, random, {
    ...{ count: 3, far, near, relief: 0.09, trees },
    ...{ farBody: '#141c2a', nearBody: '#05070b', farMist: '#2a3747', nearMist: '#0d131d' },
    haze: [0.5, 0.1],
  });
}
