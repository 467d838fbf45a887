import { findOrigin, PAYMENT_PROVIDER_PORT, RAZORPAY_ACCOUNT } from '../suite/addresses.ts';
import { startPaymentProvider } from './server.ts';

/** `node run.ts`: the payment provider of the suite, until its process is ended. */
const { url } = await startPaymentProvider({
  ...RAZORPAY_ACCOUNT,
  port: PAYMENT_PROVIDER_PORT,
  webhookUrl: () => `${findOrigin('hosting')}/api/payments/webhook`,
  retryMs: 1000,
  laterMs: 10_000,
});
console.log(`Listening at ${url}`);
