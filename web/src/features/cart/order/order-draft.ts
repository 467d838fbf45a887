import type { NewOrderBody } from '@aperture-byline/contract/order/schemas';
import { orderDraft, readDraft, writeDraft } from '#lib/storage/drafts.ts';

/** An order that was sent and not answered yet: its `Idempotency-Key`, and what was sent, as JSON. */
interface UnansweredOrder {
  key: string;
  body: string;
}

interface OrderDraft {
  /** Id of the address that was chosen last. */
  address?: string;
  /** Oldest first: several tabs may have sent one. */
  unanswered?: UnansweredOrder[];
}

/** Older ones are dropped. */
const UNANSWERED_MAX = 5;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string';

const schema = {
  isValidSync: (values: unknown): values is OrderDraft =>
    isObject(values) &&
    (values.address === undefined || isText(values.address)) &&
    (values.unanswered === undefined ||
      (Array.isArray(values.unanswered) &&
        values.unanswered.every((order) => isObject(order) && isText(order.key) && isText(order.body)))),
};

export function readOrderDraft(uid: string): OrderDraft {
  return readDraft(orderDraft(uid), schema) ?? {};
}

const unansweredOf = (uid: string): UnansweredOrder[] => readOrderDraft(uid).unanswered ?? [];

/** What was ordered, as JSON, where it was sent and not answered yet; empty where everything was. */
export function unansweredOrders(uid: string): string {
  return unansweredOf(uid)
    .map(({ body }) => body)
    .join();
}

export function rememberAddress(uid: string, address: string): void {
  writeDraft(orderDraft(uid), { ...readOrderDraft(uid), address });
}

/**
 * The `Idempotency-Key` for an order: the same for the same order until it is answered, also after a reload and in another
 * tab, so that it is placed once.
 */
export function orderKey(uid: string, order: NewOrderBody): string {
  const body = JSON.stringify(order);
  const unanswered = unansweredOf(uid);
  const known = unanswered.find((sent) => sent.body === body);
  if (known) return known.key;
  const key = crypto.randomUUID();
  writeDraft(orderDraft(uid), {
    address: order.shippingAddress,
    unanswered: [...unanswered, { key, body }].slice(-UNANSWERED_MAX),
  });
  return key;
}

/** The order was answered: the same one sent again is a new one. */
export function forgetOrderKey(uid: string, order: NewOrderBody): void {
  const body = JSON.stringify(order);
  const left = unansweredOf(uid).filter((sent) => sent.body !== body);
  const { address } = readOrderDraft(uid);
  writeDraft(orderDraft(uid), { address, ...(left.length > 0 && { unanswered: left }) });
}
