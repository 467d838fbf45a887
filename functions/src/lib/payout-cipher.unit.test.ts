import type { PayoutDetails } from '@aperture-byline/contract/order/payouts/payout-details';
import { describe, expect, test } from 'vitest';
import { openPayoutDetails, resealPayoutDetails, sealPayoutDetails } from './payout-cipher.ts';

const DETAILS: PayoutDetails = {
  upiId: 'mira@bank',
  accountName: 'Mira Pillai',
  accountNumber: '123456785678',
  ifsc: 'SBIN0001234',
  pan: 'ABCDE1234F',
};
const MIRA = '900000001';
const [present, earlier] = ['a present key of thirty-two letters', 'an earlier key of thirty-two letters'];
const now = { payoutSecrets: [present] };
const before = { payoutSecrets: [earlier] };
const both = { payoutSecrets: [present, earlier] };

describe('payout details', () => {
  test('When they are sealed, then nothing of them is to be read, each time is another text, and the key opens it', () => {
    const [one, other] = [sealPayoutDetails(MIRA, DETAILS, now), sealPayoutDetails(MIRA, DETAILS, now)];
    expect(one.sealed).not.toBe(other.sealed);
    expect(one.keyId).toBe(other.keyId);
    const bytes = `${JSON.stringify(one)} ${Buffer.from(one.sealed, 'base64url').toString('latin1')}`;
    for (const text of Object.values(DETAILS)) expect(bytes).not.toContain(text);
    expect(openPayoutDetails(MIRA, one, now)).toEqual(DETAILS);
  });

  test('When they are copied to another artist, changed by a bit, cut short or of an unknown key, then they stay shut', () => {
    const stored = sealPayoutDetails(MIRA, DETAILS, now);
    const bytes = Buffer.from(stored.sealed, 'base64url');
    expect(openPayoutDetails('900000002', stored, now)).toBeNull();
    for (const at of [0, 12, 28, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(
        openPayoutDetails(MIRA, { ...stored, sealed: changed.toString('base64url') }, now),
        `byte ${at}`,
      ).toBeNull();
    }
    for (const length of [0, 5, 20, bytes.length - 1])
      expect(
        openPayoutDetails(MIRA, { ...stored, sealed: bytes.subarray(0, length).toString('base64url') }, now),
      ).toBeNull();
    expect(openPayoutDetails(MIRA, stored, before)).toBeNull();
    expect(
      openPayoutDetails(MIRA, { ...stored, keyId: sealPayoutDetails(MIRA, DETAILS, before).keyId }, both),
    ).toBeNull();
  });

  test('When there are two keys, then the first encrypts and both decrypt, and sealing anew leaves the earlier one', () => {
    const stored = { ...sealPayoutDetails(MIRA, DETAILS, before), masked: 'masked' };
    expect(openPayoutDetails(MIRA, stored, both)).toEqual(DETAILS);
    const resealed = resealPayoutDetails(MIRA, stored, both);
    if (resealed === null || resealed === 'same') throw new Error('It was not sealed anew');
    expect(openPayoutDetails(MIRA, resealed, now)).toEqual(DETAILS);
    expect(resealed.masked).toBe('masked');
    expect(resealPayoutDetails(MIRA, resealed, both)).toBe('same');
    expect(resealPayoutDetails(MIRA, stored, now)).toBeNull();
  });

  test('When there is no key, then nothing is sealed or opened', () => {
    const none = { payoutSecrets: [] };
    expect(() => sealPayoutDetails(MIRA, DETAILS, none)).toThrow('PAYOUT_KEY');
    expect(() => openPayoutDetails(MIRA, sealPayoutDetails(MIRA, DETAILS, now), none)).toThrow('PAYOUT_KEY');
  });
});
