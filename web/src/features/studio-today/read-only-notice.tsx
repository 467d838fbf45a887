import { readOnlyMessages } from '@aperture-byline/contract/desk/desk-messages';
import { endReadOnly } from '@aperture-byline/contract/endpoints/studio/studio-read-only';
import type { ReadOnlyReason } from '@aperture-byline/contract/settings/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { privateMutation } from '#entities/session/api/private-requests.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { showError, showToast } from '#lib/toast.ts';
import styles from './today.module.css';
import { readOnlyQuery } from './today-queries.ts';

/** Says that the house is read-only, why, and ends it. Renders nothing while it is not. */
export function ReadOnlyNotice({ uid }: { uid: string }) {
  return (
    <QueryState query={useQuery(readOnlyQuery(uid))} empty={null} failure={readOnlyMessages.notLoaded}>
      {(reason) => <Notice uid={uid} reason={reason} />}
    </QueryState>
  );
}

function Notice({
  uid,
  reason: { since, threshold, cost, budget, currency },
}: {
  uid: string;
  reason: ReadOnlyReason;
}) {
  const titleId = useId();
  const { mutate, isPending } = useSingleFlightMutation({
    ...privateMutation(endReadOnly),
    onSuccess: (_data, _input, _result, { client }) => {
      showToast('success', readOnlyMessages.ended);
      return client.invalidateQueries({ queryKey: readOnlyQuery(uid).queryKey });
    },
    onError: (error) => showError(error, readOnlyMessages.notEnded),
  });
  return (
    <Row as="section" gap={[2, 4]} justify="space-between" className={styles.notice} aria-labelledby={titleId}>
      <Stack gap={0.5} className={styles.noticeText}>
        <h2 id={titleId} className={styles.title}>
          {readOnlyMessages.title}
        </h2>
        <p className="text-quiet">
          Since {formatTime(since)}: this month’s cost at Google has reached {Math.round(threshold * 100)} % of the
          budget ({currency} {cost.toFixed(2)} of {budget.toFixed(2)}). Only administrators can change anything, and
          orders that were placed go on. Look first under Billing in the Google Cloud console what costs so much.
        </p>
      </Stack>
      <Button aria-busy={isPending} onClick={() => mutate({})}>
        Let people write again
      </Button>
    </Row>
  );
}
