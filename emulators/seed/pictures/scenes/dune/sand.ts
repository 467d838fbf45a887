import type { SunDirection } from '../../nature/ground.ts';
import { paintSky } from '../../nature/sky.ts';
import type { Spot } from '../../nature/terrain.ts';
import type { Canvas } from '../../render/canvas.ts';
import { type Colour, colour, mix, smoothstep } from '../../render/colour.ts';
import type { Noise } from '../../render/noise.ts';

/** One wave of sand over `phase` 0 to 1: a long back up to a sharp crest, then the steep slip face. */
export function duneProfile(phase: number, crest: number): number {
  if (phase < crest) {
    const up = phase / crest;
    return up * up * (2.2 - 1.2 * up);
  }
  const down = (1 - phase) / (1 - crest);
  return down * (0.75 + 0.25 * down);
}

interface Dunes {
  /** Dunes per unit sideways and away from the viewer. */
  across: number;
  along: number;
  tall: number;
  wander: number;
  crest?: number;
}

export function duneHeight(noise: Noise, dunes: Dunes): (x: number, z: number) => number {
  const { across, along, tall, wander, crest = 0.66 } = dunes;
  return (x, z) => {
    const bend = noise.at(x * 0.22 + 7, z * 0.3) * wander + 0.3 * wander * noise.at(x * 0.7, z * 0.55 + 3);
    const u = x * across + z * along + bend;
    const row = Math.floor(u);
    const size = 0.55 + 0.75 * Math.abs(noise.at(row * 1.7 + 0.3, z * 0.21 + x * 0.1));
    const next = 0.55 + 0.75 * Math.abs(noise.at((row + 1) * 1.7 + 0.3, z * 0.21 + x * 0.1));
    const phase = u - row;
    const grown = mix(size, next, smoothstep(0.9, 1, phase));
    return tall * duneProfile(phase, crest) * grown + tall * 0.22 * noise.at(x * 0.5, z * 0.4);
  };
}

interface Sand {
  sand: string;
  sunlight: string;
  power: number;
  skylight: string;
  haze: string;
  clear: number;
  ripples: number;
}

export function sandShade(noise: Noise, sun: SunDirection, look: Sand): (spot: Spot) => Colour {
  const sand = colour(look.sand);
  const sunlight = colour(look.sunlight);
  const skylight = colour(look.skylight);
  const haze = colour(look.haze);
  return (spot) => {
    const near = Math.exp(-spot.z * 0.28);
    const warp = 2.2 * noise.at(spot.x * 1.4, spot.z * 1.1) + 0.7 * noise.at(spot.x * 5, spot.z * 4);
    const phase = (spot.x * 0.85 + spot.z * 0.42) * 26 + warp * 5 + spot.height * 9;
    const ripple = Math.sin(phase) * 0.6 + Math.sin(phase * 2 + 1) * 0.2;
    const windward = smoothstep(-0.35, 0.15, -spot.slopeX * Math.sign(-sun.x) + 0.2);
    const grain =
      noise.at(spot.px * 0.71, spot.py * 0.73) * 0.045 + noise.fbm(spot.x * 7, spot.z * 5, 4) * 0.07;
    const facing = spot.facing + ripple * look.ripples * near * windward + grain * 0.6;
    const direct = smoothstep(-0.04, 0.9, facing) * 1.25 * spot.open * look.power;
    const around = 0.3 + 0.35 * spot.level;
    const tone = 1 + grain;
    const clear = Math.exp(-((spot.z / look.clear) ** 1.4));
    return [
      mix(haze[0], sand[0] * tone * (sunlight[0] * direct + skylight[0] * around + 0.05), clear),
      mix(haze[1], sand[1] * tone * (sunlight[1] * direct + skylight[1] * around + 0.03), clear),
      mix(haze[2], sand[2] * tone * (sunlight[2] * direct + skylight[2] * around), clear),
    ];
  };
}

export const desert: Sand = {
  ...{ sand: '#d9a066', sunlight: '#ffd09a', power: 1.45, skylight: '#7f8fb8', haze: '#dfc4a6' },
  ...{ clear: 26, ripples: 0.12 },
};

export function clearSky(canvas: Canvas, horizon: number) {
  paintSky(canvas, horizon, [
    [0, '#5b83b4'],
    [0.6, '#a9bccd'],
    [1, '#ecd7bd'],
  ]);
}
