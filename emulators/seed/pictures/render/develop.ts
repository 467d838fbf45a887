import sharp from 'sharp';
import { blurCanvas } from './blur.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { clamp } from './colour.ts';
import type { Random } from './random.ts';

/** What happens in the darkroom after the light was computed. */
export interface Finish {
  /** Factor on the light; 1 by default. */
  exposure?: number;
  /** 0 leaves the tones, 1 is a strong S-curve; 0.25 by default. */
  contrast?: number;
  /** 0 is black and white; 1 by default. */
  saturation?: number;
  /** Share of light lost in the far corners; 0.18 by default. */
  vignette?: number;
  /** Share of bright light that spreads; 0 by default. */
  bloom?: number;
  /** Deviation of the film grain in steps of 255; 2 by default. */
  grain?: number;
}

/** From light to an 8-bit sRGB picture of `width` by `height`, three bytes a pixel. */
export async function develop(
  canvas: Canvas,
  finish: Finish,
  width: number,
  height: number,
  random: Random,
): Promise<Uint8Array> {
  if (finish.bloom !== undefined && finish.bloom > 0) addBloom(canvas, finish.bloom);
  const tones = toneMap(canvas, finish);
  const { data } = await sharp(tones, {
    raw: { width: canvas.width, height: canvas.height, channels: 3 },
  })
    .resize({ width, height, fit: 'fill', kernel: 'lanczos3' })
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const large = new Uint16Array(data.buffer, data.byteOffset, width * height * 3);
  return addGrain(large, width, finish.grain ?? 2, random);
}

function addBloom(canvas: Canvas, share: number): void {
  const scale = 4;
  const small = createCanvas(Math.ceil(canvas.width / scale), Math.ceil(canvas.height / scale));
  for (let y = 0; y < canvas.height; y += 1) {
    for (let x = 0; x < canvas.width; x += 1) {
      const from = (y * canvas.width + x) * 3;
      const to = ((y >> 2) * small.width + (x >> 2)) * 3;
      for (let c = 0; c < 3; c += 1) {
        small.data[to + c] =
          (small.data[to + c] as number) + Math.min(6, canvas.data[from + c] as number) / 16;
      }
    }
  }
  blurCanvas(small, small.width / 60);
  for (let y = 0; y < canvas.height; y += 1) {
    for (let x = 0; x < canvas.width; x += 1) {
      const sx = Math.min(small.width - 1.001, Math.max(0, (x - 1.5) / scale));
      const sy = Math.min(small.height - 1.001, Math.max(0, (y - 1.5) / scale));
      const a = (Math.floor(sy) * small.width + Math.floor(sx)) * 3;
      const b = a + small.width * 3;
      const fx = sx % 1;
      const fy = sy % 1;
      const at = (y * canvas.width + x) * 3;
      for (let c = 0; c < 3; c += 1) {
        const upper = (small.data[a + c] as number) * (1 - fx) + (small.data[a + 3 + c] as number) * fx;
        const lower = (small.data[b + c] as number) * (1 - fx) + (small.data[b + 3 + c] as number) * fx;
        const spread = upper + (lower - upper) * fy;
        canvas.data[at + c] = (canvas.data[at + c] as number) * (1 - share * 0.4) + spread * share;
      }
    }
  }
}

/** sRGB as 16-bit values, highlights rolled off rather than clipped. */
function toneMap({ width, height, data }: Canvas, finish: Finish): Uint16Array {
  const { exposure = 1, contrast = 0.25, saturation = 1, vignette = 0.18 } = finish;
  const curve = toneCurve(contrast);
  const out = new Uint16Array(data.length);
  const halfDiagonal = (width * width + height * height) / 4;
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const corner = ((x - width / 2) ** 2 + (y - height / 2) ** 2) / halfDiagonal;
      const gain = exposure * (1 - vignette * corner);
      const red = (data[at] as number) * gain;
      const green = (data[at + 1] as number) * gain;
      const blue = (data[at + 2] as number) * gain;
      const grey = (0.2126 * red + 0.7152 * green + 0.0722 * blue) * (1 - saturation);
      out[at] = curve(grey + red * saturation);
      out[at + 1] = curve(grey + green * saturation);
      out[at + 2] = curve(grey + blue * saturation);
    }
  }
  return out;
}

function toneCurve(contrast: number): (light: number) => number {
  const steps = 8192;
  // The table's index is the root of the light, which spends most entries on the shadows.
  const range = 2.2;
  const table = new Uint16Array(steps + 1);
  for (let i = 0; i <= steps; i += 1) {
    const light = ((i / steps) * range) ** 2;
    const rolled = light < 0.6 ? light : 0.6 + 0.4 * (1 - Math.exp(-(light - 0.6) / 0.4));
    const tone = rolled <= 0.0031308 ? rolled * 12.92 : 1.055 * rolled ** (1 / 2.4) - 0.055;
    const curved = tone + contrast * (tone * tone * (3 - 2 * tone) - tone);
    table[i] = Math.round(clamp(curved) * 65_535);
  }
  return (light) => table[light > 0 ? Math.min(steps, (Math.sqrt(light) / range) * steps) | 0 : 0] as number;
}

/** Grain hides the steps of 8 bits in skies, as it does on film; it is strongest in the middle tones. */
function addGrain(tones: Uint16Array, width: number, deviation: number, random: Random): Uint8Array {
  const size = 509;
  const grain = new Float32Array(size * size);
  for (let i = 0; i < grain.length; i += 1) grain[i] = random.normal();
  const soft = grain.map((value, i) => {
    const right = grain[(i + 1) % grain.length] as number;
    const below = grain[(i + size) % grain.length] as number;
    return (value * 0.62 + (right + below) * 0.42) * deviation;
  });
  const strength = Float32Array.from(
    { length: 256 },
    (_, tone) => 0.45 + 2.2 * (tone / 255) * (1 - tone / 255),
  );
  const out = new Uint8Array(tones.length);
  for (let at = 0, x = 0, row = 0; at < tones.length; at += 3) {
    const place = (row % size) * size + ((x + row * 37) % size);
    const value = soft[place] as number;
    const green = tones[at + 1] as number;
    const shared = value * (strength[green >> 8] as number);
    const dither = (grain[(place * 7 + 13) % grain.length] as number) * 0.3;
    out[at] = byte((tones[at] as number) / 257 + shared + dither);
    out[at + 1] = byte(green / 257 + shared);
    out[at + 2] = byte((tones[at + 2] as number) / 257 + shared - dither);
    x += 1;
    if (x === width) {
      x = 0;
      row += 1;
    }
  }
  return out;
}

const byte = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : value + 0.5) | 0;
