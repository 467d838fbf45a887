import type { SunDirection, View } from '../../nature/ground.ts';
import type { Spot } from '../../nature/terrain.ts';
import type { Canvas } from '../../render/canvas.ts';
import { type Colour, colour, mix, smoothstep } from '../../render/colour.ts';
import type { Noise } from '../../render/noise.ts';

interface Alps {
  sun: SunDirection;
  sunlight: string;
  /** Strength of the sun. */
  power: number;
  skylight: string;
  haze: string;
  /** Distance at which two thirds are haze. */
  clear: number;
  /** Height above which snow lies everywhere. */
  snowline: number;
  rock?: string;
}

/** Snow, rock and the air between them and the viewer. */
export function alpineShade(noise: Noise, alps: Alps): (spot: Spot) => Colour {
  const sunlight = colour(alps.sunlight);
  const skylight = colour(alps.skylight);
  const haze = colour(alps.haze);
  const rock = colour(alps.rock ?? '#6d6560');
  const snow = colour('#f4f6fa');
  return (spot) => {
    const grit = noise.fbm(spot.x * 9 + 1, spot.z * 5 + spot.height * 14, 4, 0.6);
    const strata = noise.fbm(spot.x * 1.5, spot.height * 30 + spot.x * 2, 3);
    const lies = spot.level + grit * 0.16 + (spot.height - alps.snowline) * 0.55;
    const white = smoothstep(0.56, 0.68, lies);
    const tone = 0.65 + strata * 0.4 + grit * 0.5;
    const ground: Colour = [
      mix(rock[0] * tone, snow[0], white),
      mix(rock[1] * tone, snow[1], white),
      mix(rock[2] * tone, snow[2], white),
    ];
    const direct = Math.max(0, spot.facing + grit * 0.12) * spot.open * alps.power;
    const around = 0.35 + 0.5 * spot.level;
    const clear = Math.exp(-((spot.z / alps.clear) ** 1.4));
    return [
      mix(haze[0], ground[0] * (sunlight[0] * direct + skylight[0] * around), clear),
      mix(haze[1], ground[1] * (sunlight[1] * direct + skylight[1] * around), clear),
      mix(haze[2], ground[2] * (sunlight[2] * direct + skylight[2] * around), clear),
    ];
  };
}

export const alpineView = (canvas: Canvas, horizon: number, rest: Partial<View> = {}): View => ({
  ...{ horizon: canvas.height * horizon, eye: 1, near: 1.6, far: 16, rows: 620 },
  halfWidth: 0.42 * Math.min(1, canvas.width / canvas.height),
  ...rest,
});
