import { paintRidges } from '../../nature/ridges.ts';
import type { Canvas } from '../../render/canvas.ts';
import { blend, colour, mix } from '../../render/colour.ts';
import { createNoise } from '../../render/noise.ts';
import type { Random } from '../../render/random.ts';

interface Range {
  count: number;
  /** Crests of the farthest and the nearest ridge, as shares of the height. */
  far: number;
  near: number;
  relief: number;
  farBody: string;
  nearBody: string;
  farMist: string;
  nearMist: string;
  /** Mist at the feet of the farthest and the nearest. */
  haze: readonly [number, number];
  trees: number;
}

export function paintRange(canvas: Canvas, random: Random, range: Range): void {
  const noise = createNoise(random);
  const ridges = Array.from({ length: range.count }, (_, i) => {
    const near = range.count === 1 ? 1 : i / (range.count - 1);
    return {
      crest: mix(range.far, range.near, near ** 1.15) + random(-0.012, 0.012),
      relief: range.relief * mix(0.55, 1.25, near),
      frequency: mix(4.2, 1.5, near) * (canvas.width / canvas.height) ** 0.7,
      body: blend(colour(range.farBody), colour(range.nearBody), near ** 0.85),
      mist: blend(colour(range.farMist), colour(range.nearMist), near),
      haze: mix(range.haze[0], range.haze[1], near),
      trees: near > 0.6 ? range.trees * (near - 0.5) * 2 : 0,
    };
  });
  paintRidges(canvas, noise, random, ridges);
}
