import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { adobeRgbProfile } from './adobe-rgb.ts';
import { embedProfile } from './embed-profile.ts';
import { buildProfile, buildRgbProfile, powerCurve, tableCurve } from './icc-profile.ts';
import { processPicture } from './process-picture.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];
/** Light from 0 to 1 of a value from 0 to 1. */
type Curve = (value: number) => number;

/** Colours of sRGB that every space here has. */
const PATCHES: readonly Triple[] = [
  [25, 25, 25],
  [60, 60, 60],
  [122, 122, 122],
  [240, 240, 240],
  [180, 110, 90],
  [80, 130, 100],
  [90, 100, 160],
  [210, 190, 120],
];
/** Values from 0 to 1 of colours that wider spaces have and sRGB has not. */
const SATURATED: readonly Triple[] = [
  [1, 0, 0],
  [0.9, 0.1, 0.1],
  [1, 0.2, 0.1],
  [1, 0.5, 0],
  [0, 1, 0],
  [0.1, 0.9, 0.6],
  [0, 0.2, 1],
  [1, 0, 1],
  [0, 1, 1],
  [1, 1, 0],
];
const SIDE = 24;

const power =
  (gamma: number): Curve =>
  (value) =>
    value ** gamma;
const srgb: Curve = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
/** Dots of ink that print a fifth larger where they cover half. */
const dotGain: Curve = (value) => value - 0.8 * value * (1 - value);

/** Primaries adapted to D50, by channel. */
const SRGB: Matrix = [
  [0.43607, 0.22249, 0.01392],
  [0.38515, 0.71687, 0.09708],
  [0.14307, 0.06061, 0.7141],
];
const DISPLAY_P3: Matrix = [
  [0.51512, 0.2412, -0.00105],
  [0.29198, 0.69225, 0.04189],
  [0.1571, 0.06657, 0.78407],
];
const ADOBE: Matrix = [
  [0.60974, 0.31111, 0.01947],
  [0.20528, 0.62567, 0.06087],
  [0.14919, 0.06322, 0.74457],
];
const PRO_PHOTO: Matrix = [
  [0.79767, 0.28804, 0],
  [0.13519, 0.71188, 0],
  [0.03134, 0.00009, 0.8249],
];

const tableOf = (curve: Curve): Buffer => tableCurve(Array.from({ length: 1024 }, (_, index) => curve(index / 1023)));

/** The value from 0 to 1 that has so much light. */
function invert(curve: Curve, light: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (curve(middle) < light) low = middle;
    else high = middle;
  }
  return low;
}

/** Sums the weighted columns of a matrix. */
const mix = (columns: Matrix, [a, b, c]: Triple): Triple =>
  [0, 1, 2].map((row) => {
    const at = (column: number) => columns[column]?.[row] ?? 0;
    return a * at(0) + b * at(1) + c * at(2);
  }) as unknown as Triple;

/** Weights of the columns that make a colour (Cramer's rule). */
function unmix([a, b, c]: Matrix, colour: Triple): Triple {
  const determinant = ([p, q, r]: Matrix) =>
    p[0] * (q[1] * r[2] - q[2] * r[1]) - q[0] * (p[1] * r[2] - p[2] * r[1]) + r[0] * (p[1] * q[2] - p[2] * q[1]);
  const all = determinant([a, b, c]);
  return [determinant([colour, b, c]) / all, determinant([a, colour, c]) / all, determinant([a, b, colour]) / all];
}

/** Values from 0 to 1 by which a space of colours has a colour of sRGB. */
function express(patch: Triple, primaries: Matrix, curve: Curve): Triple {
  const light = patch.map((channel) => srgb(channel / 255)) as unknown as Triple;
  return unmix(primaries, mix(SRGB, light)).map((one) => invert(curve, one)) as unknown as Triple;
}

/** Squares of colours in a row, in 16 bits. */
function draw(colours: readonly (readonly number[])[]): Sharp {
  const channels = colours[0]?.length ?? 0;
  const width = SIDE * colours.length;
  const samples = new Uint16Array(width * SIDE * channels);
  for (let index = 0; index < samples.length; index += 1) {
    const colour = colours[Math.floor((Math.floor(index / channels) % width) / SIDE)];
    samples[index] = Math.round((colour?.[index % channels] ?? 0) * 65_535);
  }
  return sharp(samples, { raw: { width, height: SIDE, channels: channels as 1 | 2 | 3 | 4 } });
}

