import { paintCurtain } from '../../nature/night-lights.ts';
import { paintReflection } from '../../nature/ridges.ts';
import { paintSky } from '../../nature/sky.ts';
import { paintStars } from '../../nature/stars.ts';
import { paintTerrain } from '../../nature/terrain.ts';
import { createNoise } from '../../render/noise.ts';
import { alpineShade } from '../land/alps.ts';
import type { Scenes } from '../scene.ts';
import { darkRange } from './night-sky.ts';

export const auroraScenes: Scenes = {
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
};
