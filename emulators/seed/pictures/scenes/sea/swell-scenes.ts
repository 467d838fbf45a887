import { type Clouds, paintClouds, paintSky, type Sun } from '../../nature/sky.ts';
import { paintTerrain } from '../../nature/terrain.ts';
import type { Canvas } from '../../render/canvas.ts';
import { blend, clamp, colour, mix, ramp, smoothstep } from '../../render/colour.ts';
import { createNoise, type Noise } from '../../render/noise.ts';
import type { Scenes } from '../scene.ts';
import { foamNet } from './foam-net.ts';

interface Swell {
  horizon: number;
  sky: readonly (readonly [number, string])[];
  sun: Sun;
  clouds: Clouds;
  deep: string;
  through: string;
  tall: number;
  foam: number;
}

function paintSwell(canvas: Canvas, noise: Noise, look: Swell): void {
  const { width, height } = canvas;
  const horizon = height * look.horizon;
  paintSky(canvas, horizon, look.sky, look.sun);
  paintClouds(canvas, noise, horizon, look.clouds);
  const sky = ramp(look.sky);
  const deep = colour(look.deep);
  const through = colour(look.through);
  const glow = colour(look.sun.light);
  const crestOf = (phase: number) => (1 - Math.abs(Math.sin(phase))) ** 1.3;
  const heightAt = (x: number, z: number) => {
    const bend = noise.at(x * 0.16, z * 0.12) * 2.4 + noise.at(x * 0.5 + 9, z * 0.4) * 0.7;
    const sea =
      look.tall * (0.55 + 0.6 * noise.at(x * 0.12 + 4, z * 0.2)) * crestOf(z * 0.82 + x * 0.13 + bend);
    const cross = look.tall * 0.3 * crestOf(z * 1.5 - x * 0.75 + bend * 0.6 + 2);
    const chop =
      look.tall * (0.16 * noise.fbm(x * 1.5, z * 2.3, 5, 0.56) + 0.05 * Math.abs(noise.at(x * 6, z * 9)));
    return sea + cross + chop;
  };
  const view = { horizon, eye: look.tall * 2.1 + 0.75, halfWidth: 0.3, near: 3, far: 90, rows: 900 };
  paintTerrain(canvas, view, { x: look.sun.x > width / 2 ? 1 : -1, y: 0.5, z: 0.8 }, heightAt, (spot) => {
    const flat = Math.exp(-spot.z * 0.018);
    const fineX = noise.fbm(spot.x * 5, spot.z * 3.4, 3) * 0.2 * flat;
    const fineZ = noise.fbm(spot.x * 5 + 40, spot.z * 3.4, 3) * 0.26 * flat;
    // The steeper the water faces the viewer, the more one looks into it instead of at the sky in it.
    const tilt = spot.slopeZ + fineZ;
    const graze = (view.eye - spot.height) / spot.z;
    const fresnel = clamp(0.04 + 0.96 * (1 - clamp(graze + tilt * 0.75)) ** 5);
    const mirrored = sky(clamp(1 - Math.abs(graze + tilt * 1.3) * 0.75));
    const thin = smoothstep(look.tall * 0.5, look.tall * 1.35, spot.height) * smoothstep(-0.1, 0.6, tilt);
    const body = blend(deep, through, clamp(thin * 0.9 + 0.1));
    const away = (spot.px - look.sun.x) / width + (spot.slopeX + fineX) * 0.35;
    const path = Math.exp(-(away ** 2) * 26) * smoothstep(0.35, -0.2, tilt) * look.sun.glow;
    const crest = smoothstep(
      look.tall * 0.95,
      look.tall * 1.3,
      spot.height + look.tall * 0.3 * noise.fbm(spot.x * 1.2, spot.z * 1.2, 4),
    );
    const foam =
      look.foam > 0 ? clamp(crest * foamNet(noise, spot.x * 2.6, spot.z * 1.6, 0.9) * 1.3 * look.foam) : 0;
    const air = Math.exp(-((spot.z / 75) ** 2));
    const far = sky(0.96);
    const tone = (c: 0 | 1 | 2) => {
      const water = mix(body[c], mirrored[c], fresnel) + path * glow[c] * 0.8;
      return mix(far[c] * 0.75, mix(water, 0.62 * (0.5 + 0.6 * mirrored[c]), foam), air);
    };
    return [tone(0), tone(1), tone(2)];
  });
}

export const swellScenes: Scenes = {
  'swell-evening': (canvas, random) => {
    const { width, height } = canvas;
    paintSwell(canvas, createNoise(random), {
      horizon: 0.36,
      sky: [
        [0, '#6f86a8'],
        [0.5, '#c9a995'],
        [0.85, '#f5bf83'],
        [1, '#ffd79b'],
      ],
      sun: { x: width * 0.66, y: height * 0.27, light: '#ffc47c', glow: 0.6 },
      clouds: {
        lit: '#ffce9a',
        shade: '#6d6b80',
        amount: 0.58,
        size: 0.7,
        stretch: 3,
        density: 0.85,
        towards: { x: width * 0.66, y: height * 0.3 },
      },
      ...{ deep: '#123040', through: '#3c8a86', tall: 0.55, foam: 0.35 },
    });
    return { contrast: 0.35, bloom: 0.1 };
  },
  'swell-storm': (canvas, random) => {
    const { width, height } = canvas;
    paintSwell(canvas, createNoise(random), {
      horizon: 0.34,
      sky: [
        [0, '#363e45'],
        [0.5, '#6b757a'],
        [1, '#aeb6b4'],
      ],
      sun: { x: width * 0.3, y: height * 0.3, light: '#e5ece6', glow: 0.16 },
      clouds: { lit: '#b8bfbf', shade: '#2a3138', amount: 0.74, size: 0.9, stretch: 2, density: 0.92 },
      ...{ deep: '#0d2622', through: '#3f7a66', tall: 1, foam: 1 },
    });
    return { contrast: 0.45, saturation: 0.9, vignette: 0.25, grain: 2.5 };
  },
};
