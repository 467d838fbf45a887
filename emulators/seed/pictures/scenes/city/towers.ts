import { type Canvas, cover, shine } from '../../render/canvas.ts';
import { blend, type Colour, clamp, colour, mix, smoothstep, times } from '../../render/colour.ts';
import type { Noise } from '../../render/noise.ts';
import type { Random } from '../../render/random.ts';

interface Quarter {
  /** Row on which the towers stand. */
  ground: number;
  /** Lowest and highest tower, in pixels. */
  low: number;
  high: number;
  /** Widths of the towers in pixels. */
  slim: number;
  wide: number;
  body: Colour;
  /** What the air adds towards the ground. */
  mist: Colour;
  haze: number;
  /** Share of lit windows and their brightness. */
  lit: number;
  power: number;
  /** Size of a window in pixels. */
  window: number;
  /** Where along the width the tallest stand, 0 to 1. */
  centre: number;
}

export const lampColours = ['#ffc27a', '#ffd9a6', '#fff0d8', '#dfeaff', '#ffb05c'].map(colour);

/** A row of towers from edge to edge. */
export function paintTowers(canvas: Canvas, noise: Noise, random: Random, quarter: Quarter): void {
  for (let x = -quarter.wide * random(); x < canvas.width; ) {
    const wide = random(quarter.slim, quarter.wide);
    const middle = Math.exp(-((((x + wide / 2) / canvas.width - quarter.centre) / 0.3) ** 2));
    const tall = mix(quarter.low, quarter.high, clamp(random() ** 1.5 * 0.65 + middle * random(0.05, 0.5)));
    paintTower(canvas, noise, random, quarter, Math.round(x), Math.round(wide), tall);
    x += wide * random(0.92, 1.3);
  }
}

function paintTower(
  canvas: Canvas,
  noise: Noise,
  random: Random,
  quarter: Quarter,
  x: number,
  wide: number,
  tall: number,
) {
  const setbacks = random() < 0.5 ? [1] : random() < 0.5 ? [1, random(0.72, 0.9)] : [1, 0.82, 0.58];
  const slant = random() < 0.16 ? random(-0.5, 0.5) : 0;
  const style = random();
  const cell = quarter.window * random(0.85, 1.25);
  const seed = Math.floor(random(0, 4000));
  const occupied = quarter.lit * random(0.3, 1.7);
  const shade = random(0.75, 1.25);
  const favourite = random.pick(lampColours);
  const top = quarter.ground - tall;
  for (let px = x; px < x + wide; px += 1) {
    const across = (px - x + 0.5) / wide;
    for (let py = Math.floor(top - Math.abs(slant) * wide); py < quarter.ground; py += 1) {
      const up = (quarter.ground - py) / tall;
      const tier = up > 0.9 ? setbacks.at(-1) : up > 0.74 ? setbacks[Math.min(1, setbacks.length - 1)] : 1;
      if (Math.abs(across - 0.5) * 2 > (tier ?? 1)) continue;
      const edge = clamp(py - top - (across - 0.5) * slant * wide + 1);
      if (edge <= 0) continue;
      const face = across < 0.36 ? 1.22 : 0.86;
      const column = Math.floor((px - x) / cell);
      const row = Math.floor((py - top) / (cell * 1.25));
      const inX = (px - x) / cell - column;
      const inY = (py - top) / (cell * 1.25) - row;
      const ribs = style < 0.35 ? (inX > 0.3 ? 1.15 : 0.8) : style < 0.7 ? (inY > 0.4 ? 1.12 : 0.82) : 1;
      let tone = times(quarter.body, face * shade * ribs * (0.85 + 0.3 * up));
      const pane = inX > 0.22 && inY > 0.3;
      const value = noise.cell(column * 3 + seed, row * 7 + seed);
      const storey = noise.cell(seed + 9, row * 5);
      const on = value < occupied * (storey > 0.9 ? 4 : storey < 0.25 ? 0.2 : 1);
      if (pane && on && quarter.power > 0) {
        const lamp =
          noise.cell(column * 7, row * 3 + seed) > 0.4
            ? favourite
            : (lampColours[Math.floor(value * 1000) % 5] as Colour);
        const bright = quarter.power * (0.25 + 1.3 * noise.cell(row * 11 + seed, column * 5) ** 2);
        tone = [tone[0] + lamp[0] * bright, tone[1] + lamp[1] * bright, tone[2] + lamp[2] * bright];
      }
      const drift = 0.25 * noise.fbm((px / canvas.width) * 4, (py / canvas.height) * 5 + seed, 3);
      const fog = clamp(quarter.haze * smoothstep(1.02, -0.05, up + drift));
      cover(canvas, px, py, blend(tone, quarter.mist, fog), edge);
    }
  }
  if (random() < 0.3 && tall > quarter.high * 0.55) {
    const mast = x + Math.floor(wide / 2);
    const height = tall * random(0.08, 0.22);
    for (let py = Math.floor(top - height); py < top; py += 1) {
      const thick = mix(0.35, 1, (py - top + height) / height);
      cover(canvas, mast, py, times(quarter.body, 0.9), thick);
      cover(canvas, mast + 1, py, times(quarter.body, 0.9), thick * 0.6);
    }
    if (quarter.power > 0)
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const)
        shine(canvas, mast + dx, Math.floor(top - height) + dy, [2.2, 0.12, 0.08], 1);
  }
}
