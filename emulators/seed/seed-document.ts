import { createHash } from 'node:crypto';

/** One document to be written as it stands. */
export interface SeedDocument<T extends object = object> {
  path: string;
  data: T;
}

/**
 * A deterministic, opaque document id of twenty characters: the same for the same kind and key, so that a second
 * seeding writes over the first.
 */
export function seedId(
  kind: 'image' | 'blog' | 'exhibition' | 'product' | 'comment' | 'avatar',
  key: string,
): string {
  const digest = createHash('sha256').update(`${kind}/${key}`).digest('base64');
  return digest.replace(/[^A-Za-z0-9]/g, '').slice(0, 20);
}
