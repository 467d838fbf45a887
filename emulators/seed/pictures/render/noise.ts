import type { Random } from './random.ts';

export interface Noise {
  /** Gradient noise, about -1 to 1, features of size 1. */
  at(x: number, y: number): number;
  /** Octaves of noise, about -1 to 1; each is `gain` (0.5) as strong and twice as fine. */
  fbm(x: number, y: number, octaves: number, gain?: number): number;
  /** Sharp crests on smooth flanks, 0 to about 1. */
  ridged(x: number, y: number, octaves: number): number;
  /** Mountains worn by water: octaves fade where the ground is already steep; about 0 to 1.5. */
  eroded(x: number, y: number, octaves: number): number;
  /** Distances to the nearest and the second nearest of points strewn one to a unit square. */
  points(x: number, y: number): { first: number; second: number };
  /** A value of 0 to 1 that belongs to a whole-numbered cell. */
  cell(x: number, y: number): number;
}

export function createNoise(random: Random): Noise {
  const size = 256;
  const order = new Uint8Array(size * 2);
  const values = new Float32Array(size);
  const gradX = new Float32Array(size);
  const gradY = new Float32Array(size);
  for (let i = 0; i < size; i += 1) {
    order[i] = i;
    values[i] = random();
    gradX[i] = Math.cos((i / size) * 2 * Math.PI);
    gradY[i] = Math.sin((i / size) * 2 * Math.PI);
  }
  for (let i = size - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    const kept = order[i] as number;
    order[i] = order[j] as number;
    order[j] = kept;
  }
  for (let i = 0; i < size; i += 1) order[i + size] = order[i] as number;

  const hash = (x: number, y: number) => order[(order[x & 255] as number) + (y & 255)] as number;

  function at(x: number, y: number): number {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const fx = x - left;
    const fy = y - top;
    const row = top & 255;
    const here = (order[left & 255] as number) + row;
    const next = (order[(left + 1) & 255] as number) + row;
    const a = order[here] as number;
    const b = order[next] as number;
    const c = order[here + 1] as number;
    const d = order[next + 1] as number;
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const na = (gradX[a] as number) * fx + (gradY[a] as number) * fy;
    const nb = (gradX[b] as number) * (fx - 1) + (gradY[b] as number) * fy;
    const nc = (gradX[c] as number) * fx + (gradY[c] as number) * (fy - 1);
    const nd = (gradX[d] as number) * (fx - 1) + (gradY[d] as number) * (fy - 1);
    const upper = na + (nb - na) * u;
    return 1.5 * (upper + (nc + (nd - nc) * u - upper) * v);
  }

  function fbm(x: number, y: number, octaves: number, gain = 0.5): number {
    let sum = 0;
    let strength = 0.55;
    let px = x;
    let py = y;
    for (let i = 0; i < octaves; i += 1) {
      sum += strength * at(px, py);
      strength *= gain;
      // Turning each octave hides the lattice.
      const turned = 1.6 * px + 1.2 * py + 11.3;
      py = 1.6 * py - 1.2 * px + 5.7;
      px = turned;
    }
    return sum;
  }

  function ridged(x: number, y: number, octaves: number): number {
    let sum = 0;
    let strength = 0.5;
    let weight = 1;
    let px = x;
    let py = y;
    for (let i = 0; i < octaves; i += 1) {
      const crest = 1 - Math.min(1, Math.abs(at(px, py)) * 1.15);
      const signal = crest * crest * weight;
      sum += signal * strength;
      weight = Math.min(1, signal * 1.6);
      strength *= 0.5;
      const turned = 1.6 * px + 1.2 * py + 3.1;
      py = 1.6 * py - 1.2 * px + 8.9;
      px = turned;
    }
    return sum;
  }

  function eroded(x: number, y: number, octaves: number): number {
    let sum = 0;
    let strength = 0.5;
    let slopeX = 0;
    let slopeY = 0;
    let px = x;
    let py = y;
    for (let i = 0; i < octaves; i += 1) {
      const left = Math.floor(px);
      const top = Math.floor(py);
      const fx = px - left;
      const fy = py - top;
      const a = values[hash(left, top)] as number;
      const b = values[hash(left + 1, top)] as number;
      const c = values[hash(left, top + 1)] as number;
      const d = values[hash(left + 1, top + 1)] as number;
      const u = fx * fx * (3 - 2 * fx);
      const v = fy * fy * (3 - 2 * fy);
      const k = a - b - c + d;
      slopeX += 6 * fx * (1 - fx) * (b - a + k * v);
      slopeY += 6 * fy * (1 - fy) * (c - a + k * u);
      sum +=
        (strength * (a + (b - a) * u + (c - a) * v + k * u * v)) / (1 + slopeX * slopeX + slopeY * slopeY);
      strength *= 0.5;
      const turned = 1.6 * px - 1.2 * py + 4.3;
      py = 1.2 * px + 1.6 * py + 9.1;
      px = turned;
    }
    return sum * 1.6;
  }

  const found = { first: 0, second: 0 };
  function points(x: number, y: number): { first: number; second: number } {
    const left = Math.floor(x);
    const top = Math.floor(y);
    let first = 9;
    let second = 9;
    for (let row = top - 1; row <= top + 1; row += 1) {
      for (let column = left - 1; column <= left + 1; column += 1) {
        const place = hash(column, row);
        const dx = column + (values[place] as number) - x;
        const dy = row + (values[(place * 7 + 31) & 255] as number) - y;
        const distance = dx * dx + dy * dy;
        if (distance < first) {
          second = first;
          first = distance;
        } else if (distance < second) second = distance;
      }
    }
    found.first = Math.sqrt(first);
    found.second = Math.sqrt(second);
    return found;
  }

  return {
    at,
    fbm,
    ridged,
    eroded,
    points,
    cell: (x, y) => values[hash(Math.floor(x), Math.floor(y))] as number,
  };
}
