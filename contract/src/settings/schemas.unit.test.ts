import { describe, expect, it } from 'vitest';
import { workMessages } from '../work/work-messages.ts';
import { shopSchema } from './schemas.ts';

const problemOf = async (shop: object): Promise<unknown> =>
  shopSchema.validate({ upiId: '', payeeName: '', bankText: '', ...shop }).then(
    () => null,
    ({ path, message }) => ({ path, message }),
  );

describe('the payment details', () => {
  it.each(['house@bank', 'the.house-1_2@okBank2', '9876543210@upi'])(
    'When the UPI id is %j, then it is one',
    async (upiId) => {
      expect(await problemOf({ upiId, payeeName: 'The House' })).toBeNull();
    },
  );

  it.each([
    'me@gmail.com',
    'a.@..',
    '.a@bank',
    'a@bank',
    'house@my-bank',
    'house@b',
    'house@@bank',
    'house@',
  ])('When the UPI id is %j, then it is none', async (upiId) => {
    expect(await problemOf({ upiId, payeeName: 'The House' })).toEqual({
      path: 'upiId',
      message: workMessages.upiInvalid,
    });
  });

  it.each(['', ' ', '\u200b'])(
    'When the name beside a UPI id is %j, then it is missing',
    async (payeeName) => {
      expect(await problemOf({ upiId: 'house@bank', payeeName })).toEqual({
        path: 'payeeName',
        message: workMessages.payeeMissing,
      });
      expect(await problemOf({ payeeName })).toBeNull();
    },
  );
});
