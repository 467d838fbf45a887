import type { OrderEvent } from '@aperture-byline/contract/order/stored';
import { describe, expect, test } from 'vitest';
import { NO_SELLER } from '../../../data/core/settings.ts';
import type { Side } from './email-text.ts';
import { writeOrderEmail } from './order-emails.ts';

const FACTS = {
  artistName: 'Mira Pillai',
  amount: 102_100,
  asksForDetails: false,
  isPaid: false,
  isOver: false,
  prints: ['2 × Harbour, 60cm x 40cm, Oak'],
  shipping: 'International, 7–20 business days',
  arrival: '9–14 December',
  ready: '2 Dec 2026, 6:30 PM IST',
  answerBy: '29 Nov 2026, 6:30 PM IST',
  artists: 1,
  payment: [],
  shipment: [],
  refundNote: [],
  payout: 'We have sent you Rs. 1,02,100 for your part of an order.',
};
const EMAIL = {
  name: 'Asha Rao',
  orderId: 'a1b2c3d4e5',
  siteUrl: 'https://photos.example',
  seller: NO_SELLER,
  paysOnline: false,
};
const write = (event: OrderEvent, side: Side, facts = FACTS) => writeOrderEmail([{ event, facts }], side, EMAIL);
const TOLD: Record<OrderEvent, Side[]> = {
  placed: ['buyer', 'artist'],
  reminded: ['artist'],
  accepted: ['buyer'],
  declined: ['buyer'],
  expired: ['buyer', 'artist'],
  cancelled: ['buyer', 'artist'],
  payment_due: ['buyer'],
  payment_reminded: ['buyer'],
  payment_claimed: [],
  payment_claim_withdrawn: [],
  payment_not_found: ['buyer'],
  part_paid: ['buyer'],
  unpaid: ['buyer', 'artist'],
  paid: ['buyer', 'artist'],
  late: ['buyer', 'artist'],
  preparing: ['buyer'],
  shipped: ['buyer'],
  delivered: ['buyer'],
  arrived: ['artist'],
  refund_due: ['buyer'],
  refunded: ['buyer'],
  paid_out: ['artist'],
  payout_returned: ['artist'],
  claim_opened: ['artist'],
  artist_reminded: ['artist'],
  buyer_reminded: ['buyer'],
  claim_refused: ['buyer'],
  claim_disputed: ['buyer', 'artist'],
  claim_withdrawn: ['artist'],
  claim_closed: ['buyer', 'artist'],
  claim_refunded: ['buyer', 'artist'],
  replacement_agreed: ['buyer', 'artist'],
  replacement_sent: ['buyer'],
  replaced: ['buyer', 'artist'],
  return_agreed: ['buyer', 'artist'],
  return_sent: ['artist'],
  reversal_paid: ['artist'],
};
const EVENTS = Object.keys(TOLD) as OrderEvent[];

