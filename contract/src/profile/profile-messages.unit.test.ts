import { expect, test } from 'vitest';
import type { DeletionPreview } from '../user/wire.ts';
import { profileMessages } from './profile-messages.ts';

/** Effects of a deletion on open orders that the server names, in the words of the page that follows it. */
const OUTCOMES: { [Side in keyof DeletionPreview]: Record<keyof DeletionPreview[Side], string> } = {
  bought: {
    cancelled: 'What is not paid is cancelled',
    delivered: 'What you have paid for still arrives',
  },
  sold: {
    declined: 'prints of yours that are not sent yet are declined',
    refunded: 'Refunds go to the account that the payment came from',
    delivered: 'so do prints of yours that are on their way',
  },
};

test('When an account is deleted, then the page after it names every outcome that its orders may have, and where money goes', () => {
  for (const outcome of Object.values(OUTCOMES).flatMap((side) => Object.values(side)))
    expect(profileMessages.accountDeletedWhat).toContain(outcome);
  expect(profileMessages.accountDeletedWhat).toContain('what your sales have earned is paid out to you');
});
