import { config } from '../lib/config.ts';
import type { PaymentProvider } from './provider.ts';
import { createRazorpay, RAZORPAY } from './razorpay.ts';

/** Returns the provider that takes payments, or null where administrators confirm all of them by hand. */
export function paymentProvider(): PaymentProvider | null {
  const { razorpay } = config();
  return razorpay && createRazorpay(razorpay);
}

const TITLES: Readonly<Record<string, string>> = { [RAZORPAY.name]: RAZORPAY.title };

/** Returns the name that people read of a provider by which money came, also of one that is not used any more. */
export const titleOfProvider = (name: string): string => TITLES[name] ?? name;