async function publish(file: Buffer, count: number): Promise<Triple[]> {
  const { variants } = await processPicture(file);
  const jpeg = variants.findLast(({ format }) => format === 'jpeg');
  const { data, info } = await sharp(jpeg?.data).raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: count }, (_, index) => {
    const at = ((info.height >> 1) * info.width + Math.floor(((index + 0.5) * info.width) / count)) * 3;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  });
}

async function expectPublished(file: Buffer, patches: readonly Triple[]) {
  const published = await publish(file, patches.length);
  for (const [index, patch] of patches.entries())
    for (const [channel, value] of patch.entries())
      expect(
        Math.abs((published[index]?.[channel] ?? -99) - value),
        `${patch}: ${published[index]}`,
      ).toBeLessThanOrEqual(4);
}

const RGB_FILES: [name: string, format: string, encode: (picture: Sharp) => Sharp][] = [
  ['an 8-bit PNG', 'png', (picture) => picture.toColourspace('srgb').png()],
  ['a 16-bit PNG', 'png', (picture) => picture.toColourspace('rgb16').png()],
  ['an interlaced 16-bit PNG', 'png', (picture) => picture.toColourspace('rgb16').png({ progressive: true })],
  ['a 16-bit PNG with an alpha channel', 'png', (picture) => picture.ensureAlpha(1).toColourspace('rgb16').png()],
  ['a JPEG', 'jpeg', (picture) => picture.jpeg({ quality: 100, chromaSubsampling: '4:4:4' })],
  [
    'a progressive JPEG',
    'jpeg',
    (picture) => picture.jpeg({ quality: 100, progressive: true, chromaSubsampling: '4:4:4' }),
  ],
  ['a WebP', 'webp', (picture) => picture.withExif({ IFD0: { Make: 'x' } }).webp({ lossless: true })],
];
const GREY_FILES: typeof RGB_FILES = [
  ['an 8-bit PNG', 'png', (picture) => picture.toColourspace('b-w').png()],
  ['a 16-bit PNG', 'png', (picture) => picture.toColourspace('grey16').png()],
  ['an interlaced 16-bit PNG', 'png', (picture) => picture.toColourspace('grey16').png({ progressive: true })],
  ['an 8-bit PNG with an alpha channel', 'png', (picture) => picture.ensureAlpha(1).toColourspace('b-w').png()],
  ['a 16-bit PNG with an alpha channel', 'png', (picture) => picture.ensureAlpha(1).toColourspace('grey16').png()],
  ['a JPEG', 'jpeg', (picture) => picture.toColourspace('b-w').jpeg({ quality: 100 })],
];

const RGB_SPACES: [name: string, primaries: Matrix, curve: Curve, profile: Buffer | null][] = [
  ['no profile', SRGB, srgb, null],
  ['sRGB', SRGB, srgb, buildRgbProfile(SRGB, tableOf(srgb))],
  ['Display P3', DISPLAY_P3, srgb, buildRgbProfile(DISPLAY_P3, tableOf(srgb))],
  ['Adobe RGB', ADOBE, power(563 / 256), adobeRgbProfile()],
  ['ProPhoto RGB', PRO_PHOTO, power(461 / 256), buildRgbProfile(PRO_PHOTO, powerCurve(461 / 256))],
  ['gamma 1.8', SRGB, power(461 / 256), buildRgbProfile(SRGB, powerCurve(461 / 256))],
  ['a profile of grey', SRGB, srgb, buildProfile('GRAY', { kTRC: powerCurve(1.8) })],
  ['a profile without tone curves', SRGB, srgb, buildProfile('RGB ', {})],
];
const GREY_SPACES: [name: string, curve: Curve, profile: Buffer | null][] = [
  ['no profile', srgb, null],
  ['gamma 1.8', power(461 / 256), buildProfile('GRAY', { kTRC: powerCurve(461 / 256) })],
  ['gamma 2.2', power(563 / 256), buildProfile('GRAY', { kTRC: powerCurve(563 / 256) })],
  ['the curve of sRGB', srgb, buildProfile('GRAY', { kTRC: tableOf(srgb) })],
  ['a dot gain of 20 %', dotGain, buildProfile('GRAY', { kTRC: tableOf(dotGain) })],
  ['a profile of RGB', srgb, adobeRgbProfile()],
  ['a profile without a tone curve', srgb, buildProfile('GRAY', {})],
];

