import type { Sender } from '../project/members.ts';
import { postJson, type Reply } from '../servers/suite.ts';
import { providerAt } from './local-provider.ts';

/** The payment provider of this worker. */
export const provider = providerAt(process.env.RAZORPAY_URL ?? '');

export const payOnline = (id: string, { token, at }: Sender): Promise<Reply> =>
  postJson(`/product/order/${id}/pay`, {}, { token, at });

/** Opens the page to pay on; its address. */
export async function openPaymentPage(id: string, sender: Sender): Promise<string> {
  const { status, text, body } = await payOnline(id, sender);
  if (status !== 200) throw new Error(text);
  return (body.data as { url: string }).url;
}
