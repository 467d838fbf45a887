import { type Canvas, fill, shine } from '../render/canvas.ts';
import { blend, type Colour, clamp, colour, mix, ramp, smoothstep } from '../render/colour.ts';
import { createNoise, type Noise } from '../render/noise.ts';
import { type Clouds, paintClouds, paintSky, type Sun } from '../render/sky.ts';
import { paintTerrain } from '../render/terrain.ts';
import type { Scenes } from './scene.ts';

/** Foam as the sea leaves it: a torn net of bubbles; 0 to 1, denser with `amount`. */
function foamNet(noise: Noise, x: number, y: number, amount: number): number {
  const warpX = noise.fbm(x * 0.8, y * 0.8, 3) * 0.7;
  const warpY = noise.fbm(x * 0.8 + 40, y * 0.8, 3) * 0.7;
  const { first, second } = noise.points(x + warpX, y + warpY);
  const coarse = 1 - smoothstep(0, 0.1 + 0.42 * amount, second - first);
  const fine = noise.points((x + warpX) * 2.9 + 9, (y + warpY) * 2.9);
  const bubbles = 1 - smoothstep(0, 0.12 + 0.5 * amount, fine.second - fine.first);
  const torn = 0.55 + 0.8 * noise.fbm(x * 2.1, y * 2.1, 4);
  return clamp((coarse * 0.85 + bubbles * 0.55 * (0.3 + coarse)) * torn * 1.15) * smoothstep(0, 0.25, amount);
}

interface Shore {
  /** From the dry side (0) to deep water (1). */
  water: (depth: number) => Colour;
  sand: Colour;
  wet: Colour;
  grain: number;
  /** Where the water's edge runs: 0 to 1 down the picture. */
  edge: number;
  turn: number;
  scale: number;
}

function paintShoreFromAbove(canvas: Canvas, noise: Noise, look: Shore): void {
  const { width, height } = canvas;
  const longest = Math.max(width, height);
  const foam = colour('#f7f8f6');
  const cos = Math.cos(look.turn);
  const sin = Math.sin(look.turn);
  fill(canvas, (px, py) => {
    const x = (px - width / 2) / longest;
    const y = (py - height / 2) / longest;
    const along = x * cos + y * sin;
    const wander = 0.05 * noise.at(along * 2.1, 3) + 0.035 * noise.fbm(along * 5, y * 3 + 2, 4);
    // Up the beach is positive, out to sea negative.
    const up = y * cos - x * sin - (look.edge - 0.5) - wander;
    const wash = up + 0.018 * noise.fbm(x * 9, y * 9, 4);
    const depth = clamp(-wash * 1.9);
    const u = x * look.scale;
    const v = y * look.scale;
    const swell = noise.fbm(along * 3.2 + 5, up * 9, 4);
    const bed = look.water(depth);
    const light = 1 + swell * 0.22 + 0.1 * noise.fbm(u * 1.6, v * 1.6, 4);
    let tone: Colour = [bed[0] * light, bed[1] * light, bed[2] * light];
    const grit = 1 + look.grain * (noise.at(px * 0.83, py * 0.83) * 0.5 + noise.fbm(u * 2.4, v * 2.4, 4) * 0.8);
    const dry = smoothstep(0.04, 0.15, wash + 0.02 * noise.fbm(x * 7, y * 7, 3));
    const beach = blend(look.wet, look.sand, dry);
    tone = blend(tone, [beach[0] * grit, beach[1] * grit, beach[2] * grit], smoothstep(-0.012, 0.004, wash));
    const shadow = smoothstep(0.012, 0.002, wash) * smoothstep(-0.006, 0.002, wash) * 0.35;
    tone = [tone[0] * (1 - shadow), tone[1] * (1 - shadow), tone[2] * (1 - shadow)];
    // Each wave leaves a band that thins out behind its front.
    let white = 0;
    for (let wave = 0; wave < 4; wave += 1) {
      const front = -0.005 - wave * 0.125 - 0.03 * noise.at(along * 1.7 + wave * 5, wave) - 0.02 * noise.fbm(along * 6, wave * 3 + y, 3);
      const behind = (front - wash) / (0.075 + 0.03 * wave);
      if (behind < -0.04 || behind > 1) continue;
      const fresh = Math.max(0, 1 - behind);
      const solid = smoothstep(0.78, 0.97, fresh + 0.12 * noise.fbm(u * 0.8, v * 0.8, 4)) * smoothstep(-0.04, 0.02, behind);
      white = Math.max(white, solid, foamNet(noise, u, v, fresh * (0.95 - wave * 0.16)) * smoothstep(-0.02, 0.04, behind));
    }
    const grey = 0.82 + 0.25 * noise.fbm(u * 1.3, v * 1.3, 3);
    return blend(tone, [foam[0] * grey, foam[1] * grey, foam[2] * grey], white * 0.94);
  });
}

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
    const sea = look.tall * (0.55 + 0.6 * noise.at(x * 0.12 + 4, z * 0.2)) * crestOf(z * 0.82 + x * 0.13 + bend);
    const cross = look.tall * 0.3 * crestOf(z * 1.5 - x * 0.75 + bend * 0.6 + 2);
    const chop = look.tall * (0.16 * noise.fbm(x * 1.5, z * 2.3, 5, 0.56) + 0.05 * Math.abs(noise.at(x * 6, z * 9)));
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
    const crest = smoothstep(look.tall * 0.95, look.tall * 1.3, spot.height + look.tall * 0.3 * noise.fbm(spot.x * 1.2, spot.z * 1.2, 4));
    const streaks = smoothstep(0.28, 0.6, noise.fbm(spot.x * 1.4, spot.z * 0.5, 5)) * 0.3;
    const foam = look.foam > 0 ? clamp((crest * foamNet(noise, spot.x * 2.6, spot.z * 1.6, 0.9) * 1.3 + streaks * 0.5) * look.foam) : 0;
    const air = Math.exp(-((spot.z / 75) ** 2));
    const far = sky(0.96);
    const tone = (c: 0 | 1 | 2) => {
      const water = mix(body[c], mirrored[c], fresnel) + path * glow[c] * 0.8;
      return mix(far[c] * 0.75, mix(water, 0.62 * (0.5 + 0.6 * mirrored[c]), foam), air);
    };
    return [tone(0), tone(1), tone(2)];
  });
}

