import { paintClouds, paintSky } from '../../nature/sky.ts';
import { type Canvas, fill, shine } from '../../render/canvas.ts';
import { blend, type Colour, clamp, colour, smoothstep } from '../../render/colour.ts';
import { createNoise, type Noise } from '../../render/noise.ts';
import type { Scenes } from '../scene.ts';

/** Sparks of a low light on small waves, in a path towards the viewer. */
function paintGlitter(
  canvas: Canvas,
  noise: Noise,
  shore: number,
  light: { x: number; colour: Colour; strength: number; spread: number },
): void {
  const { width, height } = canvas;
  for (let y = shore + 1; y < height; y += 1) {
    const near = (y - shore) / (height - shore);
    const z = 1 / (near + 0.012);
    for (let x = 0; x < width; x += 1) {
      const u = ((x - width / 2) / width) * z * 9;
      const v = z * 24;
      const wave = noise.fbm(u * 1.4 + 3, v, 4, 0.62);
      const cross = noise.fbm(u * 2.3 + 50, v * 1.3, 3, 0.6);
      const off = (x - light.x) / width / (light.spread * (0.35 + 0.9 * near ** 0.6));
      const aim = Math.exp(-((off + cross * 0.75) ** 2) * 1.5);
      const spark = smoothstep(0.66 - 0.5 * aim, 0.98 - 0.42 * aim, wave + 0.42);
      shine(canvas, x, y, light.colour, aim * (spark * 1.7 + 0.06) * light.strength);
    }
  }
}

function paintOpenSea(canvas: Canvas, noise: Noise, shore: number, near: string, far: string): void {
  const [dark, pale] = [colour(near), colour(far)];
  fill(
    canvas,
    (x, y) => {
      const down = (y - shore) / (canvas.height - shore);
      const z = 1 / (down + 0.012);
      const wave = noise.fbm((x / canvas.width - 0.5) * z * 9, z * 24, 4, 0.6);
      const tone = blend(pale, dark, clamp(down ** 0.55 + wave * 0.28));
      const lift = 1 + wave * 0.4;
      return [tone[0] * lift, tone[1] * lift, tone[2] * lift];
    },
    shore,
  );
}

export const glitterScenes: Scenes = {
  'glitter-path': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const shore = Math.round(height * 0.4);
    const sun = { x: width * 0.52, y: height * 0.24, light: '#ffd28a', glow: 0.8, disc: width * 0.035 };
    paintSky(
      canvas,
      shore,
      [
        [0, '#b06c3e'],
        [0.5, '#e09a52'],
        [1, '#f4bd72'],
      ],
      sun,
    );
    paintClouds(canvas, noise, shore, {
      ...{
        lit: '#ffd294',
        shade: '#8a5a4a',
        amount: 0.45,
        size: 0.6,
        stretch: 4,
        density: 0.6,
        towards: sun,
      },
    });
    paintOpenSea(canvas, noise, shore, '#2b1a18', '#a9693f');
    paintGlitter(canvas, noise, shore, { x: sun.x, colour: colour('#ffdc9a'), strength: 1.25, spread: 0.26 });
    return { contrast: 0.35, bloom: 0.22 };
  },
  'moonlit-sea': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const shore = Math.round(height * 0.52);
    const moon = { x: width * 0.44, y: height * 0.2, light: '#e9eef5', glow: 0.42, disc: width * 0.03 };
    paintSky(
      canvas,
      shore,
      [
        [0, '#0d1524'],
        [0.6, '#1c2a3d'],
        [1, '#41505f'],
      ],
      moon,
    );
    paintClouds(canvas, noise, shore, {
      ...{
        lit: '#b6c2d2',
        shade: '#141d2c',
        amount: 0.62,
        size: 0.8,
        stretch: 2.2,
        density: 0.72,
        towards: moon,
      },
    });
    paintOpenSea(canvas, noise, shore, '#070c14', '#29384a');
    paintGlitter(canvas, noise, shore, { x: moon.x, colour: colour('#dfe8f2'), strength: 0.9, spread: 0.3 });
    return { contrast: 0.35, bloom: 0.2, vignette: 0.25, grain: 3 };
  },
};
