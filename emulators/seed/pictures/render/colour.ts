/** Linear light, 1 is paper white. */
export type Colour = readonly [number, number, number];

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** 0 below `low`, 1 above `high`, smooth between; also with `low` above `high`. */
export function smoothstep(low: number, high: number, value: number): number {
  const share = clamp((value - low) / (high - low));
  return share * share * (3 - 2 * share);
}

/** `#e8c4a0` as the screen shows it, in linear light. */
export function colour(hex: string): Colour {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

export function blend(from: Colour, to: Colour, share: number): Colour {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)];
}

export const times = (light: Colour, factor: number): Colour => [
  light[0] * factor,
  light[1] * factor,
  light[2] * factor,
];

/** A smooth run through stops `[position, '#colour']`, ascending from 0 to 1. */
export function ramp(stops: readonly (readonly [number, string])[]): (position: number) => Colour {
  const steps = 512;
  const table: Colour[] = [];
  const lights = stops.map(([position, hex]) => ({ position, light: colour(hex) }));
  for (let i = 0; i <= steps; i += 1) {
    const position = i / steps;
    const after = lights.findIndex((stop) => stop.position >= position);
    const to = lights[after === -1 ? lights.length - 1 : after];
    const from = lights[Math.max(0, (after === -1 ? lights.length : after) - 1)];
    if (to === undefined || from === undefined) throw new RangeError('A ramp has at least one stop');
    const span = to.position - from.position;
    const share = span > 0 ? clamp((position - from.position) / span) : 1;
    table.push(blend(from.light, to.light, share * 0.4 + 0.6 * share * share * (3 - 2 * share)));
  }
  return (position) => table[Math.round(clamp(position) * steps)] as Colour;
}
