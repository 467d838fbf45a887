import { paintRidges } from '../../nature/ridges.ts';
import { paintSky } from '../../nature/sky.ts';
import { paintTerrain } from '../../nature/terrain.ts';
import { paintBareTree, paintConifer } from '../../nature/trees.ts';
import { fill, sample } from '../../render/canvas.ts';
import { blend, clamp, colour, mix, smoothstep } from '../../render/colour.ts';
import { createNoise } from '../../render/noise.ts';
import type { Scenes } from '../scene.ts';

export const treeScenes: Scenes = {
  'pines-in-fog': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    paintSky(canvas, height, [
      [0, '#cfd5d6'],
      [0.6, '#bcc6c8'],
      [1, '#a3b1b3'],
    ]);
    const fog = colour('#c6cecf');
    const dark = colour('#16231f');
    const rows = 6;
    for (let row = 0; row < rows; row += 1) {
      const near = row / (rows - 1);
      const count = Math.round(mix(26, 9, near));
      for (let i = 0; i < count; i += 1) {
        const x = ((i + random(0, 1)) / count) * 1.1 * width - width * 0.05;
        const slope = (x / width - 0.5) * mix(-0.1, 0.16, near);
        paintConifer(canvas, noise, random, {
          x,
          foot: height * (mix(0.42, 1.12, near ** 1.1) + slope + random(-0.02, 0.03)),
          tall: height * mix(0.12, 0.52, near ** 1.2) * random(0.7, 1.15),
          light: blend(fog, dark, 0.1 + 0.85 * near ** 1.25),
          softness: mix(2.6, 1, near),
        });
      }
      // Fog drifts between the rows and gathers below.
      for (let y = Math.floor(height * 0.25); y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
          const drift = noise.fbm((x / width) * 2.2 + row * 7, (y / height) * 5, 4);
          const share = (1 - near) * 0.42 * smoothstep(0.2, mix(0.62, 1.1, near), y / height + drift * 0.22);
          const at = (y * width + x) * 3;
          for (let c = 0; c < 3; c += 1) {
            canvas.data[at + c] = mix(canvas.data[at + c] as number, fog[c] as number, share);
          }
        }
      }
    }
    return { contrast: 0.3 };
  },
  'pines-winter': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const snow = colour('#eef2f5');
    paintSky(canvas, height, [
      [0, '#b9c3cc'],
      [0.5, '#d3dade'],
      [1, '#e8edf0'],
    ]);
    const fog = colour('#ccd4da');
    paintRidges(canvas, noise, random, [
      {
        ...{ crest: 0.33, relief: 0.16, frequency: 1.1, body: colour('#9aa7b1'), mist: colour('#d7dee3') },
        ...{ haze: 0.95, trees: 0.03 },
      },
    ]);
    const cloud = colour('#d5dce1');
    const hollow = colour('#b9c8d8');
    fill(canvas, (x, y) => {
      const u = x / width;
      const v = y / height;
      const light = sample(canvas, x, y);
      const drift = 0.5 + noise.fbm(u * 2.2, v * 3.4, 5, 0.55);
      const veiled = blend(light, cloud, clamp(drift * 1.15 * smoothstep(0.5, 0.2, Math.abs(v - 0.24))));
      // The slope in front: soft hollows and the bluish light of an overcast day.
      const slope = smoothstep(0.36, 0.46, v + (u - 0.5) * 0.14 + 0.03 * noise.at(u * 3, 2));
      const dip = clamp(0.4 + noise.fbm(u * 2.4 + v * 3, v * 7 - u * 2, 4, 0.5) * 1.1);
      const ground = blend(snow, hollow, dip * (0.35 + 0.3 * v));
      return blend(veiled, ground, slope);
    });
    const trees = Array.from({ length: 130 }, () => {
      const near = random() ** 0.8;
      return { near, x: random(-0.05, 1.05) * width };
    }).sort((a, b) => a.near - b.near);
    for (const { near, x } of trees) {
      const grove = noise.at((x / width) * 3.1 + near * 2, near * 4);
      if (grove < -0.12 && near > 0.15) continue;
      const foot = height * mix(0.34, 1.05, near ** 1.15) + (x / width - 0.5) * height * 0.16;
      paintConifer(canvas, noise, random, {
        x,
        foot,
        tall: height * mix(0.07, 0.3, near) * random(0.75, 1.2),
        light: blend(fog, colour('#141d20'), 0.18 + 0.78 * near),
        snow: blend(fog, snow, near),
        softness: mix(2, 1.1, near),
      });
    }
    return { contrast: 0.35, vignette: 0.12 };
  },
  'winter-tree': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    paintSky(canvas, height * 0.74, [
      [0, '#c4ccd6'],
      [0.6, '#dcdfe2'],
      [1, '#ece7e2'],
    ]);
    const dark = colour('#1f1c1d');
    const foot = height * 0.775;
    paintTerrain(
      canvas,
      { horizon: height * 0.72, eye: 1, halfWidth: 0.5, near: 1, far: 30, rows: 420 },
      { x: -1, y: 0.3, z: 0.1 },
      (x, z) => 0.1 * noise.fbm(x * 0.5, z * 0.4, 5, 0.55) + 0.01 * noise.fbm(x * 5, z * 3, 3),
      (spot) => {
        const lit = 0.55 + 0.85 * spot.facing + 0.05 * noise.fbm(spot.x * 20, spot.z * 14, 3);
        const far = smoothstep(3, 26, spot.z);
        return [mix(0.7 * lit, 0.8, far), mix(0.75 * lit, 0.79, far), mix(0.86 * lit, 0.78, far)];
      },
    );
    // The shadow falls to the right and away from the low sun.
    for (let i = 0; i < 900; i += 1) {
      const t = random();
      const x = width * 0.46 + t * width * 0.42;
      const y = foot + height * 0.01 + t * height * 0.035 + random.normal() * height * 0.012 * t;
      const at = (Math.round(y) * width + Math.round(x)) * 3;
      for (let k = 0; k < 24 && at + k * 3 + 2 < canvas.data.length; k += 1) {
        for (let c = 0; c < 3; c += 1) {
          const place = at + k * 3 + c;
          canvas.data[place] = (canvas.data[place] as number) * mix(0.93, 0.99, t);
        }
      }
    }
    paintBareTree(canvas, random, { x: width * 0.46, foot, tall: height * 0.62, light: dark, lean: 0.03 });
    return { contrast: 0.25, vignette: 0.15, saturation: 0.9 };
  },
};
