import { paintReflection } from '../../nature/ridges.ts';
import { paintClouds, paintSky } from '../../nature/sky.ts';
import { createNoise } from '../../render/noise.ts';
import { paintRange } from '../land/ranges.ts';
import type { Scenes } from '../scene.ts';
import { paintSlowWater } from './slow-water.ts';

export const slowWaterScenes: Scenes = {
  'slow-water-dawn': (canvas, random) => {
    const { width, height } = canvas;
    paintSlowWater(canvas, createNoise(random), {
      ...{ horizon: 0.56, water: '#8d93a6', share: 0.28, drift: 0.05 },
      sky: [
        [0, '#93a2bd'],
        [0.5, '#cbbfca'],
        [0.85, '#f0cdc3'],
        [1, '#f3d9c8'],
      ],
      sun: { x: width * 0.5, y: height * 0.56, light: '#ffd0b8', glow: 0.12 },
      clouds: { lit: '#f8dcd4', shade: '#8f97b2', amount: 0.6, size: 1, stretch: 4, density: 0.5 },
    });
    return { contrast: 0.2, vignette: 0.1 };
  },
  'slow-water-slate': (canvas, random) => {
    const { width, height } = canvas;
    paintSlowWater(canvas, createNoise(random), {
      ...{ horizon: 0.6, water: '#39434c', share: 0.35, drift: 0.022 },
      sky: [
        [0, '#3c4650'],
        [0.6, '#7f8a92'],
        [1, '#d3d5d2'],
      ],
      sun: { x: width * 0.62, y: height * 0.58, light: '#ffffff', glow: 0.22 },
      clouds: { lit: '#d9dcdc', shade: '#2c343d', amount: 0.72, size: 1.1, stretch: 2.4, density: 0.85 },
    });
    return { contrast: 0.5, saturation: 0.7, vignette: 0.25, grain: 2.5 };
  },
  'slow-water-ochre': (canvas, random) => {
    const { width, height } = canvas;
    paintSlowWater(canvas, createNoise(random), {
      ...{ horizon: 0.62, water: '#4d4334', share: 0.3, drift: 0.035 },
      sky: [
        [0, '#6f6a63'],
        [0.45, '#b08d5c'],
        [0.85, '#e0b36a'],
        [1, '#ffe2a0'],
      ],
      sun: { x: width * 0.42, y: height * 0.62, light: '#ffe0a0', glow: 0.35 },
      clouds: { lit: '#e2b570', shade: '#5e5a56', amount: 0.6, size: 1, stretch: 3, density: 0.7 },
    });
    return { contrast: 0.3, vignette: 0.2, bloom: 0.1 };
  },
  'islands-at-dusk': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const shore = Math.round(height * 0.64);
    paintSky(
      canvas,
      shore,
      [
        [0, '#3d4d7d'],
        [0.5, '#9a8fa8'],
        [0.85, '#eeb595'],
        [1, '#f8cf9f'],
      ],
      { x: width * 0.7, y: shore, light: '#ffae74', glow: 0.3 },
    );
    paintClouds(canvas, noise, shore, {
      ...{ lit: '#f5b797', shade: '#5f618c', amount: 0.5, size: 0.7, stretch: 4, density: 0.7 },
      towards: { x: width * 0.7, y: shore },
    });
    paintRange(canvas, random, {
      ...{ count: 5, far: 0.6, near: 0.685, relief: 0.16, trees: 0.02 },
      ...{ farBody: '#b08f98', nearBody: '#1a2140', farMist: '#dca898', nearMist: '#4d4c73' },
      haze: [0.5, 0.2],
    });
    paintReflection(canvas, noise, { shore, ripple: 0.02, depth: '#2c3760', share: 0.3 });
    return { contrast: 0.3 };
  },
};
