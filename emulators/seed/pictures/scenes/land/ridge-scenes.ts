import { paintClouds, paintSky } from '../../nature/sky.ts';
import { createNoise } from '../../render/noise.ts';
import type { Scenes } from '../scene.ts';
import { paintRange } from './ranges.ts';

export const ridgeScenes: Scenes = {
  'ridges-first-light': (canvas, random) => {
    const { width, height } = canvas;
    paintSky(
      canvas,
      height * 0.5,
      [
        [0, '#8fa6c4'],
        [0.45, '#d9c3bd'],
        [0.8, '#f6cfa8'],
        [1, '#fbdcb4'],
      ],
      { x: width * 0.68, y: height * 0.4, light: '#ffc98c', glow: 0.35 },
    );
    paintClouds(canvas, createNoise(random), height * 0.5, {
      ...{ lit: '#fbd9bd', shade: '#a9a3b8', amount: 0.42, size: 0.8, stretch: 3.2, density: 0.6 },
      towards: { x: width * 0.68, y: height * 0.45 },
    });
    paintRange(canvas, random, {
      ...{ count: 7, far: 0.44, near: 0.86, relief: 0.13, trees: 0.05 },
      ...{ farBody: '#c9a9a4', nearBody: '#141d33', farMist: '#f3cfae', nearMist: '#46567a' },
      haze: [0.75, 0.25],
    });
    return { contrast: 0.3, exposure: 1.02 };
  },
  'ridges-blue-hour': (canvas, random) => {
    const { width, height } = canvas;
    paintSky(
      canvas,
      height * 0.55,
      [
        [0, '#2b3f66'],
        [0.5, '#6d83a8'],
        [0.85, '#c5b9bd'],
        [1, '#e5c7b0'],
      ],
      { x: width * 0.3, y: height * 0.6, light: '#ffb27a', glow: 0.22 },
    );
    paintRange(canvas, random, {
      ...{ count: 8, far: 0.45, near: 0.92, relief: 0.2, trees: 0.05 },
      ...{ farBody: '#8b95b3', nearBody: '#0a1122', farMist: '#b7b3c0', nearMist: '#33466e' },
      haze: [0.7, 0.35],
    });
    return { contrast: 0.35 };
  },
  'ridges-monsoon': (canvas, random) => {
    const { height } = canvas;
    paintSky(canvas, height * 0.4, [
      [0, '#9ba6a6'],
      [0.6, '#c3cac7'],
      [1, '#d3d8d3'],
    ]);
    paintClouds(canvas, createNoise(random), height * 0.5, {
      ...{ lit: '#dfe3df', shade: '#7f8b8d', amount: 0.75, size: 1.1, density: 0.75 },
    });
    paintRange(canvas, random, {
      ...{ count: 7, far: 0.24, near: 0.88, relief: 0.13, trees: 0.035 },
      ...{ farBody: '#a9b5b0', nearBody: '#1d3320', farMist: '#d5dad6', nearMist: '#b5c2b8' },
      haze: [0.95, 0.85],
    });
    return { contrast: 0.4, saturation: 1.1 };
  },
  'ridges-ember': (canvas, random) => {
    const { width, height } = canvas;
    paintSky(
      canvas,
      height * 0.55,
      [
        [0, '#a8482a'],
        [0.5, '#e2793a'],
        [1, '#f9b35c'],
      ],
      { x: width * 0.38, y: height * 0.33, light: '#ffcf7a', glow: 0.7, disc: height * 0.045 },
    );
    paintRange(canvas, random, {
      ...{ count: 6, far: 0.46, near: 0.88, relief: 0.13, trees: 0.06 },
      ...{ farBody: '#d0703a', nearBody: '#1a0c0e', farMist: '#f2a355', nearMist: '#7c3020' },
      haze: [0.7, 0.3],
    });
    return { contrast: 0.3, bloom: 0.12 };
  },
};
