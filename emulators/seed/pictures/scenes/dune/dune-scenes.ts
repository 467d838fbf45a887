import { paintTerrain } from '../../nature/terrain.ts';
import { smoothstep } from '../../render/colour.ts';
import { createNoise } from '../../render/noise.ts';
import type { Scenes } from '../scene.ts';
import { clearSky, desert, duneHeight, sandShade } from './sand.ts';

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
        const side =
          away < 0 ? Math.max(0, 1 + away * 0.42 - 0.1 * away * away) : Math.max(0, 1 - away * 0.95);
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
      sandShade(noise, sun, {
        ...desert,
        sand: '#c98d55',
        power: 1.5,
        skylight: '#3d4a72',
        clear: 60,
        ripples: 0.16,
      }),
    );
    return { contrast: 0.55, vignette: 0.22, grain: 2.5 };
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
      sandShade(noise, sun, {
        ...desert,
        sand: '#cf8f58',
        power: 1.5,
        skylight: '#566490',
        clear: 90,
        ripples: 0.1,
      }),
    );
    return { contrast: 0.45, vignette: 0.15, grain: 2.5 };
  },
};
