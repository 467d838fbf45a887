import { type Canvas, fill } from '../../render/canvas.ts';
import { blend, type Colour, clamp, colour, mix, ramp, smoothstep, times } from '../../render/colour.ts';
import { createNoise, type Noise } from '../../render/noise.ts';
import type { Random } from '../../render/random.ts';

interface Facade {
  columns: number;
  /** Height of a floor in widths of a window bay. */
  floor: number;
  wall: string;
  /** Light on the wall from the sky, top and bottom of the picture. */
  above: number;
  below: number;
  /** Share of rooms with a light on. */
  lit: number;
  power: number;
  sky: readonly (readonly [number, string])[];
  /** Window edges within a bay. */
  window: { left: number; right: number; top: number; bottom: number };
  /** How much the wall leans away upwards. */
  keystone: number;
}

const lamps = ['#ffb765', '#ffc987', '#ffd9a8', '#ffe6c8', '#f4efe6', '#ffa54f'];

interface Room {
  lit: boolean;
  power: number;
  lamp: Colour;
  wall: Colour;
  curtain: number;
  sheer: boolean;
  lampX: number;
}

function roomsOf(random: Random, facade: Facade): (column: number, floor: number) => Room {
  const rooms = Array.from({ length: 4096 }, (): Room => {
    const tint = random();
    return {
      lit: random() < facade.lit,
      power: random(0.35, 1.25),
      lamp: colour(random.pick(lamps)),
      wall: [mix(0.55, 0.8, tint), mix(0.5, 0.72, random()), mix(0.4, 0.66, random())],
      curtain: random() < 0.55 ? random(0.08, 0.5) : 0,
      sheer: random() < 0.28,
      lampX: random(0.25, 0.75),
    };
  });
  return (column, floor) => rooms[(((column * 73) ^ (floor * 151)) & 4095) as number] as Room;
}

/** What is seen through a pane: the box of a room, lit by its lamp, with what it stands in front of. */
function interior(noise: Noise, room: Room, a: number, b: number, viewX: number, viewY: number): Colour {
  const depth = 0.9;
  const toSide = viewX > 0 ? (1 - a) / viewX : viewX < 0 ? -a / viewX : 9;
  const toFlat = viewY > 0 ? (1 - b) / viewY : viewY < 0 ? -b / viewY : 9;
  const reach = Math.min(depth, toSide, toFlat);
  const x = a + viewX * reach;
  const y = b + viewY * reach;
  const away = Math.hypot(x - room.lampX, (y - 0.22) * 0.8, reach - 0.55);
  let light = 0.14 + 0.5 / (1 + 7 * away * away);
  if (reach === toFlat && viewY < 0) light *= 1.5;
  if (reach === toFlat && viewY > 0) light *= 0.45;
  if (reach === toSide) light *= 0.8;
  if (reach === depth) {
    // A shelf, a picture or a wardrobe against the far wall.
    const shelf = noise.cell(Math.floor(x * 5) + room.lampX * 90, Math.floor(y * 4));
    light *= shelf > 0.72 ? 0.45 : shelf < 0.12 ? 1.25 : 1;
  }
  const bulb = Math.exp(-(((a - room.lampX) / 0.05) ** 2) - ((b - 0.3) / 0.05) ** 2) * 1.6;
  return [
    room.wall[0] * light * room.lamp[0] + bulb * room.lamp[0],
    room.wall[1] * light * room.lamp[1] + bulb * room.lamp[1],
    room.wall[2] * light * room.lamp[2] + bulb * room.lamp[2],
  ];
}

