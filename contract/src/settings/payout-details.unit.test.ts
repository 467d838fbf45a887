import { describe, expect, test } from 'vitest';
import { findHoldEnd } from '../order/payouts/payout-details.ts';
import { payoutDetailsSchema, payoutFormSchema } from './bodies.ts';

const NOTHING = { upiId: '', accountName: '', accountNumber: '', ifsc: '', pan: '' };
const ACCOUNT = { ...NOTHING, accountName: 'Mira Pillai', accountNumber: '123456785678', ifsc: 'SBIN0001234' };

describe('payout details', () => {
  test.each([
    ['nothing', NOTHING],
    ['a UPI ID', { ...NOTHING, upiId: 'mira.p-1@okbank' }],
    ['an account', ACCOUNT],
    ['an account of 9 digits', { ...ACCOUNT, accountNumber: '123456789' }],
    ['an account of 18 digits', { ...ACCOUNT, accountNumber: '123456789012345678' }],
    ['an account and a PAN in groups', { ...ACCOUNT, accountNumber: '1234 5678 9012', pan: 'ABCDE 1234 F' }],
    ['a bank code in small letters', { ...ACCOUNT, ifsc: 'sbin0ab12cd' }],
    ['a PAN in small letters', { ...ACCOUNT, pan: 'abcde1234f' }],
    ['both', { ...ACCOUNT, upiId: 'mira@bank', pan: 'ABCDE1234F' }],
  ])('When %s is sent, then it is taken', (_what, body) => {
    expect(payoutDetailsSchema.isValidSync(body)).toBe(true);
  });

  test.each([
    ...['mira', '@bank', 'mira@', 'm@bank', 'mira@ba.nk', 'mira @bank', 'mira@b', '-mira@bank', 'mira@example.com'].map(
      (upiId) => ['upiId', { ...NOTHING, upiId }] as const,
    ),
    ...['12345678', '1234567890123456789', '12345678a', '-123456789', ''].map(
      (accountNumber) => ['accountNumber', { ...ACCOUNT, accountNumber }] as const,
    ),
    ...['SBIN1001234', 'SBI00012345', 'SBIN000123', 'SBIN00012345', '1BIN0001234', 'SBIN0-01234', ''].map(
      (ifsc) => ['ifsc', { ...ACCOUNT, ifsc }] as const,
    ),
    ...['ABCDE1234', 'ABCD12345F', 'ABCDE12345', '1BCDE1234F', 'ABCDE1234FF', 'ÄBCDE1234F'].map(
      (pan) => ['pan', { ...ACCOUNT, pan }] as const,
    ),
    ['upiId', { ...NOTHING, accountName: 'Mira Pillai', pan: 'ABCDE1234F' }] as const,
    ['upiId', { ...NOTHING, accountName: 'Mira Pillai' }] as const,
    ['upiId', { ...NOTHING, pan: 'ABCDE1234F' }] as const,
    ['accountName', { ...ACCOUNT, accountName: '' }] as const,
    ['accountName', { ...ACCOUNT, accountName: '\u200b' }] as const,
  ])('When %s is wrong in %j, then that field is refused', async (field, body) => {
    const refusal = await payoutDetailsSchema.validate(body, { abortEarly: false }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ inner: expect.arrayContaining([expect.objectContaining({ path: field })]) });
  });

  test('When the form is sent, then something is entered, the number twice, and the PAN where it is asked for', () => {
    const form = (asksPan: boolean, change: object) =>
      payoutFormSchema({ asksPan }).isValidSync({ ...ACCOUNT, accountNumberAgain: ACCOUNT.accountNumber, ...change });
    expect(form(false, {})).toBe(true);
    expect(form(false, { accountNumberAgain: '' })).toBe(false);
    expect(form(false, { accountNumberAgain: '123456785679' })).toBe(false);
    expect(form(false, { ...NOTHING, accountNumberAgain: '' })).toBe(false);
    expect(form(false, { ...NOTHING, accountName: 'Mira Pillai', accountNumberAgain: '' })).toBe(false);
    expect(form(false, { ...NOTHING, upiId: 'mira@bank', accountNumberAgain: '' })).toBe(true);
    expect(form(true, {})).toBe(false);
    expect(form(true, { pan: 'ABCDE1234F' })).toBe(true);
  });
});

test('When details were changed, then payouts wait for 48 hours; after a first entry for none', () => {
  const changedAt = new Date('2026-11-20T10:00:00Z');
  const end = new Date('2026-11-22T10:00:00Z');
  expect(findHoldEnd({ isChange: true, changedAt }, changedAt)).toEqual(end);
  expect(findHoldEnd({ isChange: true, changedAt }, new Date(end.getTime() - 1))).toEqual(end);
  expect(findHoldEnd({ isChange: true, changedAt }, end)).toBeNull();
  expect(findHoldEnd({ isChange: false, changedAt }, changedAt)).toBeNull();
  expect(findHoldEnd(null, changedAt)).toBeNull();
});
