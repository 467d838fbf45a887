import { paintMoon } from '../../nature/night-lights.ts';
import { paintClouds, paintSky } from '../../nature/sky.ts';
import { paintStars } from '../../nature/stars.ts';
import { createNoise } from '../../render/noise.ts';
import { paintRange } from '../land/ranges.ts';
import type { Scenes } from '../scene.ts';

export const moonScenes: Scenes = {
  'moon-over-ridge': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const moon = { x: width * 0.57, y: height * 0.47, light: '#ffe2ba' };
    paintSky(
      canvas,
      height * 0.85,
      [
        [0, '#1d2b52'],
        [0.55, '#44557f'],
        [0.85, '#8d7d97'],
        [1, '#c1968f'],
      ],
      { ...moon, glow: 0.13 },
    );
    paintMoon(canvas, noise, random, {
      ...{ ...moon, radius: width * 0.155, bright: 0.95, craters: 160 },
      sun: [0.12, -0.05, 0.99],
    });
    paintClouds(canvas, noise, height * 0.72, {
      ...{ lit: '#b89aa8', shade: '#4c5578', amount: 0.36, size: 0.8, stretch: 4, density: 0.5 },
    });
    paintRange(canvas, random, {
      ...{ count: 4, far: 0.68, near: 0.92, relief: 0.12, trees: 0.085 },
      ...{ farBody: '#565c80', nearBody: '#070a14', farMist: '#8a7f98', nearMist: '#27304d' },
      haze: [0.6, 0.25],
    });
    return { contrast: 0.3, bloom: 0.12 };
  },
  'crescent-afterglow': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    paintSky(
      canvas,
      height * 0.82,
      [
        [0, '#16244f'],
        [0.45, '#3f5b8f'],
        [0.75, '#a8a39a'],
        [0.9, '#eda763'],
        [1, '#e87c43'],
      ],
      { x: width * 0.55, y: height * 0.95, light: '#ff8a3c', glow: 0.2 },
    );
    paintStars(canvas, random, 60, height * 0.5, 0.4);
    const moon = { x: width * 0.36, y: height * 0.33, radius: height * 0.032 };
    paintMoon(canvas, noise, random, { ...moon, light: '#5674ab', bright: 0.62, sun: [0, 0, 1], craters: 0 });
    paintMoon(canvas, noise, random, {
      ...moon,
      light: '#fff1d6',
      bright: 2.4,
      sun: [0.62, 0.68, -0.38],
      craters: 30,
    });
    const planet = { x: width * 0.47, y: height * 0.44 };
    paintMoon(canvas, noise, random, {
      ...planet,
      radius: 2.2,
      light: '#fff4e0',
      bright: 3.4,
      sun: [0, 0, 1],
      craters: 0,
    });
    paintRange(canvas, random, {
      ...{ count: 5, far: 0.74, near: 0.93, relief: 0.09, trees: 0.05 },
      ...{ farBody: '#8a5a4d', nearBody: '#06070d', farMist: '#c97f55', nearMist: '#1d1a2a' },
      haze: [0.5, 0.2],
    });
    return { contrast: 0.25, bloom: 0.22 };
  },
  'full-moon-study': (canvas, random) => {
    const { width, height } = canvas;
    paintSky(canvas, height, [
      [0, '#050507'],
      [1, '#060608'],
    ]);
    paintMoon(canvas, createNoise(random), random, {
      ...{ x: width / 2, y: height / 2, radius: width * 0.44, light: '#f3efe6', bright: 0.74, craters: 900 },
      sun: [-0.28, -0.16, 0.94],
    });
    return { contrast: 0.45, saturation: 0.6, vignette: 0 };
  },
};
