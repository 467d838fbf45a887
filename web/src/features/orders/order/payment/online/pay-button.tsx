import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { payMessages } from '@aperture-byline/contract/order/payments/pay-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { useEffect } from 'react';
import { Button } from '#components/base/button.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { isWrongState, payOnlineMutation } from '#entities/order/mutations.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { showToast } from '#lib/toast.ts';

/** Leads to the page of the payment provider, in this tab. */
export function PayButton({
  uid,
  orderId,
  amount,
  provider,
}: {
  uid: string;
  orderId: string;
  /** Whole rupees. */
  amount: number;
  /** Name of the provider. */
  provider: string;
}) {
  const { mutate, isPending, isSuccess, error, reset } = useSingleFlightMutation(payOnlineMutation(uid, orderId), {
    onDone: ({ url }) => window.location.assign(url),
    onFailed: (failure) => {
      if (isWrongState(failure)) showToast('warning', orderMessages.changed);
    },
  });
  // Until the provider's page is there.
  const isBusy = isPending || isSuccess;
  useEffect(() => {
    // Back shows this page again as it was left.
    const onShow = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
  const failed = error && !isWrongState(error);
  return (
    <Stack gap={1} align="start">
      <Button variant="primary" aria-disabled={isBusy} onClick={() => isBusy || mutate()}>
        {isBusy ? `Opening ${provider}…` : `Pay ${formatPrice(amount)}`}
      </Button>
      <p className="text-quiet text-small measure">{payMessages.page(provider)}</p>
      <FormAlert failure={failed ? { text: errorText(error, payMessages.notOpened) } : null} />
    </Stack>
  );
}