/** Sparks of a low light on small waves, in a path towards the viewer. */
function paintGlitter(canvas: Canvas, noise: Noise, shore: number, light: { x: number; colour: Colour; strength: number; spread: number }): void {
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

export const movingSeaScenes: Scenes = {
  'surf-from-above': (canvas, random) => {
    paintShoreFromAbove(canvas, createNoise(random), {
      water: ramp([
        [0, '#a9cfc0'],
        [0.2, '#5fb7ad'],
        [0.5, '#1f8893'],
        [1, '#0b5064'],
      ]),
      ...{ sand: colour('#dcc49d'), wet: colour('#a98d69'), grain: 0.16, edge: 0.68, turn: 0.28, scale: 16 },
    });
    return { contrast: 0.25, vignette: 0.12 };
  },
  'foam-lace': (canvas, random) => {
    const { width } = canvas;
    const noise = createNoise(random);
    const water = ramp([
      [0, '#05333a'],
      [0.45, '#0c5a5c'],
      [0.8, '#2c8c83'],
      [1, '#7cc0ae'],
    ]);
    const foam = colour('#f3f7f5');
    fill(canvas, (px, py) => {
      const x = (px / width) * 9;
      const y = (py / width) * 9;
      const drift = noise.fbm(x * 0.22, y * 0.34, 4);
      const flowX = x + 1.5 * noise.fbm(x * 0.3, y * 0.3 + 9, 3);
      const flowY = y + 1.5 * noise.fbm(x * 0.3 + 30, y * 0.3, 3);
      const patch = smoothstep(-0.32, 0.5, drift + 0.35 * noise.fbm(flowX * 0.5, flowY * 0.5, 4));
      const net = foamNet(noise, flowX * 1.15, flowY * 1.15, 0.1 + patch * 0.72);
      const below = noise.fbm(flowX * 0.7 + 5, flowY * 0.7, 5);
      // Bubbles under the surface tint the water around the foam.
      const body = water(clamp(0.3 + below * 0.35 + patch * 0.34));
      const light = 0.86 + 0.3 * noise.fbm(x * 3, y * 3, 3);
      return blend(body, [foam[0] * light, foam[1] * light, foam[2] * light], net);
    });
    return { contrast: 0.35, vignette: 0.15 };
  },
  'black-sand-surf': (canvas, random) => {
    paintShoreFromAbove(canvas, createNoise(random), {
      water: ramp([
        [0, '#3a4244'],
        [0.3, '#59666a'],
        [1, '#31464f'],
      ]),
      ...{ sand: colour('#2a2a2c'), wet: colour('#151618'), grain: 0.3, edge: 0.52, turn: -0.42, scale: 13 },
    });
    return { contrast: 0.4, saturation: 0.75, vignette: 0.2, grain: 2.5 };
  },
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
      clouds: { lit: '#ffce9a', shade: '#6d6b80', amount: 0.58, size: 0.7, stretch: 3, density: 0.85, towards: { x: width * 0.66, y: height * 0.3 } },
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
      ...{ lit: '#ffd294', shade: '#8a5a4a', amount: 0.45, size: 0.6, stretch: 4, density: 0.6, towards: sun },
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
      ...{ lit: '#b6c2d2', shade: '#141d2c', amount: 0.62, size: 0.8, stretch: 2.2, density: 0.72, towards: moon },
    });
    paintOpenSea(canvas, noise, shore, '#070c14', '#29384a');
    paintGlitter(canvas, noise, shore, { x: moon.x, colour: colour('#dfe8f2'), strength: 0.9, spread: 0.3 });
    return { contrast: 0.35, bloom: 0.2, vignette: 0.25, grain: 3 };
  },
};
