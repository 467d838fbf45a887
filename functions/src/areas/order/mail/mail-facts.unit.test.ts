import type { StoredSubOrder } from '@aperture-byline/contract/order/stored';
import { DEFAULT_SHIPPING } from '@aperture-byline/contract/shipping/rates';
import { expect, test } from 'vitest';
import {
  describePayment,
  describePayout,
  describeRefundNote,
  describeReturnedPayout,
  describeShipment,
} from './mail-facts.ts';

const none = { upiId: '', payeeName: '', accountName: '', accountNumber: '', ifsc: '', bankText: '' };
const shop = { version: 0, ...none, shipping: DEFAULT_SHIPPING };
const sent = (carrier: string, tracking: string) => ({ carrier, tracking, claim: null }) as StoredSubOrder;

test('When a payment is due, then its mail has the UPI ID, the amount and the note, else the account', () => {
  const upi = { ...shop, upiId: 'house@bank', payeeName: 'The house', accountNumber: '123' };
  expect(describePayment(upi, 'a1b2c3d4e5', 4100)).toEqual([
    'UPI ID: house@bank (The house). Amount: Rs. 4,100, with the note A1B2C3D4.',
  ]);
  const bank = { ...shop, accountName: 'The house', accountNumber: '123', ifsc: 'HDFC0000001' };
  expect(describePayment(bank, 'a1b2c3d4e5', 4100)[0]).toContain('Account 123, The house, IFSC HDFC0000001.');
  expect(describePayment(shop, 'a1b2c3d4e5', 4100)).toEqual([]);
});

test.each([
  ['The corner\nis torn', 'artist', ['Mira Pillai says what it is for: “The corner is torn”']],
  ['One print. Sorry', undefined, ['Our decision says what it is for: “One print. Sorry”']],
  ['See pay.example/now', 'artist', ['The order says what it is for.']],
  [null, 'artist', []],
] as const)(
  'When a refund is for %j, then its mail quotes the writer, and nothing that may become a link',
  (refundNote, refundNoteBy, expected) => {
    const subOrder = {
      lines: [{ artistName: 'Mira Pillai' }],
      claim: { refundNote, refundNoteBy },
    } as unknown as StoredSubOrder;
    expect(describeRefundNote('claim_refunded', subOrder)).toEqual(expected);
    expect(describeRefundNote('refunded', subOrder)).toEqual([]);
  },
);

test('When a transfer pays one order or several, then its mail says which, and a reference that is one', () => {
  const price = { subtotal: 2500, claimRefund: 500, commissionRate: 0, tdsRate: 0, reversalAmount: 0 };
  const paid = (orderId: string, payoutReference: string) =>
    ({ orderId, payoutReference, payoutStatus: 'paid', ...price }) as StoredSubOrder;
  const [one, two] = [paid('a1b2c3d4e5', 'UTR-77'), paid('b1b2c3d4e5', 'UTR-77')];
  expect(describePayout([one])).toBe(
    'We have sent you Rs. 2,000 for your part of an order, with the reference UTR-77.',
  );
  expect(describePayout([one, two])).toBe(
    'We have sent you Rs. 4,000 for 2 orders, in one transfer with the reference UTR-77: A1B2C3D4 (Rs. 2,000), B1B2C3D4 (Rs. 2,000).',
  );
  expect(describePayout([paid('a1b2c3d4e5', 'see https://x.example')])).toBe(
    'We have sent you Rs. 2,000 for your part of an order.',
  );
});

test('When a transfer has come back, then its mail has the sum of all its orders, and a reference that is one', () => {
  const at = new Date();
  const times = { paidOutAt: at, returnedAt: at };
  const returned = (amount: number, reference: string) =>
    ({
      returnedPayouts: [
        { amount: 9, reference: 'UTR-1', orders: [], ...times },
        { amount, reference, orders: [], ...times },
      ],
    }) as unknown as StoredSubOrder;
  expect(describeReturnedPayout([returned(2000, 'UTR-77'), returned(500, 'UTR-77')])).toBe(
    'The Rs. 2,500 that we sent you, with the reference UTR-77, came back from the bank. Please check in your studio, under Money, where we pay you. We then send it again.',
  );
  expect(describeReturnedPayout([returned(2000, 'see https://x.example')])).toMatch(
    /^The Rs. 2,000 that we sent you came/,
  );
});

test('When a parcel is sent, then its mail has carrier, number and, of a known carrier, the link', () => {
  expect(describeShipment('shipped', sent('Blue Dart', 'EX 1234'))).toEqual([
    'Carrier: Blue Dart. Tracking number: EX 1234.',
    { label: 'Track it', address: expect.stringMatching(/^https:\/\/www\.bluedart\.com\/.*EX%201234$/) },
  ]);
  expect(describeShipment('shipped', sent('Sharma & Sons', '77-12'))).toEqual([
    'Carrier: Sharma & Sons. Tracking number: 77-12.',
  ]);
});

test.each([
  ['Pay at evil.example', '1234'],
  ['https://evil.example', '1234'],
  ['Post', 'call +91 98765'],
  ['Post', 'evil.example/1'],
  ['Post\nDear Asha', '1234'],
])('When what was typed as carrier and number is %j, %j, then it stands on the page alone', (carrier, tracking) => {
  expect(describeShipment('shipped', sent(carrier, tracking))).toEqual([]);
});
