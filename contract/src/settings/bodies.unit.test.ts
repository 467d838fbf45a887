import { describe, expect, it } from 'vitest';
import { workMessages } from '../work/work-messages.ts';
import { shopSchema } from './bodies.ts';

const EMPTY = { upiId: '', payeeName: '', accountName: '', accountNumber: '', ifsc: '', bankText: '' };

const problemOf = async (shop: object): Promise<unknown> =>
  shopSchema.validate({ ...EMPTY, ...shop }).then(
    () => null,
    ({ path, message }) => ({ path, message }),
  );

describe('the payment details', () => {
  it.each(['house@bank', 'the.house-1_2@okBank2', '9876543210@upi'])(
    'When the UPI ID is %j, then it is one',
    async (upiId) => {
      expect(await problemOf({ upiId, payeeName: 'The House' })).toBeNull();
    },
  );

  it.each(['me@gmail.com', 'a.@..', '.a@bank', 'a@bank', 'house@my-bank', 'house@b', 'house@@bank', 'house@'])(
    'When the UPI ID is %j, then it is none',
    async (upiId) => {
      expect(await problemOf({ upiId, payeeName: 'The House' })).toEqual({
        path: 'upiId',
        message: workMessages.upiInvalid,
      });
    },
  );

  it.each(['', ' ', '\u200b'])('When the name beside a UPI ID is %j, then it is missing', async (payeeName) => {
    expect(await problemOf({ upiId: 'house@bank', payeeName })).toEqual({
      path: 'payeeName',
      message: workMessages.payeeMissing,
    });
    expect(await problemOf({ payeeName })).toBeNull();
  });

  const account = { accountName: 'The House', accountNumber: '123456789012', ifsc: 'SBIN0001234' };
  it.each<[string, object, object | null]>([
    ['is whole', account, null],
    ['has spaces around', { ...account, ifsc: ' sbin0001234 ' }, null],
    ['has no holder', { ...account, accountName: ' ' }, { path: 'accountName' }],
    ['has no number', { ...account, accountNumber: '' }, { path: 'accountNumber' }],
    ['has letters in its number', { ...account, accountNumber: '12345678901A' }, { path: 'accountNumber' }],
    ['has no bank', { ...account, ifsc: '' }, { path: 'ifsc' }],
    ['has a bank without the zero', { ...account, ifsc: 'SBIN1001234' }, { path: 'ifsc' }],
  ])('When the account %s, then that is said', async (_what, shop, problem) => {
    const found = await problemOf(shop);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toMatchObject(problem);
  });
});
