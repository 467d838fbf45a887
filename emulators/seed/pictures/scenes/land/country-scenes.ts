import { paintClouds, paintSky } from '../../nature/sky.ts';
import { paintTerrain } from '../../nature/terrain.ts';
import { blend, type Colour, colour, mix, ramp, smoothstep } from '../../render/colour.ts';
import { createNoise } from '../../render/noise.ts';
import type { Scenes } from '../scene.ts';

export const countryScenes: Scenes = {
  'canyon-evening': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const sun = { x: -1, y: 0.3, z: -0.3 };
    paintSky(canvas, height * 0.42, [
      [0, '#54739f'],
      [0.7, '#b9b3b6'],
      [1, '#f0cfa8'],
    ]);
    paintClouds(canvas, noise, height * 0.4, {
      ...{ lit: '#ffd9ae', shade: '#8f8798', amount: 0.45, size: 0.9, stretch: 3, density: 0.75 },
      towards: { x: 0, y: height * 0.3 },
    });
    const bands = ramp([
      [0, '#7c3b25'],
      [0.2, '#b3603a'],
      [0.35, '#d28a5c'],
      [0.5, '#9c4a2c'],
      [0.65, '#d9a073'],
      [0.8, '#a9532f'],
      [1, '#c67f50'],
    ]);
    const terrace = (level: number) => {
      const steps = level * 6.5;
      const whole = Math.floor(steps);
      return (whole + smoothstep(0.3, 0.72, steps - whole)) / 6.5;
    };
    const sunlight = colour('#ffc188');
    const skylight = colour('#7388b8');
    const haze = colour('#c9b4b0');
    paintTerrain(
      canvas,
      { horizon: height * 0.36, eye: 1.62, halfWidth: 0.52, near: 0.8, far: 20, rows: 820 },
      sun,
      (x, z) => {
        const bend = 0.9 * Math.sin(z * 0.42 + 0.6) + 0.25 * noise.at(z * 0.5, 4);
        const gorge = smoothstep(0.05, 2.3, Math.abs(x - bend) + 0.5 * noise.fbm(x * 0.9, z * 0.9, 5));
        const level =
          gorge * 1.15 + 0.13 * noise.fbm(x * 1.7 + 4, z * 1.7, 6, 0.55) + 0.12 * noise.at(x * 0.3, z * 0.3);
        return terrace(level) * 1.25 + 0.012 * noise.fbm(x * 9, z * 9, 3);
      },
      (spot) => {
        const grit = noise.fbm(spot.x * 8, spot.z * 6 + spot.height * 5, 4, 0.6);
        const layer = spot.height * 2.6 + 0.1 * noise.fbm(spot.x * 1.2, spot.z * 1.2, 3) + grit * 0.04;
        const rock = bands((layer % 1) + (layer < 0 ? 1 : 0));
        const scrub = smoothstep(0.86, 0.97, spot.level + grit * 0.1) * smoothstep(0, 0.5, grit + 0.2) * 0.55;
        const tone = 0.85 + grit * 0.6;
        const direct = Math.max(0, spot.facing + grit * 0.1) * spot.open * 1.9;
        const around = 0.28 + 0.32 * spot.level;
        const clear = Math.exp(-((spot.z / 17) ** 1.3));
        const body = blend([rock[0] * tone, rock[1] * tone, rock[2] * tone], [0.12, 0.13, 0.05], scrub);
        // Lit walls throw warm light into the shadows.
        return [
          mix(haze[0], body[0] * (sunlight[0] * direct + skylight[0] * around + 0.12), clear),
          mix(haze[1], body[1] * (sunlight[1] * direct + skylight[1] * around + 0.05), clear),
          mix(haze[2], body[2] * (sunlight[2] * direct + skylight[2] * around + 0.02), clear),
        ];
      },
    );
    return { contrast: 0.35, vignette: width > height ? 0.15 : 0.2 };
  },
  'green-hills': (canvas, random) => {
    const { height } = canvas;
    const noise = createNoise(random);
    const sun = { x: 1, y: 0.55, z: 0.1 };
    paintSky(canvas, height * 0.4, [
      [0, '#5b86b8'],
      [0.7, '#a8c0d4'],
      [1, '#d6dcdc'],
    ]);
    paintClouds(canvas, noise, height * 0.4, {
      ...{ lit: '#fdf9f2', shade: '#7f8ea2', amount: 0.62, size: 0.8, stretch: 1.6, density: 0.92 },
    });
    const haze = colour('#a9bfcc');
    paintTerrain(
      canvas,
      { horizon: height * 0.34, eye: 1.5, halfWidth: 0.3, near: 2, far: 22, rows: 640 },
      sun,
      (x, z) =>
        0.52 * noise.at(x * 0.42 + 3, z * 0.3) +
        0.24 * noise.at(x * 0.95, z * 0.72 + 5) +
        0.05 * noise.fbm(x * 2.3, z * 2, 4) +
        0.012 * Math.abs(noise.at(x * 11, z * 11)) +
        0.02 * z,
      (spot) => {
        const field = noise.fbm(spot.x * 1.1 + 9, spot.z * 0.8, 4);
        const grass = noise.fbm(spot.x * 16, spot.z * 9, 3, 0.6);
        const wood = smoothstep(
          0.16,
          0.3,
          noise.fbm(spot.x * 1.5 + 40, spot.z * 1.2, 5) - spot.slopeX * 0.15,
        );
        const cloud = smoothstep(-0.06, 0.2, noise.fbm(spot.x * 0.34 + 7, spot.z * 0.2, 4));
        const green: Colour = [0.13 + field * 0.09 + grass * 0.03, 0.2 + field * 0.07 + grass * 0.04, 0.045];
        const body = blend(green, [0.028, 0.05, 0.018], wood);
        const direct =
          Math.max(0, spot.facing + grass * 0.05) * mix(0.35, 1, spot.open) * mix(0.16, 1, cloud) * 2.2;
        const clear = Math.exp(-((spot.z / 19) ** 1.5));
        return [
          mix(haze[0], body[0] * (direct * 1.1 + 0.42), clear),
          mix(haze[1], body[1] * (direct + 0.5), clear),
          mix(haze[2], body[2] * (direct * 0.8 + 0.7), clear),
        ];
      },
    );
    return { contrast: 0.35, vignette: 0.15 };
  },
};
