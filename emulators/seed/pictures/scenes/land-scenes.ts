import { blend, type Colour, colour, mix, ramp, smoothstep } from '../render/colour.ts';
import { createNoise } from '../render/noise.ts';
import { paintReflection } from '../render/ridges.ts';
import { paintClouds, paintSky } from '../render/sky.ts';
import { paintTerrain } from '../render/terrain.ts';
import { paintBareTree, paintConifer } from '../render/trees.ts';
import type { Scenes } from './scene.ts';

export const landScenes: Scenes = {
  'canyon-evening': (canvas, random) => {
    const { width, height } = canvas;
    const noise = createNoise(random);
    const sun = { x: -1, y: 0.3, z: -0.3 };
    paintSky(canvas, height * 0.42, [
      [0, '#54739f'],
      [0.7, '#b9b3b6'],
      [1, '#f0cfa8'],
    ]);
    paintClouds(canvas, noise, height * 0.4, {
      ...{ lit: '#ffd9ae', shade: '#8f8798', amount: 0.45, size: 0.9, stretch: 3, density: 0.75 },
      towards: { x: 0, y: height * 0.3 },
    });
    const bands = ramp([
      [0, '#7c3b25'],
      [0.2, '#b3603a'],
      [0.35, '#d28a5c'],
      [0.5, '#9c4a2c'],
      [0.65, '#d9a073'],
      [0.8, '#a9532f'],
      [1, '#c67f50'],
    ]);
    const terrace = (level: number) => {
      const steps = level * 6.5;
      const whole = Math.floor(steps);
      return (whole + smoothstep(0.3, 0.72, steps - whole)) / 6.5;
    };
    const sunlight = colour('#ffc188');
    const skylight = colour('#7388b8');
    const haze = colour('#c9b4b0');
    paintTerrain(
      canvas,
      { horizon: height * 0.36, eye: 1.62, halfWidth: 0.52, near: 0.8, far: 20, rows: 820 },
      sun,
      (x, z) => {
        const bend = 0.9 * Math.sin(z * 0.42 + 0.6) + 0.25 * noise.at(z * 0.5, 4);
        const gorge = smoothstep(0.05, 2.3, Math.abs(x - bend) + 0.5 * noise.fbm(x * 0.9, z * 0.9, 5));
        const level = gorge * 1.15 + 0.13 * noise.fbm(x * 1.7 + 4, z * 1.7, 6, 0.55) + 0.12 * noise.at(x * 0.3, z * 0.3);
        return terrace(level) * 1.25 + 0.012 * noise.fbm(x * 9, z * 9, 3);
      },
      (spot) => {
        const grit = noise.fbm(spot.x * 8, spot.z * 6 + spot.height * 5, 4, 0.6);
        const layer = spot.height * 2.6 + 0.1 * noise.fbm(spot.x * 1.2, spot.z * 1.2, 3) + grit * 0.04;
        const rock = bands((layer % 1) + (layer < 0 ? 1 : 0));
        const scrub = smoothstep(0.86, 0.97, spot.level + grit * 0.1) * smoothstep(0, 0.5, grit + 0.2) * 0.55;
        const tone = 0.85 + grit * 0.6;
        const direct = Math.max(0, spot.facing + grit * 0.1) * spot.open * 1.9;
        const around = 0.28 + 0.32 * spot.level;
        const clear = Math.exp(-((spot.z / 17) ** 1.3));
        const body = blend([rock[0] * tone, rock[1] * tone, rock[2] * tone], [0.12, 0.13, 0.05], scrub);
        // Lit walls throw warm light into the shadows.
        return [
          mix(haze[0], body[0] * (sunlight[0] * direct + skylight[0] * around + 0.12), clear),
          mix(haze[1], body[1] * (sunlight[1] * direct + skylight[1] * around + 0.05), clear),
          mix(haze[2], body[2] * (sunlight[2] * direct + skylight[2] * around + 0.02), clear),
        ];
      },
    );
    return { contrast: 0.35, vignette: width > height ? 0.15 : 0.2 };
  },
  'green-hills': (canvas, random) => {
    const { height } = canvas;
    const noise = createNoise(random);
    const sun = { x: 1, y: 0.55, z: 0.1 };
    paintSky(canvas, height * 0.4, [
      [0, '#5b86b8'],
      [0.7, '#a8c0d4'],
      [1, '#d6dcdc'],
    ]);
    paintClouds(canvas, noise, height * 0.4, {
      ...{ lit: '#fdf9f2', shade: '#7f8ea2', amount: 0.62, size: 0.8, stretch: 1.6, density: 0.92 },
    });
    const haze = colour('#a9bfcc');
    paintTerrain(
      canvas,
      { horizon: height * 0.34, eye: 1.5, halfWidth: 0.3, near: 2, far: 22, rows: 640 },
      sun,
      (x, z) =>
        0.52 * noise.at(x * 0.42 + 3, z * 0.3) + 0.24 * noise.at(x * 0.95, z * 0.72 + 5) +
        0.05 * noise.fbm(x * 2.3, z * 2, 4) + 0.012 * Math.abs(noise.at(x * 11, z * 11)) + 0.02 * z,
      (spot) => {
        const field = noise.fbm(spot.x * 1.1 + 9, spot.z * 0.8, 4);
        const grass = noise.fbm(spot.x * 16, spot.z * 9, 3, 0.6);
        const wood = smoothstep(0.16, 0.3, noise.fbm(spot.x * 1.5 + 40, spot.z * 1.2, 5) - spot.slopeX * 0.15);
        const cloud = smoothstep(-0.06, 0.2, noise.fbm(spot.x * 0.34 + 7, spot.z * 0.2, 4));
        const green: Colour = [0.13 + field * 0.09 + grass * 0.03, 0.2 + field * 0.07 + grass * 0.04, 0.045];
        const body = blend(green, [0.028, 0.05, 0.018], wood);
        const direct = Math.max(0, spot.facing + grass * 0.05) * mix(0.35, 1, spot.open) * mix(0.16, 1, cloud) * 2.2;
        const clear = Math.exp(-((spot.z / 19) ** 1.5));
        return [
          mix(haze[0], body[0] * (direct * 1.1 + 0.42), clear),
          mix(haze[1], body[1] * (direct + 0.5), clear),
          mix(haze[2], body[2] * (direct * 0.8 + 0.7), clear),
        ];
      },
    );
    return { contrast: 0.35, vignette: 0.15 };
  },
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
    paintBareTree(canvas, random, { x: centre - width * 0.135, foot: shore, tall: height * 0.13, light: dark, lean: -0.2 });
    paintReflection(canvas, noise, { shore, ripple: 0.006, depth: '#c3caca', share: 0.42 });
    for (let y = Math.floor(shore - height * 0.09); y < shore + height * 0.1; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const drift = 0.5 + noise.fbm((x / width) * 3, (y / height) * 16, 4) * 0.8;
        const share = 0.62 * Math.exp(-(((y - shore) / (height * 0.032)) ** 2)) * Math.max(0, Math.min(1, drift));
        const at = (y * width + x) * 3;
        for (let c = 0; c < 3; c += 1) canvas.data[at + c] = mix(canvas.data[at + c] as number, fog[c] as number, share);
      }
    }
    return { contrast: 0.2, vignette: 0.1, saturation: 0.9 };
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
