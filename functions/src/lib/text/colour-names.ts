import type { Colour } from '@aperture-byline/contract/search/facets';

/** The hues of the colour wheel in degrees, each up to its end. */
const HUES: readonly [end: number, name: Colour][] = [
  [15, 'red'],
  [45, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [200, 'cyan'],
  [260, 'blue'],
  [300, 'purple'],
  [345, 'pink'],
  [360, 'red'],
];

/** Names a colour `#rrggbb` as one calls a picture's mean colour: photographs are less colourful than paint. */
export function nameColour(hex: string): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, chroma] = [(max + min) / 2, max - min];
  if (lightness < 0.12) return 'black';
  if (lightness > 0.88) return 'white';
  if (chroma < 0.07) return 'grey';
  const hue = computeHue({ red, green, blue }, max, chroma);
  const [, name = 'red'] = HUES.find(([end]) => hue < end) ?? [];
  return name === 'orange' && lightness < 0.45 ? 'brown' : name;
}

/** Degrees, from 0 to below 360. */
function computeHue(
  { red, green, blue }: { red: number; green: number; blue: number },
  max: number,
  chroma: number,
): number {
  if (max === red) return (60 * ((green - blue) / chroma) + 360) % 360;
  return max === green ? 60 * ((blue - red) / chroma + 2) : 60 * ((red - green) / chroma + 4);
}
