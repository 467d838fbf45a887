import type { Canvas } from '../render/canvas.ts';
import { colour } from '../render/colour.ts';
import { paintCurtain, paintMoon } from '../render/night-lights.ts';
import { createNoise } from '../render/noise.ts';
import type { Random } from '../render/random.ts';
import { paintReflection } from '../render/ridges.ts';
import { paintClouds, paintSky } from '../render/sky.ts';
import { paintMilkyWay, paintStars, paintStarTrails } from '../render/stars.ts';
import { paintTerrain } from '../render/terrain.ts';
import { paintConifer } from '../render/trees.ts';
import { alpineShade } from './mountain-scenes.ts';
import { paintRange } from './ridge-scenes.ts';
import type { Scenes } from './scene.ts';

const nightSky = [
  [0, '#0a1122'],
  [0.55, '#142036'],
  [0.85, '#24344a'],
  [1, '#4a4f55'],
] as const;

function darkRange(canvas: Canvas, random: Random, far: number, near: number, trees: number) {
  paintRange(canvas, random, {
    ...{ count: 3, far, near, relief: 0.09, trees },
    ...{ farBody: '#141c2a', nearBody: '#05070b', farMist: '#2a3747', nearMist: '#0d131d' },
    haze: [0.5, 0.1],
  });
}

export const nightScenes: Scenes = {
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
        const crest = 4.2 + 0.9 * noise.at(x * 0.35, 2) + x * 0.75;
        const rise = z < crest ? Math.exp(-((crest - z) ** 2) * 0.32) : Math.exp(-(z - crest) * 1.4);
        return (
          0.75 * rise + 0.05 * noise.fbm(x, z, 3) + 0.004 * Math.sin(z * 46 + 5 * noise.at(x * 2, z * 2))
        );
      },
      (spot) => {
        const sand = 0.05 + 0.05 * spot.level + 0.3 * Math.max(0, spot.facing) * spot.open;
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
  'aurora-green': (canvas, random) => {
    const { height } = canvas;
    const noise = createNoise(random);
    const shore = Math.round(height * 0.68);
    paintSky(canvas, shore, [
      [0, '#071019'],
      [0.6, '#0d2028'],
      [1, '#1d3a3c'],
    ]);
    paintStars(canvas, random, 2600, shore, 0.55);
    const green = { low: '#4dff9a', high: '#2b9f9a' };
    paintCurtain(canvas, noise, random, { ...green, left: 0.56, right: 0.4, reach: 0.26, strength: 0.62 });
    paintCurtain(canvas, noise, random, { ...green, left: 0.34, right: 0.5, reach: 0.3, strength: 0.5 });
    paintCurtain(canvas, noise, random, {
      low: '#7dffb0',
      high: '#7a5fc0',
      left: 0.46,
      right: 0.2,
      reach: 0.25,
      strength: 0.5,
    });
    darkRange(canvas, random, 0.62, 0.675, 0.025);
    paintReflection(canvas, noise, { shore, ripple: 0.014, depth: '#04100f', share: 0.3 });
    return { contrast: 0.3, bloom: 0.2, grain: 3 };
  },
  'aurora-violet': (canvas, random) => {
    const { height } = canvas;
    const noise = createNoise(random);
    paintSky(canvas, height * 0.8, [
      [0, '#0b0b1f'],
      [0.6, '#141a33'],
      [1, '#2a3550'],
    ]);
    paintStars(canvas, random, 2600, height * 0.75, 0.55);
    const violet = { low: '#58f0a0', high: '#b04be8' };
    paintCurtain(canvas, noise, random, { ...violet, left: 0.66, right: 0.5, reach: 0.3, strength: 0.42 });
    paintCurtain(canvas, noise, random, { ...violet, left: 0.44, right: 0.62, reach: 0.34, strength: 0.4 });
    const sun = { x: -1, y: 0.5, z: -0.5 };
    paintTerrain(
      canvas,
      { horizon: height * 0.82, eye: 0.75, halfWidth: 0.36, near: 0.7, far: 14, rows: 680 },
      sun,
      (x, z) => noise.eroded(x * 0.4 + 2, z * 0.4 + 7, 9) * 2.1 * (0.12 + z / 15),
      alpineShade(noise, {
        ...{
          sun,
          sunlight: '#7fb7a4',
          power: 0.34,
          skylight: '#29395c',
          haze: '#1d2b45',
          clear: 22,
          snowline: 0.5,
        },
        rock: '#3a3a42',
      }),
    );
    return { contrast: 0.3, bloom: 0.18, grain: 3 };
  },
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
