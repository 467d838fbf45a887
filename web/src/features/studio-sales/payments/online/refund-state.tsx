import { payMessages } from '@aperture-byline/contract/order/payments/pay-messages';

/** Says how far the provider is with giving money back: asked, or it could not. */
export function RefundState({
  provider,
  underWay,
  hasFailed,
}: {
  provider: string;
  /** Amount that it was asked for; false for none. */
  underWay: string | false;
  hasFailed: boolean;
}) {
  if (underWay) return <p role="status">{payMessages.refundUnderWay(underWay, provider)}</p>;
  return hasFailed && <p className="text-error">{payMessages.refundFailed(provider)}</p>;
}
