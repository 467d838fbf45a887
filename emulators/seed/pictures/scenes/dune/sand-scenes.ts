import { paintClouds, paintSky } from '../../nature/sky.ts';
import { paintTerrain } from '../../nature/terrain.ts';
import { shine } from '../../render/canvas.ts';
import { colour, mix, smoothstep } from '../../render/colour.ts';
import { createNoise } from '../../render/noise.ts';
import type { Scenes } from '../scene.ts';
import { clearSky, desert, duneHeight, duneProfile, sandShade } from './sand.ts';

export const sandScenes: Scenes = {
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
    const crestAt = (x: number) =>
      0.42 + 0.16 * Math.sin(x * 2.6 + 0.4) - x * 0.16 + 0.03 * noise.at(x * 5, 2);
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
        const ripple =
          Math.sin((below * 210 + u * 60 + 5 * noise.at(u * 6, below * 9)) * 0.9) * Math.exp(-below * 2.2);
        const slope =
          mix(0.95, 0.18, smoothstep(0, 0.5, below)) + 0.13 * ripple + 0.2 * noise.fbm(u * 5, below * 8, 4);
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
};
