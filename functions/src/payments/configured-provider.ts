import { config } from '../lib/config.ts';
import type { PaymentProvider } from './provider.ts';
import { createRazorpay } from './razorpay.ts';

/** Returns the provider that takes payments, or null where administrators confirm all of them by hand. */
export function paymentProvider(): PaymentProvider | null {
  const { razorpay } = config();
  return razorpay && createRazorpay(razorpay);
}
