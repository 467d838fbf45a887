import { paintClouds, paintSky } from '../../nature/sky.ts';
import { paintTerrain } from '../../nature/terrain.ts';
import { blend, colour, smoothstep } from '../../render/colour.ts';
import { createNoise } from '../../render/noise.ts';
import type { Scenes } from '../scene.ts';
import { alpineShade, alpineView } from './alps.ts';

export const mountainScenes: Scenes = {
  'alpine-morning': (canvas, random) => {
    const { height } = canvas;
    const noise = createNoise(random);
    const sun = { x: -1, y: 0.3, z: -0.25 };
    paintSky(canvas, height * 0.6, [
      [0, '#3f6aa3'],
      [0.6, '#89a9cd'],
      [1, '#e6cdb9'],
    ]);
    paintClouds(canvas, noise, height * 0.6, {
      ...{ lit: '#ffe2c4', shade: '#98a9c4', amount: 0.4, size: 0.9, stretch: 3.4, density: 0.6 },
      towards: { x: 0, y: height * 0.3 },
    });
    paintTerrain(
      canvas,
      alpineView(canvas, 0.5, { eye: 1.25, near: 1.8 }),
      sun,
      (x, z) =>
        noise.eroded(x * 0.42 + 5.3, z * 0.42 + 1.2, 9) * 2.5 * smoothstep(0.8, 6, z) +
        0.25 * smoothstep(0.6, 0, Math.abs(x - 0.3)) * smoothstep(6, 9, z),
      alpineShade(noise, {
        ...{ sun, sunlight: '#ffb877', power: 1.9, skylight: '#5b7fbe', haze: '#a9bbd3', clear: 17 },
        ...{ snowline: 0.85 },
      }),
    );
    return { contrast: 0.4, vignette: 0.15, exposure: 1.05 };
  },
  'alpine-monochrome': (canvas, random) => {
    const { height } = canvas;
    const noise = createNoise(random);
    const sun = { x: 1, y: 0.38, z: -0.15 };
    paintSky(canvas, height * 0.7, [
      [0, '#26292c'],
      [0.7, '#585c60'],
      [1, '#9a9da0'],
    ]);
    paintClouds(canvas, noise, height * 0.75, {
      ...{ lit: '#e6e6e6', shade: '#4b4e52', amount: 0.5, size: 1.2, stretch: 2.4, density: 0.7 },
    });
    paintTerrain(
      canvas,
      alpineView(canvas, 0.62, { eye: 1.3, near: 1.2, far: 13 }),
      sun,
      (x, z) => {
        const peak = 2.9 * Math.exp(-Math.hypot((x - 0.15) * 1.15, (z - 6.6) * 0.8) * 0.62);
        return noise.eroded(x * 0.5 + 13.4, z * 0.5 + 2.2, 9) * (0.85 + peak * 0.42) + peak * 0.72 - 0.2;
      },
      alpineShade(noise, {
        ...{
          sun,
          sunlight: '#ffffff',
          power: 1.45,
          skylight: '#70757c',
          haze: '#9aa0a6',
          clear: 20,
          snowline: 1.25,
        },
        rock: '#3a3a3a',
      }),
    );
    return { contrast: 0.6, saturation: 0, vignette: 0.3, grain: 3.5 };
  },
  'glacier-valley': (canvas, random) => {
    const { height } = canvas;
    const noise = createNoise(random);
    const sun = { x: -1, y: 0.75, z: 0.2 };
    paintSky(canvas, height * 0.45, [
      [0, '#5f86b4'],
      [0.7, '#b7c8d8'],
      [1, '#e2e3e0'],
    ]);
    paintClouds(canvas, noise, height * 0.42, {
      ...{ lit: '#f8f4ee', shade: '#8fa0b5', amount: 0.55, size: 0.9, stretch: 2, density: 0.85 },
    });
    paintTerrain(
      canvas,
      alpineView(canvas, 0.4, { eye: 1.15, near: 0.7, far: 17, rows: 760, halfWidth: 0.36 }),
      sun,
      (x, z) => {
        const bend = 0.35 * Math.sin(z * 0.5) + 0.1;
        const wall = smoothstep(0.25, 2.4, Math.abs(x - bend));
        const peak = 2.1 * Math.exp(-Math.hypot(x - 0.25, (z - 14) * 0.45) * 0.75);
        const ice = 0.012 * Math.abs(noise.at(x * 3, z * 9)) + 0.05 * noise.fbm(x, z * 0.6, 3);
        return (
          noise.eroded(x * 0.5 + 3.1, z * 0.42 + 17, 9) * (0.12 + 2.3 * wall) + peak * 0.8 + ice + z * 0.02
        );
      },
      alpineShade(noise, {
        ...{
          sun,
          sunlight: '#ffe9cf',
          power: 1.35,
          skylight: '#86a3cf',
          haze: '#c3d0de',
          clear: 12.5,
          snowline: 0.75,
        },
      }),
    );
    return { contrast: 0.4, vignette: 0.15 };
  },
  'cloud-inversion': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const sun = { x: 1, y: 0.3, z: 0.45 };
    paintSky(
      canvas,
      height * 0.46,
      [
        [0, '#5d8ac0'],
        [0.6, '#b5c6d6'],
        [1, '#fbe0bd'],
      ],
      { x: width * 0.9, y: height * 0.36, light: '#ffd8a2', glow: 0.4 },
    );
    const rock = alpineShade(noise, {
      ...{
        sun,
        sunlight: '#ffc995',
        power: 1.7,
        skylight: '#7f9fd0',
        haze: '#d9cfc8',
        clear: 15,
        snowline: 1.6,
      },
      rock: '#4d4f48',
    });
    const deck = (x: number, z: number) =>
      0.74 +
      0.11 * noise.fbm(x * 1.1 + 0.6 * noise.at(x, z), z * 0.8, 6, 0.55) +
      0.06 * noise.at(x * 0.4, z * 0.3);
    const peaks = (x: number, z: number) => noise.eroded(x * 0.36 + 2.8, z * 0.36 + 31, 9) * 1.75 - 0.28;
    const bright = colour('#fff3e2');
    const blue = colour('#8ea6cc');
    const far = colour('#ecd9c6');
    paintTerrain(
      canvas,
      alpineView(canvas, 0.44, { eye: 1.32, near: 0.9, far: 18, rows: 760 }),
      sun,
      (x, z) => Math.max(deck(x, z), peaks(x, z)),
      (spot) => {
        const above = spot.height - deck(spot.x, spot.z);
        const bare = smoothstep(0.004, 0.09, above + 0.05 * noise.fbm(spot.x * 4, spot.z * 4, 3));
        const lit = 0.3 + 0.9 * Math.max(0, spot.facing + 0.12) * (0.4 + 0.6 * spot.open);
        const air = Math.exp(-((spot.z / 13) ** 1.5));
        const cloud = blend(far, blend(blue, bright, Math.min(1.1, lit)), air);
        return bare > 0.01 ? blend(cloud, rock(spot), bare) : cloud;
      },
    );
    return { contrast: 0.3, vignette: 0.12 };
  },
};
