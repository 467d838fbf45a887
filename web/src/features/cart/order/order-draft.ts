import type { NewOrderBody } from '@aperture-byline/contract/order/schemas';
import { orderDraft, readDraft, writeDraft } from '#lib/storage/drafts.ts';

interface OrderDraft {
  /** Id of the address that was chosen last. */
  address?: string;
  /** The `Idempotency-Key` of an order that was sent and not answered yet. */
  key?: string;
  /** What was sent with it, as JSON. */
  body?: string;
}

const FIELDS: readonly string[] = ['address', 'key', 'body'] satisfies (keyof OrderDraft)[];

const schema = {
  isValidSync: (values: unknown): values is OrderDraft =>
    typeof values === 'object' &&
    values !== null &&
    Object.entries(values).every(([name, value]) => FIELDS.includes(name) && typeof value === 'string'),
};

export function readOrderDraft(uid: string): OrderDraft {
  return readDraft(orderDraft(uid), schema) ?? {};
}

/** What was ordered, as JSON, where it was sent and not answered yet. */
export function unansweredOrder(uid: string): string | undefined {
  const { key, body } = readOrderDraft(uid);
  return key && body;
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
  const draft = readOrderDraft(uid);
  if (draft.key !== undefined && draft.body === body) return draft.key;
  const key = crypto.randomUUID();
  writeDraft(orderDraft(uid), { address: order.shippingAddress, key, body });
  return key;
}

/** The order was answered: the same one sent again is a new one. */
export function forgetOrderKey(uid: string): void {
  const { address } = readOrderDraft(uid);
  writeDraft(orderDraft(uid), { address });
}
