import type { Claim } from '@aperture-byline/contract/order/claim-wire';
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { StudioOrder } from '@aperture-byline/contract/order/studio-wire';
import { ClaimPanel } from '#entities/order/claim-panel.tsx';
import { answerClaimMutation, isWrongState } from '#entities/order/mutations.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';

/** What a buyer claims of the artist's prints, and what the artist can do about it. */
export default function SaleClaim({
  uid,
  sale: { orderId, prints },
  claim,
}: {
  uid: string;
  sale: StudioOrder;
  claim: Claim;
}) {
  const { mutate, isPending } = useSingleFlightMutation(answerClaimMutation(uid, orderId), {
    onDone: () => showToast('success', orderMessages.claimSaved),
    onFailed: (error) => {
      if (isWrongState(error)) showToast('warning', orderMessages.changed);
      else showToast('error', errorText(error, orderMessages.transitionFailed));
    },
  });
  return (
    <ClaimPanel
      claim={claim}
      reader="artist"
      artistName=""
      prints={prints.map(({ title }) => title)}
      isBusy={isPending}
      onStep={mutate}
    />
  );
}
