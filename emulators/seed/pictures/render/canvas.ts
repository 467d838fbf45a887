import type { Colour } from './colour.ts';

/** A picture in linear light, three floats a pixel, rows from the top. */
export interface Canvas {
  width: number;
  height: number;
  data: Float32Array;
}

export function createCanvas(width: number, height: number): Canvas {
  return { width, height, data: new Float32Array(width * height * 3) };
}

export function copyCanvas({ width, height, data }: Canvas): Canvas {
  return { width, height, data: data.slice() };
}

/** Sets every pixel from its place; `paint` gets the centre of the pixel. */
export function fill(
  canvas: Canvas,
  paint: (x: number, y: number) => Colour,
  from = 0,
  to = canvas.height,
): void {
  let at = from * canvas.width * 3;
  for (let y = from; y < to; y += 1) {
    for (let x = 0; x < canvas.width; x += 1, at += 3) {
      const light = paint(x, y);
      canvas.data[at] = light[0];
      canvas.data[at + 1] = light[1];
      canvas.data[at + 2] = light[2];
    }
  }
}

/** Lays a colour over a pixel; outside the canvas nothing happens. */
export function cover(canvas: Canvas, x: number, y: number, light: Colour, share: number): void {
  if (x < 0 || y < 0 || x >= canvas.width || y >= canvas.height || share <= 0) return;
  const { data } = canvas;
  const at = (y * canvas.width + x) * 3;
  const keep = share > 1 ? 0 : 1 - share;
  const lay = 1 - keep;
  data[at] = (data[at] as number) * keep + light[0] * lay;
  data[at + 1] = (data[at + 1] as number) * keep + light[1] * lay;
  data[at + 2] = (data[at + 2] as number) * keep + light[2] * lay;
}

/** Adds light to a pixel; outside the canvas nothing happens. */
export function shine(canvas: Canvas, x: number, y: number, light: Colour, strength: number): void {
  if (x < 0 || y < 0 || x >= canvas.width || y >= canvas.height) return;
  const { data } = canvas;
  const at = (y * canvas.width + x) * 3;
  data[at] = (data[at] as number) + light[0] * strength;
  data[at + 1] = (data[at + 1] as number) + light[1] * strength;
  data[at + 2] = (data[at + 2] as number) + light[2] * strength;
}

/** Adds a round point of light between pixels; most of it falls within `radius`. */
export function sparkle(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  light: Colour,
  strength: number,
): void {
  const reach = Math.ceil(radius * 2.2);
  const sharpness = 1 / (radius * radius);
  for (let py = Math.floor(y) - reach; py <= y + reach; py += 1) {
    for (let px = Math.floor(x) - reach; px <= x + reach; px += 1) {
      const distance = (px - x) ** 2 + (py - y) ** 2;
      shine(canvas, px, py, light, strength * Math.exp(-distance * sharpness));
    }
  }
}

/** The colour between pixels; the edge repeats outside. */
export function sample({ width, height, data }: Canvas, x: number, y: number): Colour {
  const cx = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x;
  const cy = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y;
  const left = Math.floor(cx);
  const top = Math.floor(cy);
  const fx = cx - left;
  const fy = cy - top;
  const a = (top * width + left) * 3;
  const c = a + width * 3;
  const value = (channel: number) => {
    const upper = (data[a + channel] as number) * (1 - fx) + (data[a + 3 + channel] as number) * fx;
    const lower = (data[c + channel] as number) * (1 - fx) + (data[c + 3 + channel] as number) * fx;
    return upper + (lower - upper) * fy;
  };
  return [value(0), value(1), value(2)];
}