describe('published colours', () => {
  test.each(RGB_SPACES)(
    'When an RGB picture has %s, then they are those of the file',
    async (_name, primaries, curve, profile) => {
      const colours = PATCHES.map((patch) => express(patch, primaries, curve));
      for (const [, format, encode] of RGB_FILES) {
        const file = await encode(draw(colours)).toBuffer();
        await expectPublished(profile === null ? file : embedProfile(file, format, profile), PATCHES);
      }
    },
  );

  test.each(RGB_SPACES.filter(([, , , profile]) => profile !== null))(
    'When an RGB picture with %s has colours beyond sRGB, then 16 bits are published as 8 bits are',
    async (_name, _primaries, _curve, profile) => {
      const publishAs = async (space: 'srgb' | 'rgb16') => {
        const png = await draw(SATURATED).toColourspace(space).png().toBuffer();
        return publish(embedProfile(png, 'png', profile ?? Buffer.alloc(0)), SATURATED.length);
      };
      const shallow = await publishAs('srgb');
      for (const [index, colour] of (await publishAs('rgb16')).entries())
        for (const [channel, value] of colour.entries())
          expect(
            Math.abs((shallow[index]?.[channel] ?? -99) - value),
            `${SATURATED[index]}: ${colour} for ${shallow[index]}`,
          ).toBeLessThanOrEqual(4);
    },
  );

  test.each(GREY_SPACES)(
    'When a grey picture has %s, then they are those of the file',
    async (_name, curve, profile) => {
      const patches = PATCHES.slice(0, 4);
      const colours = patches.map(([value]) => [invert(curve, srgb(value / 255))]);
      for (const [, format, encode] of GREY_FILES) {
        const file = await encode(draw(colours)).toBuffer();
        await expectPublished(profile === null ? file : embedProfile(file, format, profile), patches);
      }
    },
  );

  test('When a CMYK JPEG has no profile, or one of RGB, then it is published as with the usual one of CMYK', async () => {
    const colours = PATCHES.map((patch) => express(patch, SRGB, srgb));
    const encode = (picture: Sharp) => picture.toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer();
    const plain = await encode(draw(colours));
    const { icc = Buffer.alloc(0) } = await sharp(await encode(draw(colours).withIccProfile('cmyk'))).metadata();
    const usual = await publish(embedProfile(plain, 'jpeg', icc), PATCHES.length);
    expect(usual[3]?.[0]).toBeGreaterThan(225);
    expect(usual[0]?.[0]).toBeLessThan(50);
    await expectPublished(plain, usual);
    await expectPublished(embedProfile(plain, 'jpeg', adobeRgbProfile()), usual);
  });
});

describe('Adobe RGB that only EXIF data name', () => {
  const colours = PATCHES.map((patch) => express(patch, ADOBE, power(563 / 256)));
  const write = (index: string, colourSpace: string) => (picture: Sharp) => {
    const exif: Record<string, Record<string, string>> = {
      IFD2: { ColorSpace: colourSpace },
      IFD4: { InteroperabilityIndex: index },
    };
    return picture.withExif(exif);
  };

  test('When a file names it, then its colours are read as such', async () => {
    for (const [name, , encode] of RGB_FILES) {
      if (name === 'a WebP') continue;
      await expectPublished(await encode(write('R03', '65535')(draw(colours))).toBuffer(), PATCHES);
    }
    const webp = write('R03', '65535')(draw(colours)).webp({ lossless: true });
    await expectPublished(await webp.toBuffer(), PATCHES);
  });

  test('When a file names sRGB, or has a profile, then the index changes nothing', async () => {
    const own = PATCHES.map((patch) => express(patch, SRGB, srgb));
    for (const [index, colourSpace] of [
      ['R98', '1'],
      ['R98', '65535'],
      ['R03', '1'],
    ] as const)
      await expectPublished(await write(index, colourSpace)(draw(own)).png().toBuffer(), PATCHES);
    const named = await write('R03', '65535')(draw(own)).png().toBuffer();
    await expectPublished(embedProfile(named, 'png', buildRgbProfile(SRGB, tableOf(srgb))), PATCHES);
    const grey = await write(
      'R03',
      '65535',
    )(draw(own.slice(0, 4)).toColourspace('b-w'))
      .jpeg()
      .toBuffer();
    await expectPublished(grey, PATCHES.slice(0, 4));
  });
});
