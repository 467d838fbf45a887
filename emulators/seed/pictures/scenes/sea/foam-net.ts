import { clamp, smoothstep } from '../../render/colour.ts';
import type { Noise } from '../../render/noise.ts';

/** Foam as the sea leaves it: a torn net of bubbles; 0 to 1, denser with `amount`. */
export function foamNet(noise: Noise, x: number, y: number, amount: number): number {
  const warpX = noise.fbm(x * 0.8, y * 0.8, 3) * 0.7;
  const warpY = noise.fbm(x * 0.8 + 40, y * 0.8, 3) * 0.7;
  const { first, second } = noise.points(x + warpX, y + warpY);
  const coarse = 1 - smoothstep(0, 0.1 + 0.42 * amount, second - first);
  const fine = noise.points((x + warpX) * 2.9 + 9, (y + warpY) * 2.9);
  const bubbles = 1 - smoothstep(0, 0.12 + 0.5 * amount, fine.second - fine.first);
  const torn = 0.55 + 0.8 * noise.fbm(x * 2.1, y * 2.1, 4);
  return clamp((coarse * 0.85 + bubbles * 0.55 * (0.3 + coarse)) * torn * 1.15) * smoothstep(0, 0.25, amount);
}
