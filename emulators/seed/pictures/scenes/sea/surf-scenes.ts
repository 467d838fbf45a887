import { type Canvas, fill } from '../../render/canvas.ts';
import { blend, type Colour, clamp, colour, ramp, smoothstep } from '../../render/colour.ts';
import { createNoise, type Noise } from '../../render/noise.ts';
import type { Scenes } from '../scene.ts';
import { foamNet } from './foam-net.ts';

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
    const grit =
      1 + look.grain * (noise.at(px * 0.83, py * 0.83) * 0.5 + noise.fbm(u * 2.4, v * 2.4, 4) * 0.8);
    const dry = smoothstep(0.04, 0.15, wash + 0.02 * noise.fbm(x * 7, y * 7, 3));
    const beach = blend(look.wet, look.sand, dry);
    tone = blend(tone, [beach[0] * grit, beach[1] * grit, beach[2] * grit], smoothstep(-0.012, 0.004, wash));
    const shadow = smoothstep(0.012, 0.002, wash) * smoothstep(-0.006, 0.002, wash) * 0.35;
    tone = [tone[0] * (1 - shadow), tone[1] * (1 - shadow), tone[2] * (1 - shadow)];
    // Each wave leaves a band that thins out behind its front.
    let white = 0;
    for (let wave = 0; wave < 4; wave += 1) {
      const front =
        -0.005 -
        wave * 0.125 -
        0.03 * noise.at(along * 1.7 + wave * 5, wave) -
        0.02 * noise.fbm(along * 6, wave * 3 + y, 3);
      const behind = (front - wash) / (0.075 + 0.03 * wave);
      if (behind < -0.04 || behind > 1) continue;
      const fresh = Math.max(0, 1 - behind);
      const solid =
        smoothstep(0.78, 0.97, fresh + 0.12 * noise.fbm(u * 0.8, v * 0.8, 4)) *
        smoothstep(-0.04, 0.02, behind);
      white = Math.max(
        white,
        solid,
        foamNet(noise, u, v, fresh * (0.95 - wave * 0.16)) * smoothstep(-0.02, 0.04, behind),
      );
    }
    const grey = 0.82 + 0.25 * noise.fbm(u * 1.3, v * 1.3, 3);
    return blend(
      tone,
      [foam[0] * grey, foam[1] * grey, foam[2] * grey],
      white * clamp(0.9 + 0.34 * noise.fbm(u * 7, v * 7, 4, 0.62), 0.3, 0.97),
    );
  });
}

export const surfScenes: Scenes = {
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
};
