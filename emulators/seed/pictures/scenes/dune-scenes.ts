import type { Canvas } from '../render/canvas.ts';
import { shine } from '../render/canvas.ts';
import { type Colour, colour, mix, smoothstep } from '../render/colour.ts';
import { createNoise, type Noise } from '../render/noise.ts';
import { paintClouds, paintSky } from '../render/sky.ts';
import { paintTerrain, type Spot, type SunDirection } from '../render/terrain.ts';
import type { Scenes } from './scene.ts';

/** One wave of sand over `phase` 0 to 1: a long back up to a sharp crest, then the steep slip face. */
function duneProfile(phase: number, crest: number): number {
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

function duneHeight(noise: Noise, dunes: Dunes): (x: number, z: number) => number {
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

function sandShade(noise: Noise, sun: SunDirection, look: Sand): (spot: Spot) => Colour {
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
    const grain = noise.at(spot.px * 0.71, spot.py * 0.73) * 0.045 + noise.fbm(spot.x * 7, spot.z * 5, 4) * 0.07;
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

const desert: Sand = {
  ...{ sand: '#d9a066', sunlight: '#ffd09a', power: 1.45, skylight: '#7f8fb8', haze: '#dfc4a6' },
  ...{ clear: 26, ripples: 0.12 },
};

function clearSky(canvas: Canvas, horizon: number) {
  paintSky(canvas, horizon, [
    [0, '#5b83b4'],
    [0.6, '#a9bccd'],
    [1, '#ecd7bd'],
  ]);
}

export const duneScenes: Scenes = {
  'dune-crest': (canvas, random) => {
    const { height } = canvas;
    const noise = createNoise(random);
    const sun = { x: -1, y: 0.34, z: -0.1 };
    clearSky(canvas, height * 0.3);
    const base = duneHeight(noise, { across: 0.3, along: 0.05, tall: 0.3, wander: 0.6 });
    paintTerrain(
      canvas,
      { horizon: height * 0.26, eye: 1.55, halfWidth: 0.34, near: 1.1, far: 16, rows: 860 },
      sun,
      (x, z) => {
        const line = 0.32 * Math.sin(z * 0.95 + 0.4) * smoothstep(9, 2, z) + 0.12 * Math.sin(z * 2.1) + 0.1;
        const away = x - line;
        const top = 0.5 + 0.72 * smoothstep(1, 9.5, z);
        const side = away < 0 ? Math.max(0, 1 + away * 0.42 - 0.1 * away * away) : Math.max(0, 1 - away * 0.95);
        return Math.max(top * side * 1.02, 0.16 + base(x, z));
      },
      sandShade(noise, sun, desert),
    );
    return { contrast: 0.35, vignette: 0.18 };
  },
  'dune-field-morning': (canvas, random) => {
    const { height } = canvas;
    const noise = createNoise(random);
    const sun = { x: -1, y: 0.24, z: 0.12 };
    clearSky(canvas, height * 0.24);
    paintTerrain(
      canvas,
      { horizon: height * 0.2, eye: 2.6, halfWidth: 0.42, near: 2.2, far: 30, rows: 860 },
      sun,
      duneHeight(noise, { across: 0.62, along: 0.34, tall: 0.55, wander: 1.1 }),
      sandShade(noise, sun, { ...desert, skylight: '#6d86c0', clear: 24 }),
    );
    return { contrast: 0.35, vignette: 0.12 };
  },
  'dune-shadows': (canvas, random) => {
    const { height } = canvas;
    const noise = createNoise(random);
    const sun = { x: -1, y: 0.42, z: 0 };
    clearSky(canvas, height * 0.1);
    paintTerrain(
      canvas,
      { horizon: -height * 0.25, eye: 3.4, halfWidth: 0.34, near: 2.2, far: 12, rows: 900 },
      sun,
      (x, z) => {
        const away = x - 0.42 * Math.sin(z * 0.62 + 0.9) - 0.05 * noise.at(z * 1.2, 3);
        const swell = 0.12 * noise.at(x * 0.7, z * 0.4);
        return (away < 0 ? 1 + away * 0.3 : 1 - away * 0.66) * 0.9 + swell + z * 0.03;
      },
      sandShade(noise, sun, { ...desert, sand: '#c98d55', power: 1.5, skylight: '#3d4a72', clear: 60, ripples: 0.16 }),
    );
    return { contrast: 0.55, vignette: 0.22, grain: 2.5 };
  },
  'dune-ripples': (canvas, random) => {
    const { height } = canvas;
    const noise = createNoise(random);
    const sun = { x: 1, y: 0.3, z: 0.25 };
    clearSky(canvas, height * 0.26);
    paintTerrain(
      canvas,
      { horizon: height * 0.24, eye: 0.62, halfWidth: 0.5, near: 0.55, far: 12, rows: 1150 },
      sun,
      (x, z) => {
        const warp = noise.at(x * 0.8, z * 0.7) * 0.9 + 0.25 * noise.at(x * 2.6, z * 2.2);
        const u = (x * 0.32 + z) * 7.5 + warp * 3.2;
        const phase = u - Math.floor(u);
        const ripple = duneProfile(phase, 0.7) * 0.021 * (0.7 + 0.4 * noise.at(x * 1.3, z * 1.3));
        const line = 4.4 + 0.7 * Math.sin(x * 0.8 + 0.6);
        const dune = z < line ? Math.max(0, 1 - (line - z) * 0.42) : Math.max(0, 1 - (z - line) * 0.9);
        return ripple * smoothstep(3.8, 2, z) + 1.05 * dune * dune * smoothstep(-3.4, 1.2, x);
      },
      sandShade(noise, sun, { ...desert, clear: 20, ripples: 0 }),
    );
    return { contrast: 0.35, vignette: 0.18 };
  },
  'dune-rose': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const sun = { x: 1, y: 0.5, z: 0.3 };
    paintSky(
      canvas,
      height * 0.44,
      [
        [0, '#5f5f93'],
        [0.5, '#a98cb0'],
        [0.85, '#eab6a9'],
        [1, '#f4c6a4'],
      ],
      { x: width * 0.8, y: height * 0.44, light: '#ffb08a', glow: 0.15 },
    );
    paintClouds(canvas, noise, height * 0.44, {
      ...{ lit: '#f4b7ae', shade: '#7a6a98', amount: 0.46, size: 0.8, stretch: 4, density: 0.6 },
    });
    paintTerrain(
      canvas,
      { horizon: height * 0.4, eye: 1.3, halfWidth: 0.36, near: 1.4, far: 26, rows: 780 },
      sun,
      duneHeight(noise, { across: -0.42, along: 0.3, tall: 0.6, wander: 1.2, crest: 0.7 }),
      sandShade(noise, sun, {
        ...{ sand: '#d6a08c', sunlight: '#ffb9a6', power: 0.75, skylight: '#a292c2', haze: '#d8aab0' },
        ...{ clear: 17, ripples: 0.06 },
      }),
    );
    return { contrast: 0.3 };
  },
  'dune-white': (canvas, random) => {
    const { height } = canvas;
    const noise = createNoise(random);
    const sun = { x: 1, y: 0.36, z: 0.1 };
    paintSky(canvas, height * 0.4, [
      [0, '#1f4f94'],
      [0.6, '#4f85c4'],
      [1, '#a4c6e2'],
    ]);
    paintClouds(canvas, noise, height * 0.4, {
      ...{ lit: '#ffffff', shade: '#a7bcd8', amount: 0.34, size: 0.7, stretch: 2.6, density: 0.7 },
    });
    paintTerrain(
      canvas,
      { horizon: height * 0.36, eye: 1.2, halfWidth: 0.5, near: 1, far: 24, rows: 820 },
      sun,
      duneHeight(noise, { across: -0.4, along: 0.22, tall: 0.5, wander: 1.3, crest: 0.68 }),
      sandShade(noise, sun, {
        ...{ sand: '#f2eee8', sunlight: '#fff4e2', power: 1.02, skylight: '#7fa6dc', haze: '#c5d8ea' },
        ...{ clear: 30, ripples: 0.12 },
      }),
    );
    return { contrast: 0.25, vignette: 0.15 };
  },
  'dune-wind': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const sun = { x: 1, y: 0.2, z: 0.9 };
    const low = { x: width * 0.72, y: height * 0.27 };
    paintSky(
      canvas,
      height * 0.6,
      [
        [0, '#b98a5c'],
        [0.5, '#e2b578'],
        [1, '#f3cf94'],
      ],
      { ...low, light: '#ffdca0', glow: 0.75, disc: width * 0.035 },
    );
    const crestAt = (x: number) => 0.42 + 0.16 * Math.sin(x * 2.6 + 0.4) - x * 0.16 + 0.03 * noise.at(x * 5, 2);
    const dark = colour('#4a2b18');
    const lit = colour('#b9783f');
    const blown = colour('#ffe0ab');
    for (let x = 0; x < width; x += 1) {
      const u = x / width;
      const crest = crestAt(u) * height;
      for (let y = Math.floor(height * 0.1); y < height; y += 1) {
        const below = (y - crest) / height;
        const at = (y * width + x) * 3;
        const body = smoothstep(-0.0008, 0.0008, below);
        const ripple = Math.sin((below * 210 + u * 60 + 5 * noise.at(u * 6, below * 9)) * 0.9) * Math.exp(-below * 2.2);
        const slope = mix(0.95, 0.18, smoothstep(0, 0.5, below)) + 0.13 * ripple + 0.2 * noise.fbm(u * 5, below * 8, 4);
        const edge = Math.exp(-below * 70) * 0.9;
        for (let c = 0; c < 3; c += 1) {
          const ground = mix(dark[c] as number, lit[c] as number, slope) + edge * (blown[c] as number);
          canvas.data[at + c] = mix(canvas.data[at + c] as number, ground, body);
        }
        // Wind from the left lifts the sand off the crest and tears it into streaks.
        const lift = -below;
        const streak = noise.fbm(u * 5 - lift * 6, lift * 30 + u * 7, 5, 0.6) * 0.9 + 0.35;
        const plume = smoothstep(-0.02, 0.01, lift) * Math.exp(-lift * 13) * Math.max(0, streak) ** 1.5;
        const drift = smoothstep(0, 0.02, below) * Math.exp(-below * 16) * Math.max(0, streak) * 0.4;
        shine(canvas, x, y, blown, plume * 0.75 + drift * 0.5);
      }
    }
    return { contrast: 0.35, bloom: 0.2, vignette: 0.25, grain: 2.5 };
  },
  'dune-from-above': (canvas, random) => {
    const { height } = canvas;
    const noise = createNoise(random);
    const sun = { x: -1, y: 0.5, z: 0.1 };
    paintTerrain(
      canvas,
      { horizon: -height * 1.6, eye: 9, halfWidth: 0.42, near: 3, far: 8, rows: 1000 },
      sun,
      duneHeight(noise, { across: 1.35, along: 0.5, tall: 0.34, wander: 1.7, crest: 0.62 }),
      sandShade(noise, sun, { ...desert, sand: '#cf8f58', power: 1.5, skylight: '#566490', clear: 90, ripples: 0.1 }),
    );
    return { contrast: 0.45, vignette: 0.15, grain: 2.5 };
  },
};
