import { expect } from 'vitest';
import {
  computeOnlineRefund,
  computeOpenAmount,
  computeRefundToMake,
} from '../../src/lib/order/state/order-amounts.ts';
import {
  acceptSubOrders,
  type Buyer,
  cancelOrder,
  claimPayment,
  confirmPayment,
  orderPrintsBy,
  readStoredOrder,
  sendTransition,
} from '../orders/orders.ts';
import type { Member } from '../project/members.ts';
import type { KilledInstances } from '../servers/killed-instances.ts';
import { postJson } from '../servers/suite.ts';
import { listWebhooks, payOnline, provider, sendWebhook, sign } from './online.ts';

export const STEPS = [
  'open',
  'pay',
  'half',
  'fail',
  'deliver',
  'forge',
  'byHand',
  'claim',
  'cancel',
  'decline',
  'refund',
] as const;
export const FAULTS = ['error', 'busy', 'html', 'half'] as const;

/** A step, the number that chooses among what it may do, and what is wrong at the provider meanwhile. */
export type Step = readonly [name: (typeof STEPS)[number], choice: number, fault: (typeof FAULTS)[number] | null];

/** The people of some orders. */
export interface OrderPeople {
  alice: Buyer;
  mira: Member;
  noor: Member;
  root: Member;
}

/** Amounts of an event that the provider never sent. */
const forge = (body: string): string => body.replaceAll(/"amount":\d+/g, '"amount":410000');

/**
 * Lives an order, at two instances, with webhooks that are lost, doubled, reordered and forged; `beforeStep` runs
 * before each of its steps. Returns its id.
 */
export async function liveOrder(
  chosen: readonly Step[],
  { people: { alice, mira, noor, root }, ask }: { people: OrderPeople; ask: KilledInstances['ask'] },
  beforeStep: () => void,
): Promise<string> {
  const id = await orderPrintsBy(alice, mira, noor);
  await acceptSubOrders(id, mira);
  if ((chosen[0]?.[1] ?? 0) % 3 > 0) await acceptSubOrders(id, noor);
  let page: string | undefined;
  for (const [index, [name, choice, fault]] of chosen.entries()) {
    await provider.control(id, { webhooks: 'held', ...(fault && { answer: fault, happens: choice % 2 === 0 }) });
    const { order } = await readStoredOrder(id);
    beforeStep();
    switch (name) {
      case 'open': {
        const { status, text, body } = await ask(choice, (at) => payOnline(id, { ...alice, at }));
        expect([200, 409, 503], text).toContain(status);
        page = (body.data as { url?: string } | undefined)?.url ?? page;
        break;
      }
      case 'pay':
      case 'half':
      case 'fail':
        // The page may have ended.
        if (page) await provider.press(page, name).catch(() => null);
        break;
      case 'deliver': {
        const events = await listWebhooks(id);
        const some = events.filter((_, place) => (choice + place) % 3 > 0).toReversed();
        const sent = [...some, ...some.slice(0, choice % 3)];
        const replies = await Promise.all(sent.map(({ body }, place) => ask(place, (at) => sendWebhook(body, { at }))));
        for (const { status, text } of replies) expect([200, 503], text).toContain(status);
        break;
      }
      case 'forge':
        for (const { body, signature } of (await listWebhooks(id)).slice(-2)) {
          const forged = forge(body);
          const foreign = sign(forged, 'of nobody');
          for (const wrong of forged === body ? [foreign] : [foreign, signature]) {
            const { status } = await ask(choice, (at) => sendWebhook(forged, { at, signature: wrong }));
            expect(status).toBe(401);
          }
        }
        break;
      case 'byHand': {
        const due = computeOpenAmount(order);
        const amount = choice % 2 === 0 ? due : Math.max(1, Math.floor(due / 2));
        const reference = `UTR-${id.slice(0, 8)}-${index}`;
        await ask(choice, (at) => confirmPayment({ ...root, at }, id, 'received', reference, { amount, due }));
        break;
      }
      case 'claim':
        await ask(choice, (at) => claimPayment(id, { ...alice, at }, `41234567890${index}`));
        break;
      case 'cancel':
        if (choice % 4 === 0) await ask(choice, (at) => cancelOrder(id, { ...alice, at }));
        break;
      case 'decline':
        await ask(choice, (at) => sendTransition(id, 'decline', { ...noor, at }));
        break;
      case 'refund': {
        const amount = choice % 4 === 0 ? computeRefundToMake(order) : computeOnlineRefund(order);
        const path = choice % 4 === 0 ? 'refunded' : 'refund-online';
        const body = { amount, ...(path === 'refunded' && { reference: `UTR-20000${index}` }) };
        await ask(choice, (at) => postJson(`/studio/payment/${id}/${path}`, body, { token: root.token, at }));
      }
    }
  }
  await provider.control(id, { webhooks: 'held' });
  return id;
}
