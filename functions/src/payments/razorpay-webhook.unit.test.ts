import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRazorpay } from './razorpay.ts';

const SECRET = 'secret of the webhook';
const EARLIER = 'secret before that';
const { parseWebhook } = createRazorpay({
  keyId: 'rzp_test_key',
  keySecret: 'secret of the key',
  webhookSecrets: [SECRET, EARLIER],
  url: 'https://provider.test',
});

const payment = {
  id: 'pay_29QQoUBi66xm2f',
  amount: 450_000,
  currency: 'INR',
  status: 'captured',
  description: '#ExjpAUN3gVHrPJ',
  invoice_id: null,
  notes: { orderId: 'order-1' },
  fee: 10_620,
  tax: 1620,
  created_at: 1_770_000_000,
};
const link = { id: 'plink_ExjpAUN3gVHrPJ', status: 'paid', notes: { orderId: 'order-1' } };
const refund = {
  id: 'rfnd_FP8QHiV938haTz',
  payment_id: payment.id,
  amount: 450_000,
  receipt: 'order-1-refund-1',
  status: 'processed',
  created_at: 1_770_000_100,
};

const toBody = (event: string, entities: Record<string, unknown>): string => {
  const payload = Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }]));
  return JSON.stringify({
    entity: 'event',
    event,
    contains: Object.keys(entities),
    payload,
    created_at: 1_770_000_001,
  });
};
const sign = (body: string | Buffer, secret = SECRET): string =>
  createHmac('sha256', secret).update(body).digest('hex');

function receive(
  body: string | Buffer,
  { signature = sign(body), id = 'evt-1' }: { signature?: string | string[]; id?: string | string[] } = {},
) {
  return parseWebhook(Buffer.from(body), { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id });
}

const paid = toBody('payment_link.paid', { payment, payment_link: link });

describe('the signature', () => {
  test('When the present or the earlier secret signed it, then it is read', () => {
    expect(receive(paid)).not.toBeNull();
    expect(receive(paid, { signature: sign(paid, EARLIER) })).toEqual(receive(paid));
  });

  test.each([
    ['of another secret', sign(paid, 'guess')],
    ['of no secret', sign(paid, '')],
    ['of another body', sign(`${paid} `)],
    ['in capitals', sign(paid).toUpperCase()],
    ['with one digit less', sign(paid).slice(1)],
    ['with a digit more', `${sign(paid)}0`],
    ['twice', [sign(paid), sign(paid)]],
    ['empty', ''],
    ['of other signs', 'g'.repeat(64)],
  ])('When it is one %s, then nobody is believed', (_, signature) => {
    expect(receive(paid, { signature })).toBeNull();
  });

  test('When there is none, then nobody is believed', () => {
    expect(parseWebhook(Buffer.from(paid), {})).toBeNull();
  });

  test('When the body is encoded anew or has one other byte, then its signature counts no more', () => {
    const signature = sign(paid);
    expect(receive(JSON.stringify(JSON.parse(paid), null, 1), { signature })).toBeNull();
    fc.assert(
      fc.property(fc.nat(paid.length - 1), fc.integer({ min: 1, max: 255 }), (place, change) => {
        const bytes = Buffer.from(paid);
        bytes[place] = (bytes[place] ?? 0) ^ change;
        expect(receive(bytes, { signature })).toBeNull();
      }),
    );
  });
});

describe('the id', () => {
  test('When the header names one, then it is that', () => {
    expect(receive(paid, { id: 'Kd1_x-9' })?.id).toBe('Kd1_x-9');
  });

  test.each([['a/b'], [''], ['x'.repeat(81)], [['a', 'b']]])('When the header is %j, then the body is the id', (id) => {
    const expected = receive(paid, { id })?.id;
    expect(expected).toMatch(/^sha256-[0-9a-f]{64}$/);
    expect(receive(paid, { id: '.' })?.id).toBe(expected);
    expect(receive(`${paid} `, { id: '.' })?.id).not.toBe(expected);
  });
});