export function paintFacade(canvas: Canvas, random: Random, facade: Facade): void {
  const { width, height } = canvas;
  const noise = createNoise(random);
  const roomAt = roomsOf(random, facade);
  const wall = colour(facade.wall);
  const sky = ramp(facade.sky);
  const { left, right, top, bottom } = facade.window;
  fill(canvas, (px, py) => {
    const up = 1 - py / height;
    const narrow = 1 + facade.keystone * up;
    const u = ((px / width - 0.5) * narrow + 0.5) * facade.columns + 0.22;
    const v = ((py / width) * facade.columns * (1 + facade.keystone * 0.6 * up)) / facade.floor + 0.37;
    const column = Math.floor(u);
    const floor = Math.floor(v);
    const a = u - column;
    const b = v - floor;
    const ambient = mix(facade.below, facade.above, up);
    const pixel = facade.columns / width;
    const inside =
      smoothstep(-pixel, pixel, a - left) *
      smoothstep(-pixel, pixel, right - a) *
      smoothstep(-pixel, pixel, b - top) *
      smoothstep(-pixel, pixel, bottom - b);
    const room = roomAt(column, floor);

    const grit = 1 + 0.1 * noise.fbm(u * 9, v * 9, 4) + 0.12 * noise.fbm(u * 0.6, v * 0.5, 3);
    const runs =
      smoothstep(0.05, 0.5, noise.fbm(u * 11, v * 0.35 + 4, 3)) * smoothstep(bottom - 0.02, 1, b) * 0.3;
    const slab = b > 0.965 ? 0.72 : b < 0.03 ? 1.12 : 1;
    const sill = a > left - 0.03 && a < right + 0.03 && b > bottom && b < bottom + 0.045 ? 1.35 : 1;
    const under = a > left - 0.03 && a < right + 0.03 && b >= bottom + 0.045 && b < bottom + 0.1 ? 0.72 : 1;
    const spill = room.lit
      ? 0.07 * facade.power * smoothstep(0.16, 0, Math.max(left - a, a - right, top - b, b - bottom))
      : 0;
    const bright = ambient * grit * slab * sill * under * (1 - runs);
    const outer: Colour = [
      wall[0] * bright + room.lamp[0] * spill,
      wall[1] * bright + room.lamp[1] * spill,
      wall[2] * bright + room.lamp[2] * spill,
    ];
    if (inside <= 0) return outer;

    const mullion = Math.abs(a - mix(left, right, 0.5)) < 0.014 || a - left < 0.026 || right - a < 0.026;
    const frame = mullion || b - top < 0.026 || bottom - b < 0.03;
    const reveal = 1 - 0.5 * smoothstep(0.09, 0, b - top) - 0.3 * smoothstep(0.06, 0, a - left);
    let pane: Colour;
    if (frame) pane = times(wall, ambient * 0.42 * reveal);
    else {
      const viewX = (px / width - 0.5) * 1.1;
      const viewY = (py / height - 0.35) * 0.9;
      const glow = room.lit ? room.power * facade.power : 0.016;
      pane = times(interior(noise, room, a, b, viewX, viewY), glow);
      const cloth = Math.min(a - left, right - a) / (right - left) < room.curtain || room.sheer;
      if (cloth) {
        const fold =
          0.62 +
          0.3 * Math.sin(a * 95 + 4 * noise.at(column * 3.3 + a * 6, floor * 1.7 + b)) +
          0.1 * noise.at(a * 60, b * 3);
        const through = room.lit ? 0.4 * room.power * facade.power : 0.02;
        const veil: Colour = [
          (room.lamp[0] * through + ambient * 0.2) * fold,
          (room.lamp[1] * through + ambient * 0.2) * fold,
          (room.lamp[2] * through + ambient * 0.21) * fold,
        ];
        pane = blend(pane, veil, room.sheer ? 0.72 : 0.94);
      }
      const wobble = noise.at(column * 5.1 + a * 1.2, floor * 3.7 + b * 1.4) * 0.14;
      const mirrored = sky(clamp(0.25 + 0.6 * (1 - up) + wobble + 0.12 * noise.fbm(u * 0.7, v * 0.7, 4)));
      const share = room.lit ? 0.1 : 0.34;
      pane = [
        pane[0] * reveal + mirrored[0] * share * facade.above,
        pane[1] * reveal + mirrored[1] * share * facade.above,
        pane[2] * reveal + mirrored[2] * share * facade.above,
      ];
    }
    return blend(outer, pane, inside);
  });
}
