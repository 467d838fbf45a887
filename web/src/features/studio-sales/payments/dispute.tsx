import type { DisputedClaim } from '@aperture-byline/contract/order/claims/wire';
import { claimMessages } from '@aperture-byline/contract/order/order-messages';
import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import { Link } from 'react-router';
import { Stack } from '#components/layout/layout.tsx';
import { decideClaimMutation } from '#entities/order/claims/claim-mutations.ts';
import { ClaimPanel } from '#entities/order/claims/claim-panel.tsx';
import { showTransitionFailure } from '#entities/order/mutations.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { paths } from '#lib/navigation/paths.ts';
import { showToast } from '#lib/toast.ts';

/** A claim about which buyer and artist do not agree, with what both said. */
export default function Dispute({ uid, dispute }: { uid: string; dispute: DisputedClaim }) {
  const { orderId, artistName, buyerName, prints, words, claim } = dispute;
  const { mutate, isPending } = useSingleFlightMutation(decideClaimMutation(uid, dispute), {
    onDone: () => showToast('success', claimMessages.decided),
    onFailed: showTransitionFailure,
  });
  return (
    <Stack as="li" className="break-anywhere">
      <p className="text-strong">
        {buyerName} and {artistName}, order <Link to={paths.order(orderId)}>{orderNumber(orderId)}</Link>
      </p>
      {words.map(({ by, text }) => (
        <p key={by + text} className="pre-line">
          <span className="text-quiet">{by === 'buyer' ? buyerName : artistName}:</span> {text}
        </p>
      ))}
      <ClaimPanel
        claim={claim}
        reader="administrator"
        artistName={artistName}
        prints={prints}
        isBusy={isPending}
        onStep={mutate}
      />
    </Stack>
  );
}