describe('what it is about', () => {
  const told = {
    id: payment.id,
    linkId: link.id,
    orderId: 'order-1',
    status: 'captured',
    minorAmount: 450_000,
    currency: 'INR',
    minorFee: 10_620,
    at: new Date(1_770_000_000_000),
  };

  test.each(['payment_link.paid', 'payment_link.partially_paid'])('When %s comes, then about the payment', (event) => {
    const body = toBody(event, { payment: { ...payment, notes: [], description: null }, payment_link: link });
    expect(receive(body)).toEqual({ id: 'evt-1', about: { kind: 'payment', payment: told } });
  });

  test('When a payment comes alone, then its notes name the order and its description the link', () => {
    expect(receive(toBody('payment.captured', { payment }))?.about).toEqual({ kind: 'payment', payment: told });
    const failed = { ...payment, status: 'failed', fee: null };
    expect(receive(toBody('payment.failed', { payment: failed }))?.about).toEqual({
      kind: 'payment',
      payment: { ...told, status: 'failed', minorFee: null },
    });
  });

  test('When a payment belongs to an invoice or to nothing of ours, then it names neither link nor order', () => {
    for (const other of [{ invoice_id: 'inv_1' }, { description: 'A print' }, { description: null }])
      expect(receive(toBody('payment.captured', { payment: { ...payment, ...other } }))?.about).toMatchObject({
        payment: { linkId: null },
      });
    for (const notes of [[], null, undefined, {}, { orderId: 7 }, { orderId: '' }, 'order-1'])
      expect(receive(toBody('payment.captured', { payment: { ...payment, notes } }))?.about).toMatchObject({
        payment: { orderId: null },
      });
  });

  test.each(['expired', 'cancelled'])('When a link is %s, then about the link', (status) => {
    const body = toBody(`payment_link.${status}`, { payment_link: { ...link, status } });
    expect(receive(body)?.about).toEqual({ kind: 'link', linkId: link.id, status });
  });

  test.each(['created', 'processed', 'failed'])('When refund.%s comes, then about the refund as it is', (event) => {
    expect(receive(toBody(`refund.${event}`, { refund, payment }))?.about).toEqual({
      kind: 'refund',
      refund: {
        id: refund.id,
        key: 'order-1-refund-1',
        paymentId: payment.id,
        minorAmount: 450_000,
        status: 'processed',
        at: new Date(1_770_000_100_000),
      },
    });
  });

  test.each([
    toBody('order.paid', { payment, payment_link: link, refund }),
    toBody('toString', { payment }),
    toBody('payment.captured', {}),
    toBody('payment.captured', { payment: null }),
    '{"event":"payment.captured","payload":{"payment":null}}',
    '{"event":"payment.captured"',
    '[]',
    'null',
    '',
    '['.repeat(200_000),
  ])('When it is of another kind or form, then about nothing, with its id', (body) => {
    expect(receive(body)).toEqual({ id: 'evt-1', about: null });
  });
});

describe('fields of a wrong type or size', () => {
  const REQUIRED: [event: string, entity: string, fields: Record<string, unknown>, needed: string[]][] = [
    ['payment.captured', 'payment', payment, ['id', 'amount', 'currency', 'status', 'created_at']],
    ['refund.processed', 'refund', refund, ['id', 'payment_id', 'amount', 'status', 'created_at']],
    ['payment_link.expired', 'payment_link', link, ['id']],
  ];
  const fieldOf = REQUIRED.flatMap(([event, entity, fields, needed]) =>
    needed.map((name) => ({ event, entity, fields, name })),
  );

  test.each(fieldOf)('When $name of $event is anything else, then about nothing', ({ event, entity, fields, name }) => {
    const others = typeof fields[name] === 'number' ? fc.string() : fc.oneof(fc.nat(), fc.string({ maxLength: 0 }));
    const wrong = fc.oneof(
      others,
      fc.constantFrom(null, undefined, true, -1, 1.5, 2 ** 53, 1e300, 'x'.repeat(100), 'é'),
      fc.array(fc.nat()),
      fc.object(),
    );
    fc.assert(
      fc.property(wrong, (value) => {
        const body = toBody(event, { [entity]: { ...fields, [name]: value } });
        expect(receive(body)).toEqual({ id: 'evt-1', about: null });
      }),
    );
  });

  test('When one that may be missing is of another type, then about nothing', () => {
    for (const fee of ['10620', -1, 1.5, true, [], {}])
      expect(receive(toBody('payment.captured', { payment: { ...payment, fee } }))?.about).toBeNull();
    for (const description of [7, true, [], {}])
      expect(receive(toBody('payment.captured', { payment: { ...payment, description } }))?.about).toBeNull();
    for (const receipt of [7, true, [], {}])
      expect(receive(toBody('refund.failed', { refund: { ...refund, receipt } }))?.about).toBeNull();
  });

  test('When a signed body is anything at all, then nothing is thrown', () => {
    const anything = fc.oneof(
      fc.json(),
      fc.uint8Array().map((bytes) => Buffer.from(bytes)),
      fc.json().map((json) => `{"event":"payment.captured","payload":${json}}`),
    );
    fc.assert(
      fc.property(anything, (body) => {
        expect(receive(body)).toEqual({ id: 'evt-1', about: null });
      }),
    );
  });
});
