import { expect, test } from 'vitest';
import { type Purpose, signingKeys } from './signing-keys.ts';

const PURPOSES: readonly Purpose[] = ['cookie', 'address', 'quota', 'comment', 'picture', 'subscription', 'sealing'];

test('When keys are derived of two secrets for each purpose, then all differ, and the present secret’s comes first', () => {
  const keys = PURPOSES.map((purpose) => signingKeys(purpose, { signingSecrets: ['present', 'earlier'] }));
  expect(new Set(keys.flat()).size).toBe(PURPOSES.length * 2);
  for (const [index, purpose] of PURPOSES.entries()) {
    const ofSecret = (secret: string) => signingKeys(purpose, { signingSecrets: [secret] })[0];
    expect(keys[index]).toEqual([ofSecret('present'), ofSecret('earlier')]);
  }
});

test('When a key is derived, then it is the one that signed the cookies of browsers out there', () => {
  expect(signingKeys('cookie', { signingSecrets: ['present'] })).toEqual([
    'LDZOSPpubvt5AM0lylbdn2aSh7gL0vogty1hwvgQBao',
  ]);
});

test('When a program has no secret, then it signs nothing', () => {
  expect(() => signingKeys('subscription', { signingSecrets: [] })).toThrow('SIGNING_SECRET');
});
