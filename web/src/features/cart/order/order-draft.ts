import type { NewOrderBody } from '@aperture-byline/contract/order/bodies';
import { orderDraft, readDraft, writeDraft } from '#lib/storage/drafts.ts';

/** An order without an answer: its `Idempotency-Key`, and its body as JSON. */
interface UnansweredOrder {
  key: string;
  body: string;
  /** Its confirmation was opened, and nothing was sent yet, or what was sent is refused. */
  isUnsent?: boolean;
}

interface OrderDraft {
  /** Id of the address that was chosen last. */
  address?: string;
  /** Oldest first: several tabs may have opened or sent one. */
  unanswered?: UnansweredOrder[];
}

/** Older ones are dropped, those that were not sent first. */
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
        values.unanswered.every(
          (order) =>
            isObject(order) &&
            isText(order.key) &&
            isText(order.body) &&
            (order.isUnsent === undefined || typeof order.isUnsent === 'boolean'),
        ))),
};

export function readOrderDraft(uid: string): OrderDraft {
  return readDraft(orderDraft(uid), schema) ?? {};
}

const readUnanswered = (uid: string): UnansweredOrder[] => readOrderDraft(uid).unanswered ?? [];

/** Returns the bodies of sent, unanswered orders as JSON, joined by commas; empty where there are none. */
export function unansweredOrders(uid: string): string {
  return readUnanswered(uid)
    .filter(({ isUnsent }) => !isUnsent)
    .map(({ body }) => body)
    .join();
}

export function rememberAddress(uid: string, address: string): void {
  writeDraft(orderDraft(uid), { ...readOrderDraft(uid), address });
}

/**
 * The `Idempotency-Key` for an order whose confirmation opens: the same for the same order until it is placed, also
 * after a reload and in another tab. Each confirmation keeps its key: one that is still open when another tab has
 * placed the order sends the same key, and gets that order.
 */
export function orderKey(uid: string, order: NewOrderBody): string {
  const body = JSON.stringify(order);
  const unanswered = readUnanswered(uid);
  const known = unanswered.find((one) => one.body === body);
  if (known) return known.key;
  const key = crypto.randomUUID();
  writeDraft(orderDraft(uid), {
    address: order.shippingAddress,
    unanswered: [...withoutOldest(unanswered), { key, body, isUnsent: true }],
  });
  return key;
}

function withoutOldest(unanswered: readonly UnansweredOrder[]): readonly UnansweredOrder[] {
  if (unanswered.length < UNANSWERED_MAX) return unanswered;
  const dropped = unanswered.find(({ isUnsent }) => isUnsent) ?? unanswered[0];
  return unanswered.filter((order) => order !== dropped);
}

/** Says that an order is being sent, or that it was refused and so is not placed. */
export function markOrder(uid: string, key: string, { isUnsent }: { isUnsent: boolean }): void {
  const unanswered = readUnanswered(uid).map((order) => (order.key === key ? { ...order, isUnsent } : order));
  writeDraft(orderDraft(uid), { ...readOrderDraft(uid), unanswered });
}

/** The order was placed: the next confirmation of the same one is another order. */
export function forgetOrderKey(uid: string, key: string): void {
  const left = readUnanswered(uid).filter((order) => order.key !== key);
  const { address } = readOrderDraft(uid);
  writeDraft(orderDraft(uid), { address, ...(left.length > 0 && { unanswered: left }) });
}
