import { addReminder, getReminder, removeReminder } from '@aperture-byline/contract/endpoints/mail/reminder';
import type { ExhibitionState } from '@aperture-byline/contract/exhibition/state';
import { reminderMessages } from '@aperture-byline/contract/reminder/reminder-messages';
import type { ReminderEvent } from '@aperture-byline/contract/reminder/stored';
import { nextReminder } from '@aperture-byline/contract/reminder/wire';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { callAuthenticated, NotSignedInError } from '#entities/session/api/account-api.ts';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import { sessionStore, useSession } from '#entities/session/session-store.ts';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { showToast } from '#lib/toast.ts';

const RemindDialog = lazy(() => import('./remind-dialog.tsx'));

/** Asks for a mail at an exhibition's opening or end, and takes that back. Asks visitors for their address. */
export default function RemindButton({
  exhibitionId,
  state,
  daysLeft,
}: {
  exhibitionId: string;
  state: ExhibitionState;
  daysLeft: number | null;
}) {
  const event = nextReminder(state, daysLeft);
  return event && <EventButton exhibitionId={exhibitionId} event={event} />;
}

function EventButton({ exhibitionId, event }: { exhibitionId: string; event: ReminderEvent }) {
  const session = useSession();
  const [isAsked, setAsked] = useState(false);
  const isSignedIn = session.status === 'signed-in';
  const params = { exhibitionId };
  const query = privateQuery(isSignedIn ? session.uid : '', getReminder, { params });
  const { data } = useQuery({ ...query, enabled: isSignedIn });
  const isReminded = isSignedIn && data?.isReminded === true;
  const { mutate, isPending } = useSingleFlightMutation({
    mutationKey: ['remind', exhibitionId],
    mutationFn: (isWanted: boolean) => callAuthenticated(isWanted ? addReminder : removeReminder, { params }),
    onSuccess: async (_data, isWanted, _result, { client }) => {
      await client.cancelQueries({ queryKey: query.queryKey });
      client.setQueryData(query.queryKey, { isReminded: isWanted });
      showToast('success', isWanted ? reminderMessages[event].reminded : reminderMessages.notReminded);
    },
    onError: (error) => {
      if (error instanceof NotSignedInError) setAsked(true);
      // Where the session has ended, `callAuthenticated` has said so.
      else if (sessionStore.get().status !== 'visitor')
        showToast(
          'error',
          error instanceof ApiError && error.status < 500 ? error.message : errorText(error, reminderMessages.notSaved),
        );
    },
  });

  function press() {
    // Asked for now: a click from before the hydration is repeated when React still renders as for a visitor.
    if (sessionStore.get().status === 'visitor') setAsked(true);
    else mutate(!isReminded);
  }

  return (
    <>
      <Button variant="primary" aria-pressed={isReminded} aria-busy={isPending} onClick={press}>
        {isReminded ? reminderMessages.reminding : reminderMessages[event].remind}
      </Button>
      <LazyBoundary>
        {isAsked && <RemindDialog exhibitionId={exhibitionId} event={event} onClose={() => setAsked(false)} />}
      </LazyBoundary>
    </>
  );
}
