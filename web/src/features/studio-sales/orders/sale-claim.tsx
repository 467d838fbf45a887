import type { Claim } from '@aperture-byline/contract/order/claims/wire';
import { claimMessages } from '@aperture-byline/contract/order/order-messages';
import type { StudioOrder } from '@aperture-byline/contract/order/wire';
import { answerClaimMutation } from '#entities/order/claims/claim-mutations.ts';
import { ClaimPanel } from '#entities/order/claims/claim-panel.tsx';
import { showTransitionFailure } from '#entities/order/mutations.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { showToast } from '#lib/toast.ts';

export default function SaleClaim({
  uid,
  sale: { orderId, buyer, prints },
  claim,
}: {
  uid: string;
  sale: StudioOrder;
  claim: Claim;
}) {
  const { mutate, isPending } = useSingleFlightMutation(answerClaimMutation(uid, orderId), {
    onDone: () => showToast('success', claimMessages.saved(buyer ?? 'The buyer')),
    onFailed: showTransitionFailure,
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
