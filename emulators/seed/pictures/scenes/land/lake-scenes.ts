import { paintReflection } from '../../nature/ridges.ts';
import { paintClouds, paintSky } from '../../nature/sky.ts';
import { paintTerrain } from '../../nature/terrain.ts';
import { paintBareTree, paintConifer } from '../../nature/trees.ts';
import type { Canvas } from '../../render/canvas.ts';
import { blend, type Colour, colour, mix, smoothstep } from '../../render/colour.ts';
import { createNoise } from '../../render/noise.ts';
import type { Random } from '../../render/random.ts';
import type { Scenes } from '../scene.ts';
import { alpineShade, alpineView } from './alps.ts';
import { paintRange } from './ranges.ts';

function mirrorLake(canvas: Canvas, random: Random) {
  const { width, height } = canvas;
  const noise = createNoise(random);
  const shore = Math.round(height * 0.6);
  paintSky(
    canvas,
    shore,
    [
      [0, '#5f87b8'],
      [0.6, '#a9bdd0'],
      [1, '#f0d6bd'],
    ],
    { x: width * 0.1, y: height * 0.45, light: '#ffcf9c', glow: 0.25 },
  );
  paintClouds(canvas, noise, height * 0.56, {
    ...{ lit: '#fbe3cd', shade: '#93a0b6', amount: 0.5, size: 0.7, stretch: 3, density: 0.75 },
    towards: { x: width * 0.1, y: height * 0.4 },
  });
  const view = alpineView(canvas, 0.6, { eye: 0.05, near: 3.2, far: 17 });
  const shade = alpineShade(noise, {
    ...{ sun: { x: -1, y: 0.42, z: -0.35 }, sunlight: '#ffc58e', power: 1.75, skylight: '#7f9cc9' },
    ...{ haze: '#b7c3d3', clear: 21, snowline: 1.25, rock: '#5f5853' },
  });
  const forest = colour('#2a3624');
  paintTerrain(
    canvas,
    view,
    { x: -1, y: 0.42, z: -0.35 },
    (x, z) => {
      const rise = smoothstep(3.3, 8.5, z);
      const trees = smoothstep(3.2, 3.6, z) * smoothstep(7, 3.9, z);
      const bank =
        trees * (0.008 + 0.035 * noise.fbm(x * 1.1, z, 3) + 0.045 * Math.abs(noise.at(x * 34, z * 5)));
      return noise.eroded(x * 0.36 + 7.4, z * 0.36 + 3, 9) * 2.9 * rise - 0.55 * rise + bank;
    },
    (spot) => {
      const light = shade(spot);
      const wood = smoothstep(0.17, 0.07, spot.height + 0.12 * noise.fbm(spot.x * 3, spot.z * 3, 4));
      const lit = 0.5 + 0.9 * Math.abs(noise.at(spot.x * 46, spot.height * 60 + spot.z * 9));
      const dark: Colour = [forest[0] * lit, forest[1] * lit, forest[2] * lit];
      return blend(light, blend(dark, light, smoothstep(3.5, 14, spot.z) * 0.7), wood);
    },
  );
  paintReflection(canvas, noise, { shore, ripple: 0.008, depth: '#122431', share: 0.32 });
  return { contrast: 0.35, exposure: 1.05 };
}

export const lakeScenes: Scenes = {
  'mirror-lake': mirrorLake,
  'still-lake-dusk': (canvas, random) => {
    const { width, height } = canvas;
    const shore = Math.round(height * 0.56);
    const noise = createNoise(random);
    paintSky(
      canvas,
      shore,
      [
        [0, '#3d3f73'],
        [0.4, '#8f6a9c'],
        [0.75, '#dd8f98'],
        [1, '#f5bd93'],
      ],
      { x: width * 0.36, y: shore, light: '#ff9d6a', glow: 0.3 },
    );
    paintClouds(canvas, noise, shore, {
      ...{ lit: '#f4a08e', shade: '#5e4f83', amount: 0.56, size: 0.9, stretch: 2.8, density: 0.85 },
      towards: { x: width * 0.36, y: shore },
    });
    paintRange(canvas, random, {
      ...{ count: 4, far: 0.47, near: 0.555, relief: 0.1, trees: 0.03 },
      ...{ farBody: '#7d6386', nearBody: '#141427', farMist: '#c88c94', nearMist: '#3a3355' },
      haze: [0.5, 0.1],
    });
    paintReflection(canvas, noise, { shore, ripple: 0.012, depth: '#171a35', share: 0.3 });
    return { contrast: 0.3 };
  },
  'lake-islet-fog': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const shore = Math.round(height * 0.58);
    paintSky(canvas, shore, [
      [0, '#d3d7d8'],
      [0.7, '#dfe2e1'],
      [1, '#e6e8e6'],
    ]);
    const fog = colour('#dcdfdf');
    for (let i = 0; i < 26; i += 1) {
      const x = width * random(0.02, 0.62);
      paintConifer(canvas, noise, random, {
        ...{ x, foot: shore + 2, tall: height * random(0.05, 0.12), softness: 5 },
        light: blend(fog, colour('#3f4f52'), 0.2),
      });
    }
    const dark = colour('#1d2726');
    const centre = width * 0.6;
    for (let x = Math.floor(width * 0.42); x < width * 0.79; x += 1) {
      const out = Math.abs(x - centre) / (width * 0.175);
      const rise = Math.max(0, 1 - out * out) * height * (0.022 + 0.012 * noise.fbm(x * 0.03, 1, 4));
      for (let y = Math.floor(shore - rise); y <= shore; y += 1) {
        const light = 1 + 0.5 * noise.fbm(x * 0.1, y * 0.2, 3);
        const at = (y * width + x) * 3;
        for (let c = 0; c < 3; c += 1) canvas.data[at + c] = (dark[c] as number) * light * 1.3;
      }
    }
    const places = [-0.11, -0.075, -0.045, -0.01, 0.015, 0.045, 0.085, 0.115];
    for (const place of places) {
      paintConifer(canvas, noise, random, {
        x: centre + place * width + random(-6, 6),
        foot: shore - height * 0.012 * (1 - (place / 0.15) ** 2),
        tall: height * random(0.07, 0.24) * (1.15 - Math.abs(place) * 4),
        light: dark,
        softness: 1.6,
      });
    }
    paintBareTree(canvas, random, {
      x: centre - width * 0.135,
      foot: shore,
      tall: height * 0.13,
      light: dark,
      lean: -0.2,
    });
    paintReflection(canvas, noise, { shore, ripple: 0.006, depth: '#c3caca', share: 0.42 });
    for (let y = Math.floor(shore - height * 0.09); y < shore + height * 0.1; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const drift = 0.5 + noise.fbm((x / width) * 3, (y / height) * 16, 4) * 0.8;
        const share =
          0.62 * Math.exp(-(((y - shore) / (height * 0.032)) ** 2)) * Math.max(0, Math.min(1, drift));
        const at = (y * width + x) * 3;
        for (let c = 0; c < 3; c += 1)
          canvas.data[at + c] = mix(canvas.data[at + c] as number, fog[c] as number, share);
      }
    }
    return { contrast: 0.2, vignette: 0.1, saturation: 0.9 };
  },
};
