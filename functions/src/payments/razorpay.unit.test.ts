import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { RAZORPAY_ACCOUNT } from '../../../emulators/src/suite/addresses.ts';
import { type ProviderControl, providerAt, serveProvider } from '../../test-support/payments/local-provider.ts';
import type { NewLink, PaymentProvider } from './provider.ts';
import { createRazorpay } from './razorpay.ts';

const received: { body: Buffer; headers: IncomingHttpHeaders; status: number }[] = [];
/** Statuses that the next webhooks are answered with. */
const refusals: number[] = [];
let razorpay: PaymentProvider;
let provider: ReturnType<typeof providerAt>;
let url: string;

beforeAll(async () => {
  const receiver = createServer(async (request, response) => {
    const status = refusals.shift() ?? 204;
    received.push({ body: Buffer.concat(await request.toArray()), headers: request.headers, status });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  receiver.unref();
  const settings = await serveProvider(() => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`);
  url = settings.RAZORPAY_URL ?? '';
  provider = providerAt(url);
  razorpay = connect(url);
});

const connect = (origin: string) =>
  createRazorpay({ ...RAZORPAY_ACCOUNT, webhookSecrets: [RAZORPAY_ACCOUNT.webhookSecret], url: origin });

function newLink(changes: Partial<NewLink> = {}): NewLink {
  const orderId = `order-${randomUUID().slice(0, 8)}`;
  return {
    key: `${orderId}-1`,
    orderId,
    amount: 4500,
    expiresAt: new Date('2035-01-01T00:00:00Z'),
    description: 'Order <1> of "Aperture & Byline"',
    returnTo: 'https://site.test/orders/1?tab=payment',
    ...changes,
  };
}

/** Webhooks about a link that were received, as the adapter reads them. */
const read = () => received.map(({ body, headers }) => razorpay.parseWebhook(body, headers));
const temporary = expect.objectContaining({ name: 'ProviderError', isTemporary: true });
const permanent = expect.objectContaining({ name: 'ProviderError', isTemporary: false });

async function payLink(changes: Partial<NewLink> = {}) {
  const link = await razorpay.createLink(newLink(changes));
  await provider.press(link.url, 'pay');
  const paid = await razorpay.readLink(link.id);
  return { link: paid, paymentId: paid.payments[0]?.id ?? '' };
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  return Array.fromAsync(items);
}

describe('links', () => {
  test('When one is created, then it is open for its amount, and read the same', async () => {
    const wanted = newLink();
    const link = await razorpay.createLink(wanted);
    expect(link).toEqual({
      id: expect.stringMatching(/^plink_\w+$/),
      key: wanted.key,
      url: expect.stringContaining(`${url}/i/`),
      amount: 4500,
      status: 'open',
      expiresAt: wanted.expiresAt,
      payments: [],
    });
    expect(await razorpay.readLink(link.id)).toEqual(link);
  });

  test('When it is created again with its key, then it is the same link as it is by now', async () => {
    const { link } = await payLink();
    const again = await razorpay.createLink(newLink({ key: link.key, amount: 99 }));
    expect(again).toEqual(link);
    expect(again).toMatchObject({ status: 'paid', amount: 4500, payments: [{ status: 'captured' }] });
  });

  test('When the answer is lost after the link was created, then the next call returns that link', async () => {
    const wanted = newLink();
    await provider.control(wanted.key, { answer: 'error', happens: true });
    await expect(razorpay.createLink(wanted)).rejects.toEqual(temporary);
    await provider.control(wanted.key, {});
    const link = await razorpay.createLink(wanted);
    expect(link).toMatchObject({ key: wanted.key, status: 'open' });
    expect(await razorpay.createLink(wanted)).toEqual(link);
  });

  test.each([
    ['ends too soon', { expiresAt: new Date(Date.now() + 60_000) }],
    ['costs nothing', { amount: 0 }],
    ['has a long key', { key: 'k'.repeat(41) }],
  ])('When it %s, then it is refused for good', async (_, changes) => {
    await expect(razorpay.createLink(newLink(changes))).rejects.toEqual(permanent);
  });

  test('When a key is known without a link that has it, then the refusal is what is thrown', async () => {
    const description = 'payment link with given reference_id: k already exists.';
    const origin = await serveAnswers((path) => {
      if (path.includes('?')) return [200, { payment_links: [{ id: 'plink_1', reference_id: 'other' }, null] }];
      return path.endsWith('plink_1') ? [200, answered] : [400, refusal(description)];
    });
    await expect(connect(origin).createLink(newLink())).rejects.toEqual(permanent);
  });

  test('When it is cancelled, then it cannot be paid; again, it stays so', async () => {
    const link = await razorpay.createLink(newLink());
    expect(await razorpay.cancelLink(link.id)).toMatchObject({ id: link.id, status: 'cancelled' });
    expect(await razorpay.cancelLink(link.id)).toMatchObject({ id: link.id, status: 'cancelled' });
    await expect(provider.press(link.url, 'pay')).rejects.toThrow('cancelled');
  });

  test('When it is paid or expired before it is cancelled, then that is what it says', async () => {
    const { link } = await payLink();
    expect(await razorpay.cancelLink(link.id)).toEqual(link);
    const expired = await razorpay.createLink(newLink());
    await provider.expireLink(expired.id);
    expect(await razorpay.cancelLink(expired.id)).toMatchObject({ status: 'expired' });
  });

  test('When it may not be cancelled and is open all the same, then the refusal is what is thrown', async () => {
    const origin = await serveAnswers((path) =>
      path.endsWith('/cancel') ? [400, refusal('A payment is under way')] : [200, answered],
    );
    await expect(connect(origin).cancelLink('plink_1')).rejects.toThrow('A payment is under way');
  });

  test('When there is no such link, then it is refused for good; wrong keys are mended one day', async () => {
    await expect(razorpay.readLink('plink_0')).rejects.toEqual(permanent);
    await expect(razorpay.cancelLink('plink_0')).rejects.toEqual(permanent);
    const stranger = createRazorpay({ ...RAZORPAY_ACCOUNT, keySecret: 'guess', webhookSecrets: ['s'], url });
    await expect(stranger.readLink('plink_0')).rejects.toMatchObject({ isTemporary: true, message: /401/ });
  });
});

describe('payments', () => {
  test('When a buyer pays, then they go back signed, the link has the payment, and both webhooks name the order', async () => {
    const wanted = newLink();
    const link = await razorpay.createLink(wanted);
    const back = new URL((await provider.press(link.url, 'pay')) ?? '');
    const [payment] = (await razorpay.readLink(link.id)).payments;
    expect(back.searchParams.get('tab')).toBe('payment');
    const signed = [link.id, wanted.key, 'paid', payment?.id].join('|');
    expect(back.searchParams.get('razorpay_signature')).toBe(
      createHmac('sha256', RAZORPAY_ACCOUNT.keySecret).update(signed).digest('hex'),
    );
    const facts = { id: payment?.id, linkId: link.id, orderId: wanted.orderId, minorAmount: 450_000, currency: 'INR' };
    expect(payment).toMatchObject({ ...facts, status: 'captured', minorFee: null });
    await vi.waitFor(() => {
      const about = read().filter(
        (event) => event?.about?.kind === 'payment' && event.about.payment.id === payment?.id,
      );
      expect(about).toHaveLength(2);
      for (const event of about)
        expect(event?.about).toMatchObject({ payment: { ...facts, status: 'captured', minorFee: 10_620 } });
      expect(new Set(about.map((event) => event?.id)).size).toBe(2);
    });
  });

  test('When a payment fails or is put off, then its link stays open; after a part it does not, and says so', async () => {
    const link = await razorpay.createLink(newLink());
    expect(await provider.press(link.url, 'fail')).toBeNull();
    expect(await provider.press(link.url, 'later')).toBeNull();
    expect((await razorpay.readLink(link.id)).status).toBe('open');
    await provider.press(link.url, 'half');
    const { status, payments } = await razorpay.readLink(link.id);
    expect(status).toBe('paid');
    expect(payments.map((payment) => [payment.status, payment.minorAmount])).toEqual([
      ['failed', 450_000],
      ['pending', 450_000],
      ['captured', 225_000],
    ]);
  });

  test('When a payment arrives after its link was cancelled, then it is captured and the link stays cancelled', async () => {
    const link = await razorpay.createLink(newLink());
    await provider.press(link.url, 'later');
    const { payments } = await razorpay.cancelLink(link.id);
    await provider.endPayment(payments[0]?.id ?? '', 'captured');
    expect(await razorpay.readLink(link.id)).toMatchObject({
      status: 'cancelled',
      payments: [{ status: 'captured' }],
    });
    await vi.waitFor(() => {
      expect(read().map((event) => event?.about)).toContainEqual({
        kind: 'link',
        linkId: link.id,
        status: 'cancelled',
      });
    });
  });

  test('When there are more than a page holds, then all of the time are listed once', async () => {
    const link = await razorpay.createLink(newLink());
    for (let count = 0; count < 205; count += 1) await provider.press(link.url, 'fail');
    const [from, until] = [new Date(Date.now() - 600_000), new Date(Date.now() + 600_000)];
    const listed = (await collect(razorpay.listPayments(from, until))).filter(({ linkId }) => linkId === link.id);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(205);
    expect(listed).toHaveLength(205);
    expect(await collect(razorpay.listPayments(new Date(0), new Date(1000)))).toEqual([]);
  });
});

describe('refunds', () => {
  test('When a part is given back, then it is a refund with its key, and the payment is still captured', async () => {
    const { link, paymentId } = await payLink();
    const refund = await razorpay.refund({ paymentId, minorAmount: 100_000, key: `${link.key}-r1` });
    expect(refund).toMatchObject({ key: `${link.key}-r1`, paymentId, minorAmount: 100_000, status: 'processed' });
    expect(await razorpay.readRefund(refund.id)).toEqual(refund);
    expect((await razorpay.readLink(link.id)).payments[0]?.status).toBe('captured');
    await vi.waitFor(() => expect(read().map((event) => event?.about)).toContainEqual({ kind: 'refund', refund }));
  });

  test('When the same key refunds twice, at once or later, then once', async () => {
    const { link, paymentId } = await payLink();
    const wanted = { paymentId, minorAmount: 100_000, key: `${link.key}-r1` };
    const [one, two] = await Promise.all([razorpay.refund(wanted), razorpay.refund(wanted)]);
    expect(two.id).toBe(one.id);
    expect((await razorpay.refund(wanted)).id).toBe(one.id);
    // All but what was given back once.
    await razorpay.refund({ paymentId, minorAmount: 350_000, key: `${link.key}-r2` });
    expect((await razorpay.readLink(link.id)).payments[0]?.status).toBe('refunded');
    await expect(razorpay.refund({ paymentId, minorAmount: 100, key: `${link.key}-r3` })).rejects.toEqual(permanent);
  });

  test('When the answer is lost after the refund, then the next call returns that refund', async () => {
    const { link, paymentId } = await payLink();
    const wanted = { paymentId, minorAmount: 450_000, key: `${link.key}-r1` };
    await provider.control(link.key, { refunds: 'pending' });
    const first = await razorpay.refund(wanted);
    expect(first.status).toBe('pending');
    await provider.endRefund(first.id, 'failed');
    expect(await razorpay.refund(wanted)).toEqual({ ...first, status: 'failed' });
    await vi.waitFor(() =>
      expect(read().map((event) => event?.about)).toContainEqual({
        kind: 'refund',
        refund: { ...first, status: 'failed' },
      }),
    );
  });

  test('When Razorpay has forgotten the key of a request, then its receipt is found and nothing is given back', async () => {
    const made = { id: 'rfnd_1', payment_id: 'pay_1', amount: 100, status: 'processed', created_at: 1_770_000_000 };
    const items = [
      { ...made, receipt: 'order-1-r2' },
      { ...made, id: 'rfnd_2', receipt: 'order-1-r1' },
    ];
    const asked: string[] = [];
    const origin = await serveAnswers((path) => {
      asked.push(path);
      return [200, path.includes('/refunds') ? { items } : { ...made, id: 'rfnd_3' }];
    });
    const wanted = { paymentId: 'pay_1', minorAmount: 100, key: 'order-1-r1' };
    expect((await connect(origin).refund(wanted)).id).toBe('rfnd_2');
    expect(asked).toEqual(['/v1/payments/pay_1/refunds?count=100']);
    expect((await connect(origin).refund({ ...wanted, key: 'order-1-r3' })).id).toBe('rfnd_3');
  });

  test('When a payment was not captured, then nothing is given back', async () => {
    const link = await razorpay.createLink(newLink());
    await provider.press(link.url, 'fail');
    const [payment] = (await razorpay.readLink(link.id)).payments;
    const wanted = { paymentId: payment?.id ?? '', minorAmount: 100, key: `${link.key}-r1` };
    await expect(razorpay.refund(wanted)).rejects.toThrow('captured');
  });
});

describe('settlements', () => {
  test('When a month is listed, then each settlement is what is paid less fees and refunds', async () => {
    const month = new Date().toISOString().slice(0, 7);
    const total = async () => {
      const settlements = await collect(razorpay.listSettlements(month));
      expect(new Set(settlements.map(({ id }) => id)).size).toBe(settlements.length);
      for (const { reference } of settlements) expect(reference).toMatch(/^UTR\d{8}$/);
      const sum = (pick: 'minorAmount' | 'minorFees') => settlements.reduce((all, { [pick]: part }) => all + part, 0);
      return { amount: sum('minorAmount'), fees: sum('minorFees') };
    };
    const before = await total();
    const { link, paymentId } = await payLink();
    await razorpay.refund({ paymentId, minorAmount: 100_000, key: `${link.key}-r1` });
    expect(await total()).toEqual({ amount: before.amount + 450_000 - 10_620 - 100_000, fees: before.fees + 10_620 });
    expect(await collect(razorpay.listSettlements('1999-12'))).toEqual([]);
  });
});

describe('webhooks of the local provider', () => {
  test('When they are held, then nothing is sent before the test does it, in any order and twice', async () => {
    const wanted = newLink();
    await provider.control(wanted.orderId, { webhooks: 'held' });
    await payLink(wanted);
    const held = await provider.webhooks(wanted.key);
    expect(held.map(({ event, answers }) => [event, answers])).toEqual([
      ['payment.captured', []],
      ['payment_link.paid', []],
    ]);
    const [captured, paid] = held.map(({ id }) => id);
    for (const id of [paid, captured, paid]) expect(await provider.deliver(id ?? '')).toEqual({ status: 204 });
    const sent = received.map(({ headers }) => headers['x-razorpay-event-id']);
    expect(sent.filter((id) => id === captured || id === paid)).toEqual([paid, captured, paid]);
  });

  test('When one is not answered with success, then it comes again with its id and body', async () => {
    const wanted = newLink();
    await provider.control(wanted.key, { webhooks: 'held' });
    const { id } = await razorpay.createLink(wanted);
    await provider.control(wanted.key, {});
    refusals.push(503);
    await razorpay.cancelLink(id);
    await vi.waitFor(async () => {
      const [sent] = await provider.webhooks(wanted.key);
      expect(sent?.answers).toEqual([503, 204]);
      const copies = received.filter(({ headers }) => headers['x-razorpay-event-id'] === sent?.id);
      expect(copies.map(({ body }) => body.toString())).toEqual([sent?.body, sent?.body]);
    });
  });
});

/** Link as Razorpay answers it. */
const answered = {
  id: 'plink_1',
  reference_id: 'order-1-1',
  short_url: 'https://rzp.test/i/1',
  amount: 450_000,
  currency: 'INR',
  status: 'created',
  expire_by: 2_000_000_000,
};

const refusal = (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description } });

/** Serves fixed answers; returns the origin. */
async function serveAnswers(
  answer: (path: string) => [status: number, body: unknown, location?: string],
): Promise<string> {
  const server = createServer((request, response) => {
    const [status, body, location] = answer(request.url ?? '');
    response.writeHead(status, { 'Content-Type': 'application/json', ...(location && { Location: location }) });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('answers that are none', () => {
  const BROKEN: ProviderControl['answer'][] = ['error', 'busy', 'html', 'hang', 'redirect', 'huge', 'half'];

  test.each(BROKEN)(
    'When the provider answers by "%s", then every call may be tried again',
    async (answer = 'error') => {
      const { link, paymentId } = await payLink();
      const { id } = await razorpay.refund({ paymentId, minorAmount: 100, key: `${link.key}-r1` });
      await provider.control(link.key, { answer });
      const calls = [
        razorpay.createLink(newLink({ key: link.key })),
        razorpay.readLink(link.id),
        razorpay.cancelLink(link.id),
        razorpay.refund({ paymentId, minorAmount: 100, key: `${link.key}-r2` }),
        razorpay.readRefund(id),
      ];
      for (const result of await Promise.allSettled(calls))
        expect(result).toEqual({ status: 'rejected', reason: temporary });
    },
  );

  test.each([
    [409, refusal('Another request is in progress'), temporary],
    [400, '<!doctype html>', temporary],
    [403, { message: 'Forbidden' }, temporary],
    [200, {}, temporary],
    [200, '', temporary],
    [400, refusal('no'), permanent],
  ])('When the answer is %i %j, then the error says whether to try again', async (status, body, expected) => {
    const lost = connect(await serveAnswers(() => [status, body]));
    await expect(lost.readLink('plink_1')).rejects.toEqual(expected);
    await expect(collect(lost.listPayments(new Date(0), new Date()))).rejects.toEqual(expected);
    await expect(collect(lost.listSettlements('2027-04'))).rejects.toEqual(expected);
  });

  describe('around a right answer', () => {
    test('When it has spaces around it, then only up to a megabyte', async () => {
      const padded = (spaces: number) => `${JSON.stringify(answered)}${' '.repeat(spaces)}`;
      const short = connect(await serveAnswers(() => [200, padded(900_000)]));
      expect(await short.readLink('plink_1')).toMatchObject({ key: 'order-1-1', amount: 4500 });
      const long = connect(await serveAnswers(() => [200, padded(1_000_000)]));
      await expect(long.readLink('plink_1')).rejects.toEqual(temporary);
    });

    test('When it is at another address, then that is never asked', async () => {
      let asked = 0;
      const elsewhere = await serveAnswers(() => {
        asked += 1;
        return [200, answered];
      });
      const moved = connect(await serveAnswers(() => [307, '', elsewhere]));
      await expect(moved.readLink('plink_1')).rejects.toEqual(temporary);
      expect(asked).toBe(0);
    });

    test.each([
      { amount: 450_001 },
      { amount: '450000' },
      { amount: -100 },
      { status: 'unknown' },
      { short_url: 'javascript:alert(1)' },
      { expire_by: '2000000000' },
      { payments: [{ payment_id: 'pay_1', amount: 0.5, status: 'captured', created_at: 1 }] },
      { id: 'a/b' },
    ])('When it has %j, then it is not believed', async (changes) => {
      const wrong = connect(await serveAnswers(() => [200, { ...answered, ...changes }]));
      await expect(wrong.readLink('plink_1')).rejects.toEqual(temporary);
    });
  });

  test('When nobody listens, then every call may be tried again', async () => {
    await expect(connect('http://127.0.0.1:9').readLink('plink_1')).rejects.toEqual(temporary);
  });

  test('When a call fails, then its error holds no key, and of the answer only its description', async () => {
    const secret = Buffer.from(`${RAZORPAY_ACCOUNT.keyId}:${RAZORPAY_ACCOUNT.keySecret}`).toString('base64');
    for (const [status, body] of [
      [400, { ...refusal('no\nway'), card: 'visa' }],
      [200, { card: 'visa' }],
      [500, 'visa'],
    ] as const) {
      const error: Error = await connect(await serveAnswers(() => [status, body]))
        .readLink('plink_1')
        .then(
          () => expect.unreachable(),
          (reason) => reason,
        );
      const text = inspect(error, { depth: 9, showHidden: true });
      for (const word of [secret, RAZORPAY_ACCOUNT.keySecret, 'visa']) expect(text).not.toContain(word);
      if (status === 400)
        expect(error.message).toBe('Razorpay refused GET /payment_links/plink_1 with 400 BAD_REQUEST_ERROR: no way');
    }
  });
});
