import type { StudioDesk } from '@aperture-byline/contract/studio/wire';
import { describe, expect, test } from 'vitest';
import { joinAsBuyer, orderPrintsBy } from '../../../test-support/orders/orders.ts';
import { db, put } from '../../../test-support/project/database.ts';
import { joinForTests } from '../../../test-support/project/members.ts';
import { call, get, postJson } from '../../../test-support/servers/suite.ts';

const { artist, reader, admin } = joinForTests({
  artist: { isArtist: true },
  reader: {},
  admin: { admin: true },
});

const readDesk = () => get<StudioDesk>('/studio/desk', { token: admin.token });
const review = (kind: string, day: number, fields: object = {}) =>
  put(`reviews/${kind}-${day}`, {
    kind,
    workKind: null,
    subjectId: `${day}`,
    ownerId: artist.userId,
    createdAt: new Date(`2026-01-0${day}`),
    ...fields,
  });

describe('the first page of the desk', () => {
  test('When nobody, a reader or a photographer asks, then it is refused', async () => {
    expect((await call('/studio/desk')).status).toBe(401);
    for (const { token } of [reader, artist]) expect((await call('/studio/desk', { token })).status).toBe(403);
  });

  test('When something waits, then it counts in its group, with the age of the oldest, for seventeen reads', async () => {
    expect((await readDesk()).queue.map(({ count, oldest }) => [count, oldest])).toEqual(
      Array.from({ length: 5 }, () => [0, null]),
    );
    await review('image', 3);
    await review('image', 2);
    await review('exhibition', 4);
    await review('revision', 1, { workKind: 'blog' });
    await review('artist', 5);
    await review('comment', 6, { on: 'images', workId: 'a', commentId: 'b', reason: 'reports' });
    await put('contactMessages/waits', {
      name: 'Ravi',
      email: 'ravi@example.com',
      message: 'Do you ship?',
      createdAt: new Date('2026-01-07'),
      isOpen: true,
      answer: null,
      adminId: null,
      expiresAt: new Date('2028-01-07'),
    });
    const { body, reads } = await call('/studio/desk', { token: admin.token });
    const { queue } = body.data as StudioDesk;
    expect(queue.map(({ group, count, oldest }) => [group, count, oldest?.slice(0, 10)])).toEqual([
      ['photographs', 2, '2026-01-02'],
      ['works', 2, '2026-01-01'],
      ['comments', 1, '2026-01-06'],
      ['requests', 1, '2026-01-05'],
      ['contact', 1, '2026-01-07'],
    ]);
    expect(reads).toBeLessThanOrEqual(17);
    await db.doc('contactMessages/waits').delete();
  });

  test('When a payment is to be looked at, a refund is due or an artist is to send money back, then each counts', async () => {
    const counts = async () => {
      const { strayPayments, refundsDue, reversalsDue } = await readDesk();
      return { strayPayments, refundsDue, reversalsDue };
    };
    expect(await counts()).toEqual({ strayPayments: 0, refundsDue: 0, reversalsDue: 0 });
    const at = new Date('2026-01-08');
    await put('providerPayments/pay_stray', { isStray: true, paidAt: at });
    await put('providerPayments/pay_paid', { isStray: false, paidAt: at });
    await put('orders/refunded', { refundStatus: 'due', createdAt: at });
    await put('orders/refunded/parts/1', { reversalStatus: 'due' });
    expect(await counts()).toEqual({ strayPayments: 1, refundsDue: 1, reversalsDue: 1 });
    for (const path of ['providerPayments/pay_stray', 'orders/refunded/parts/1', 'orders/refunded'])
      await db.doc(path).delete();
  });

  test('When an order is placed and accepted, then it counts for the house, and its payment is due', async () => {
    const before = await readDesk();
    const id = await orderPrintsBy(await joinAsBuyer(), artist);
    const placed = await readDesk();
    expect(placed.recent.orders - before.recent.orders).toBe(1);
    expect(placed.recent.ordered - before.recent.ordered).toBe(2100);
    expect(placed.paymentsDue).toBe(before.paymentsDue);
    await postJson(`/studio/order/${id}/accept`, {}, { token: artist.token });
    expect((await readDesk()).paymentsDue).toBe(before.paymentsDue + 1);
  });
});