describe('mails about orders', () => {
  test.each(EVENTS)(
    'When an order is %s, then the right side is told, in words, with its number and a link of its own',
    (event) => {
      for (const side of ['buyer', 'artist'] as const) {
        const mail = write(event, side);
        expect(mail !== null).toBe(TOLD[event].includes(side));
        if (mail === null) continue;
        expect(mail.subject).toMatch(/^[A-Z][^\n]{10,70}$/);
        expect(mail.text).toMatch(/^Dear Asha Rao,\n\n/);
        const address = side === 'buyer' ? '/profile/orders/a1b2c3d4e5' : '/studio/orders#sale-a1b2c3d4e5';
        expect(mail.text).toMatch(/rder A1B2C3D4: /);
        expect(mail.text).toContain(`: https://photos.example${address}\n`);
        expect(mail.html).toContain(`href="https://photos.example${address}"`);
        expect(mail.text).not.toMatch(/undefined|null|NaN/);
      }
    },
  );

  test('When prints are ordered, to be prepared or sent, then it stands how they are sent', () => {
    for (const [event, side] of [
      ['placed', 'buyer'],
      ['paid', 'artist'],
      ['shipped', 'buyer'],
    ] as const)
      expect(write(event, side)?.text).toContain(`Shipping: ${FACTS.shipping}.`);
  });

  test('When an artist has until a day, then the mail names it, whatever the frame and the holiday', () => {
    for (const side of ['buyer', 'artist'] as const) {
      expect(write('placed', side)?.text).toContain(`by ${FACTS.answerBy}`);
      expect(write('paid', side)?.text).toContain(`by ${FACTS.ready}`);
    }
    expect(write('reminded', 'artist')?.text).toContain(`accept or decline it by ${FACTS.answerBy}`);
    const paid = write('reminded', 'artist', { ...FACTS, isPaid: true });
    expect(paid?.text).toContain(`prepare its prints by ${FACTS.ready}`);
  });

  test.each(['declined', 'expired'] as const)(
    'When the last part is %s, then the mail says that the order is over',
    (event) => {
      expect(write(event, 'buyer', { ...FACTS, isOver: true })?.text).toContain('it is over');
      expect(write(event, 'buyer')?.text).not.toContain('it is over');
    },
  );

  test('When money is meant, then the amount stands in rupees', () => {
    for (const [event, side] of [
      ['payment_due', 'buyer'],
      ['payment_reminded', 'buyer'],
      ['payment_not_found', 'buyer'],
      ['part_paid', 'buyer'],
      ['refund_due', 'buyer'],
      ['refunded', 'buyer'],
      ['paid_out', 'artist'],
      ['reversal_paid', 'artist'],
      ['claim_refunded', 'artist'],
    ] as const)
      expect(write(event, side)?.text).toContain('Rs. 1,02,100');
  });

  test('When one decision causes several events, then one mail has all of them, under the subject of what it asks', () => {
    const [accepted, due] = [write('accepted', 'buyer'), write('payment_due', 'buyer')];
    const both = writeOrderEmail(
      (['accepted', 'payment_due'] as const).map((event) => ({ event, facts: FACTS })),
      'buyer',
      { ...EMAIL, picture: { address: 'https://photos.example/a.jpeg', alt: 'A "harbour"' } },
    );
    expect(both?.subject).toBe(due?.subject);
    expect(both?.text).toContain('Mira Pillai accepted their part of your order: 2 × Harbour, 60cm x 40cm, Oak.');
    expect(both?.text).toContain('Rs. 1,02,100 is to be paid within 7 days');
    expect(both?.html).toContain('<img src="https://photos.example/a.jpeg" alt="A &quot;harbour&quot;"');
    expect(accepted?.html).not.toContain('<img');
    expect(both?.text.split('With warm regards')).toHaveLength(2);
  });

  test('When it is awaited, then its days are said', () => {
    for (const event of ['placed', 'payment_due', 'paid', 'shipped'] as const)
      expect(write(event, 'buyer')?.text).toContain('Arrives 9–14 December');
    expect(write('paid', 'buyer', { ...FACTS, arrival: '' })?.text).not.toContain('Arrives');
    expect(write('placed', 'buyer', { ...FACTS, artists: 2 })?.text).toContain('2 parcels');
  });
});

test.each([
  ['payment_due', 'Pay Rs. 1,02,100'],
  ['payment_reminded', 'Pay Rs. 1,02,100'],
  ['part_paid', 'Pay Rs. 1,02,100'],
  ['paid', 'Your order A1B2C3D4'],
] as const)('When a payment provider takes payments, then the button of the mail about %s says %s', (event, label) => {
  const address = 'https://photos.example/profile/orders/a1b2c3d4e5';
  const online = writeOrderEmail([{ event, facts: FACTS }], 'buyer', { ...EMAIL, paysOnline: true });
  expect(online?.text).toContain(`${label}: ${address}`);
  expect(online?.html).toContain(label);
  expect(write(event, 'buyer')?.text).toContain(`Your order A1B2C3D4: ${address}`);
});
