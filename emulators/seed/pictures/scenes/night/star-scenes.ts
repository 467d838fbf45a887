import { paintReflection } from '../../nature/ridges.ts';
import { paintSky } from '../../nature/sky.ts';
import { paintMilkyWay, paintStars, paintStarTrails } from '../../nature/stars.ts';
import { paintTerrain } from '../../nature/terrain.ts';
import { paintConifer } from '../../nature/trees.ts';
import { colour } from '../../render/colour.ts';
import { createNoise } from '../../render/noise.ts';
import { alpineShade } from '../land/alps.ts';
import type { Scenes } from '../scene.ts';
import { darkRange, nightSky } from './night-sky.ts';

export const starScenes: Scenes = {
  'milky-way-ridge': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    paintSky(canvas, height * 0.85, nightSky, {
      x: width * 0.3,
      y: height * 0.9,
      light: '#ffb070',
      glow: 0.09,
    });
    const way = { x: width * 0.55, y: height * 0.58, angle: -1.32, width: 0.085, strength: 1.5 };
    const density = paintMilkyWay(canvas, noise, height * 0.88, way);
    paintStars(canvas, random, 9000, height * 0.86, 0.8, density);
    darkRange(canvas, random, 0.81, 0.95, 0.03);
    return { contrast: 0.35, vignette: 0.3, grain: 3 };
  },
  'milky-way-lake': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const shore = Math.round(height * 0.66);
    paintSky(canvas, shore, nightSky, { x: width * 0.78, y: shore, light: '#ffa45e', glow: 0.16 });
    const way = { x: width * 0.5, y: height * 0.22, angle: 0.05, bend: -0.75, width: 0.07, strength: 1.5 };
    const density = paintMilkyWay(canvas, noise, shore, way);
    paintStars(canvas, random, 8000, shore, 0.8, density);
    darkRange(canvas, random, 0.6, 0.655, 0.03);
    paintReflection(canvas, noise, { shore, ripple: 0.01, depth: '#060b14', share: 0.35 });
    return { contrast: 0.35, vignette: 0.25, grain: 3 };
  },
  'milky-way-dune': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    paintSky(
      canvas,
      height * 0.8,
      [
        [0, '#0b0f20'],
        [0.6, '#1a2038'],
        [1, '#4b4048'],
      ],
      { x: width * 0.7, y: height * 0.8, light: '#ff9d66', glow: 0.1 },
    );
    const way = { x: width * 0.42, y: height * 0.5, angle: -0.95, width: 0.09, strength: 1.4 };
    const density = paintMilkyWay(canvas, noise, height * 0.8, way);
    paintStars(canvas, random, 8000, height * 0.8, 0.8, density);
    paintTerrain(
      canvas,
      { horizon: height * 0.62, eye: 1.1, halfWidth: 0.55, near: 1.2, far: 9, rows: 500 },
      { x: 1, y: 0.12, z: -0.4 },
      (x, z) => {
        const crest = 4.4 + 0.5 * Math.sin(x * 0.9) + x * 0.3;
        const peak = 0.35 + 1.05 * Math.exp(-((x - 1.1) ** 2) * 0.34);
        const rise = z < crest ? Math.exp(-((crest - z) ** 2) * 0.2) : Math.exp(-(z - crest) * 1.1);
        return peak * rise + 0.004 * Math.sin(z * 46 + x * 7 + 5 * noise.at(x * 2, z * 2));
      },
      (spot) => {
        const sand = 0.02 + 0.02 * spot.level + 0.34 * Math.max(0, spot.facing) * spot.open;
        return [sand * 0.34, sand * 0.29, sand * 0.31];
      },
    );
    return { contrast: 0.35, vignette: 0.25, grain: 3 };
  },
  'star-trails-pole': (canvas, random) => {
    const { width, height } = canvas;
    paintSky(canvas, height * 0.85, [
      [0, '#0c1a38'],
      [0.6, '#1b2f55'],
      [1, '#5a6374'],
    ]);
    paintStarTrails(canvas, random, { x: width * 0.42, y: height * 0.42 }, 900, Math.PI * 2, 0.9);
    darkRange(canvas, random, 0.76, 0.92, 0.04);
    return { contrast: 0.3, vignette: 0.25, grain: 2.5 };
  },
  'star-trails-pines': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    paintSky(canvas, height, [
      [0, '#101a3c'],
      [0.6, '#2a3560'],
      [1, '#6d6070'],
    ]);
    paintStarTrails(canvas, random, { x: width * 1.15, y: height * 0.75 }, 1500, 0.42, 1.1);
    for (let i = 0; i < 16; i += 1) {
      const far = i < 8;
      paintConifer(canvas, noise, random, {
        x: ((i % 8) + random(0.1, 0.9)) * (width / 8),
        foot: height * 1.02,
        tall: height * (far ? random(0.22, 0.36) : random(0.3, 0.62)),
        light: colour(far ? '#101626' : '#04060a'),
      });
    }
    return { contrast: 0.3, vignette: 0.2, grain: 2.5 };
  },
  'peaks-by-starlight': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const sun = { x: 1, y: 0.5, z: -0.4 };
    paintSky(canvas, height * 0.6, [
      [0, '#0d1830'],
      [0.6, '#1f3355'],
      [1, '#40597a'],
    ]);
    const way = { x: width * 0.25, y: height * 0.2, angle: -0.6, width: 0.08, strength: 0.7 };
    paintStars(canvas, random, 5200, height * 0.7, 0.75, paintMilkyWay(canvas, noise, height * 0.6, way));
    paintTerrain(
      canvas,
      { horizon: height * 0.6, eye: 0.95, halfWidth: 0.5, near: 0.55, far: 15, rows: 720 },
      sun,
      (x, z) => noise.eroded(x * 0.4 + 21, z * 0.4 + 4, 9) * 2.5 * (0.2 + 0.8 * Math.min(1, z / 7)),
      alpineShade(noise, {
        ...{
          sun,
          sunlight: '#b9cdf2',
          power: 0.62,
          skylight: '#2b406b',
          haze: '#2c4263',
          clear: 19,
          snowline: 0.75,
        },
        rock: '#4a4a52',
      }),
    );
    return { contrast: 0.35, vignette: 0.25, grain: 3 };
  },
  'stars-over-sea': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const shore = Math.round(height * 0.72);
    paintSky(
      canvas,
      shore,
      [
        [0, '#081225'],
        [0.55, '#12304a'],
        [0.85, '#2f6a70'],
        [1, '#8fae8a'],
      ],
      { x: width * 0.5, y: shore, light: '#d8e7a0', glow: 0.12 },
    );
    const way = { x: width * 0.4, y: height * 0.2, angle: -1.1, width: 0.08, strength: 0.8 };
    paintStars(canvas, random, 4200, shore, 0.75, paintMilkyWay(canvas, noise, shore, way));
    paintReflection(canvas, noise, { shore, ripple: 0.035, depth: '#0a1e2c', share: 0.4 });
    return { contrast: 0.3, vignette: 0.25, grain: 3 };
  },
};
