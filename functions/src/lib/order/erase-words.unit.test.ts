import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { describe, expect, test } from 'vitest';
import {
  accept,
  applyTransitions,
  claim as claimPaid,
  notFound,
  ONE,
  OTHER,
  orderLine,
  placedOrder,
  received,
} from '../../../test-support/orders/order-states.ts';
import type { OrderState } from './state/order-state.ts';
import type { OrderTransition } from './state/order-state-machine.ts';

/** Words that name their writer. */
const B = { carrier: 'BuyersPost', tracking: 'BuyersNumber' };
const A = { carrier: 'ArtistsPost', tracking: 'ArtistsNumber' };
const BANK = 'BANK-1001';

const claim = (
  by: 'buyer' | 'artist' | 'administrator',
  action: Extract<OrderTransition, { name: 'moveClaim' }>['action'],
  fields: object = {},
): [OrderTransition] => [{ name: 'moveClaim', artistId: ONE, by, action, ...fields }];
const noted = (note: string) => ({ note });

/** An order that everything was said about, and that came back to its artist; the other artist declined. */
const SENT: [OrderTransition, hours?: number][] = [
  [accept(ONE)],
  [{ name: 'decline', artistId: OTHER, reason: 'OthersReason' }],
  [{ name: 'claimPaid', reference: BANK }],
  [{ name: 'received', reference: BANK, amount: 2100, due: 2100 }],
  [{ name: 'prepare', artistId: ONE }],
  [{ name: 'ship', artistId: ONE, ...A }],
];
const DISPUTED: typeof SENT = [
  ...SENT,
  [{ name: 'deliver', artistId: ONE }],
  [
    {
      name: 'openClaim',
      artistId: ONE,
      reason: 'damaged',
      text: 'BuyersReport',
      pictures: [{ id: 'BuyersPicture', width: 9, height: 6, widths: [9], colour: '#101010' }],
      lines: [0],
    },
  ],
  claim('artist', 'refuse', noted('ArtistsRefusal')),
  claim('buyer', 'dispute', noted('BuyersAnswer')),
];
const RETURNED: typeof SENT = [
  ...DISPUTED,
  claim('administrator', 'agreeReturn', noted('HouseDecision')),
  claim('buyer', 'sendReturn', B),
];
const OVER: typeof SENT = [...RETURNED, claim('artist', 'receiveReturn')];
const dropArtist = (artistId = ONE): [OrderTransition] => [{ name: 'dropArtist', artistId }];
const dropBuyer: [OrderTransition] = [{ name: 'dropBuyer' }];

const after = (...steps: typeof SENT) => JSON.stringify(applyTransitions(placedOrder(), steps));
const wordsIn = (text: string) => [...new Set(text.match(/(?:Buyers|Artists|Others|House)[A-Z]\w+|BANK-1001/g))];

