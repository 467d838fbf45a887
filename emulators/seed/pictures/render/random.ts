import { createHash } from 'node:crypto';

/** A repeatable source of numbers: the same name gives the same run on every machine. */
export interface Random {
  /** Evenly spread, from `low` (0) up to `high` (1). */
  (low?: number, high?: number): number;
  /** Normally spread around 0 with deviation 1. */
  normal(): number;
  pick<Item>(items: readonly Item[]): Item;
  /** 32 bits, as a seed for tables. */
  seed(): number;
}

export function createRandom(name: string): Random {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const random = (low = 0, high = 1) => low + (high - low) * next();
  return Object.assign(random, {
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: <Item>(items: readonly Item[]) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    seed: () => Math.floor(next() * 4294967296),
  });
}
