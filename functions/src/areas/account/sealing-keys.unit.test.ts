import { expect, test, vi } from 'vitest';
import { getSealingKeys } from './sealing-keys.ts';

vi.mock('../../lib/signing-keys.ts', () => ({ signingKeys: () => secrets }));
let secrets = ['present'];

test('When a second secret is listed, then the key of the first comes first, and none is another account’s', () => {
  const [earlier] = getSealingKeys('alice').keys;
  secrets = ['new', 'present'];
  const { keys } = getSealingKeys('alice');
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(earlier);
  expect(new Set([...keys, ...getSealingKeys('bob').keys]).size).toBe(4);
});
