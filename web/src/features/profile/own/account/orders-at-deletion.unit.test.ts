import { expect, test } from 'vitest';
import { deletionTexts } from './orders-at-deletion.tsx';

test('When orders are open, then each outcome is told with its number', () => {
  const texts = deletionTexts({
    bought: { cancelled: 1, delivered: 2 },
    sold: { declined: 3, refunded: 1, delivered: 4 },
  });
  expect(texts).toEqual([
    'One order of yours, which is not paid, is cancelled.',
    '2 orders of yours, which are paid, are delivered all the same.',
    '3 orders of your prints, which are not paid, are declined.',
    'One order of your prints, which is paid and not sent yet, is declined, and its buyer gets the money back.',
    '4 orders of your prints, which are on their way, are delivered all the same.',
  ]);
  const none = { bought: { cancelled: 0, delivered: 0 }, sold: { declined: 0, refunded: 0, delivered: 0 } };
  expect(deletionTexts(none)).toEqual([]);
});
