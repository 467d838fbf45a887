import type { Sharp } from 'sharp';

/** Pixels: more of them change nothing that an eye sees. */
const SAMPLE = 64;

/** Light of an sRGB channel (0 to 255), from 0 to 1. */
const LIGHT = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** The sRGB channel (0 to 255) of a light from 0 to 1. */
function toChannel(light: number): number {
  const part = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(part * 255);
}

/** Computes the mean of light, as a picture looks from afar: a mean of channel values is darker and greyer. */
export async function meanColour(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize({ width: SAMPLE, height: SAMPLE, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  const sums = [0, 0, 0];
  data.forEach((value, index) => {
    sums[index % info.channels] = (sums[index % info.channels] ?? 0) + (LIGHT[value] ?? 0);
  });
  return toHex(sums.map((sum) => toChannel(sum / pixels)));
}

/** `#rrggbb` of three channels from 0 to 255. */
export function toHex(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