describe('words on an order', () => {
  test('When nobody leaves, then all of them stay', () => {
    expect(wordsIn(after(...OVER)).sort()).toEqual(
      [
        ...['ArtistsNumber', 'ArtistsPost', 'ArtistsRefusal', 'BANK-1001', 'BuyersAnswer', 'BuyersNumber'],
        ...['BuyersPicture', 'BuyersPost', 'BuyersReport', 'HouseDecision', 'OthersReason'],
      ].sort(),
    );
  });

  test.each([
    ['in a dispute', DISPUTED],
    ['with a return on its way', RETURNED],
    ['at its end', OVER],
  ])('When the buyer leaves %s, then their words go, and those of others stay', (_when, steps) => {
    const words = wordsIn(after(...steps, dropBuyer));
    expect(words.filter((word) => word.startsWith('Buyers'))).toEqual([]);
    expect(words).toEqual(expect.arrayContaining(['BANK-1001', 'OthersReason', 'ArtistsRefusal']));
  });

  test('When either leaves an order that is over, then no number of a parcel and no word of the house about both stays', () => {
    expect(wordsIn(after(...OVER, dropBuyer)).sort()).toEqual(['ArtistsRefusal', 'BANK-1001', 'OthersReason']);
    expect(wordsIn(after(...OVER, dropArtist())).sort()).toEqual(
      ['BANK-1001', 'BuyersAnswer', 'BuyersPicture', 'BuyersReport', 'OthersReason'].sort(),
    );
    expect(wordsIn(after(...OVER, dropArtist(), dropBuyer, dropArtist(OTHER)))).toEqual(['BANK-1001']);
  });

  test('When an artist leaves, then the refusals and reasons are gone, and what is left says what happened', () => {
    const state = applyTransitions(placedOrder(), [...DISPUTED, dropArtist(), dropArtist(OTHER)]);
    expect(wordsIn(JSON.stringify(state)).sort()).toEqual([
      'BANK-1001',
      'BuyersAnswer',
      'BuyersPicture',
      'BuyersReport',
    ]);
    expect(state.subOrders.map(({ status, reason }) => [status, reason])).toEqual([
      ['delivered', null],
      ['declined', null],
    ]);
    expect(state.order.timeline.flatMap((entry) => (entry ? [entry.event] : []))).toEqual(
      expect.arrayContaining(['declined', 'shipped', 'claim_refused', 'claim_disputed']),
    );
    const left = applyTransitions(placedOrder(), [dropArtist()]);
    expect(left.subOrders[0]?.reason).toBe(orderMessages.artistLeft);
    expect(left.order.timeline.at(-1)?.note).toBe(orderMessages.artistLeft);
  });

  test.each([
    ['artist', 'artist', dropArtist(), null],
    ['artist', 'buyer', dropBuyer, 'WhatFor'],
    ['administrator', 'buyer', dropBuyer, null],
  ] as const)(
    'When the %s said what a refund is for and the %s leaves, then the words go with their writer',
    (by, _who, leave, left) => {
      const refunded = applyTransitions(placedOrder(), [
        ...DISPUTED.slice(0, by === 'artist' ? -2 : undefined),
        claim(by, 'refund', noted('WhatFor')),
      ]);
      const noteOf = ({ subOrders }: OrderState) =>
        subOrders.find(({ artistId }) => artistId === ONE)?.claim?.refundNote;
      expect(noteOf(refunded)).toBe('WhatFor');
      expect(noteOf(applyTransitions(refunded, [leave]))).toBe(left);
    },
  );

  test('When an artist leaves while the prints are on their way, then their number stays until they have come', () => {
    const away = [...SENT, dropArtist()];
    expect(wordsIn(after(...away))).toEqual(expect.arrayContaining(['ArtistsPost', 'ArtistsNumber']));
    const arrived = wordsIn(after(...away, [{ name: 'arrive', artistId: ONE }]));
    expect(arrived.sort()).toEqual(['BANK-1001', 'OthersReason']);
  });

  test('When nobody is left who could say that the prints have come, then name and address go', () => {
    const { order } = applyTransitions(placedOrder(), [...SENT, dropArtist(), dropBuyer]);
    expect([order.buyerName, order.address.city]).toEqual(['', '']);
    const other = applyTransitions(placedOrder(), [...SENT, dropBuyer, dropArtist()]);
    expect([other.order.buyerName, other.order.address.city]).toEqual(['', '']);
  });

  test('When nobody knows who wrote a note, then it goes with whoever leaves first', () => {
    const unknown = ({ order, subOrders }: OrderState): OrderState => ({
      order: { ...order, timeline: order.timeline.map((entry) => entry && { ...entry, noteBy: undefined }) },
      subOrders,
    });
    const state = applyTransitions(unknown(applyTransitions(placedOrder(), DISPUTED)), [dropBuyer]);
    expect(state.order.timeline.flatMap((entry) => entry?.note ?? [])).toEqual([BANK]);
  });
});

describe('the address of who left', () => {
  const email = 'asha@example.com';
  const leave = { name: 'dropBuyer', email } as const;
  const refunded: OrderTransition = { name: 'refunded', reference: 'R1', amount: 0 };
  const addresses = ({ order, subOrders }: OrderState) => [order, ...subOrders].map((one) => one.leaverEmail ?? null);

  test('When nothing was paid, then nothing of a buyer is kept; once money is owed, the address stays until it is sent back', () => {
    expect(addresses(applyTransitions(placedOrder(), [[leave]]))).toEqual([null, null, null]);
    const paid = applyTransitions(placedOrder(), [[accept(ONE)], [accept(OTHER)], [received()], [leave]]);
    expect(addresses(paid)).toEqual([email, null, null]);
    const owed = applyTransitions(paid, [
      [{ name: 'dropArtist', artistId: ONE }],
      [{ name: 'dropArtist', artistId: OTHER }],
    ]);
    expect(owed.order).toMatchObject({ refundStatus: 'due', leaverEmail: email, address: { email: '' } });
    expect(addresses(applyTransitions(owed, [[refunded]]))).toEqual([null, null, null]);
  });

  test('When a buyer leaves who says that they paid, then the address stays until that is found or not', () => {
    const claimed = applyTransitions(placedOrder(), [[accept(ONE)], [accept(OTHER)], [claimPaid()], [leave]]);
    expect(addresses(claimed)[0]).toBe(email);
    expect(addresses(applyTransitions(claimed, [[notFound()]]))[0]).toBeNull();
    const came = applyTransitions(claimed, [[{ ...received('UTR-100001', 5100, 0) }]]);
    expect(addresses(came)[0]).toBe(email);
    expect(addresses(applyTransitions(came, [[refunded]]))[0]).toBeNull();
  });

  test('When an artist leaves whose prints are on their way, then the address stays until they are paid out', () => {
    const sent = applyTransitions(placedOrder([orderLine(ONE, 2000)]), [
      [accept(ONE)],
      [received('UTR1', 2100)],
      [{ name: 'prepare', artistId: ONE }],
      [{ name: 'ship', artistId: ONE, carrier: 'Post', tracking: 'X1' }],
      [{ name: 'dropArtist', artistId: ONE, email }],
      [{ name: 'arrive', artistId: ONE }],
    ]);
    expect(addresses(sent)).toEqual([null, email]);
    const paidOut = applyTransitions(sent, [[{ name: 'paidOut', artistId: ONE, reference: 'P1', amount: 0 }]]);
    expect(addresses(paidOut)).toEqual([null, null]);
    expect(addresses(applyTransitions(placedOrder(), [[{ name: 'dropArtist', artistId: ONE, email }]]))[1]).toBeNull();
  });
});
