import { claimMessages } from '@aperture-byline/contract/order/order-messages';
import type { SubOrder } from '@aperture-byline/contract/order/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { lazy, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Row } from '#components/layout/layout.tsx';
import { ownClaimMutation } from '#entities/order/claims/claim-mutations.ts';
import { ClaimPanel } from '#entities/order/claims/claim-panel.tsx';
import { isWrongState, showTransitionFailure } from '#entities/order/mutations.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { formDraft, removeDraft } from '#lib/storage/drafts.ts';
import { showToast } from '#lib/toast.ts';

const FormDialog = lazy(() => import('#components/dialog/form-dialog.tsx'));
const ReportForm = lazy(() => import('./report-form.tsx'));

/** The claim of a buyer about an artist's prints, or, within its term, the way to open one. */
export default function OwnClaim({
  uid,
  orderId,
  subOrder: { photographer, photographer_name, prints, claim, claim_by },
}: {
  uid: string;
  orderId: string;
  subOrder: SubOrder;
}) {
  const [isReporting, setReporting] = useState(false);
  const { mutate, isPending } = useSingleFlightMutation(ownClaimMutation(uid, orderId, photographer), {
    onDone: () => {
      removeDraft(formDraft('claim', uid, orderId, photographer));
      setReporting(false);
      showToast('success', claimMessages.saved(photographer_name));
    },
    onFailed: (error) => {
      if (isWrongState(error)) setReporting(false);
      showTransitionFailure(error);
    },
  });
  const titles = prints.map(({ title }) => title);
  return (
    <>
      {claim && (
        <ClaimPanel
          claim={claim}
          reader="buyer"
          artistName={photographer_name}
          prints={titles}
          isBusy={isPending}
          onStep={(step) => mutate({ step })}
        />
      )}
      {claim_by !== null && (
        <Row gap={[1, 3]} align="center">
          <Button onClick={() => setReporting(true)}>Report a problem</Button>
          <p className="text-quiet text-small">
            Until <time dateTime={claim_by}>{formatDay(claim_by)}</time>: damage, or a wrong size, frame or print.
          </p>
        </Row>
      )}
      <LazyBoundary>
        {isReporting && (
          <FormDialog
            title="What is wrong?"
            text="The photographer reads it and answers within 3 days. Keep the print and its packaging until then."
            onClose={() => setReporting(false)}
          >
            <ReportForm
              place={{ uid, orderId, artistId: photographer }}
              prints={titles}
              isBusy={isPending}
              onClose={() => setReporting(false)}
              onSend={(report) => mutate({ report })}
            />
          </FormDialog>
        )}
      </LazyBoundary>
    </>
  );
}
