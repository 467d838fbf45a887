import { addReminder, getReminder, removeReminder } from '@aperture-byline/contract/endpoints/mail/reminder';
import type { ExhibitionState } from '@aperture-byline/contract/exhibition/state';
import { reminderMessages } from '@aperture-byline/contract/reminder/reminder-messages';
import type { ReminderEvent } from '@aperture-byline/contract/reminder/stored';
import { nextReminder } from '@aperture-byline/contract/reminder/wire';
import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useEffectEvent, useState } from 'react';
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

/**
 * Asks for a mail at an exhibition's opening or end, and takes that back. Asks visitors for their address. `card` is
 * the title on a card whose button was pressed just now: there it is one of many buttons, and asks at once.
 */
export default function RemindButton({
  exhibitionId,
  state,
  daysLeft,
  card,
}: {
  exhibitionId: string;
  state: ExhibitionState;
  daysLeft: number | null;
  card?: string;
}) {
  const event = nextReminder(state, daysLeft);
  return event && <EventButton exhibitionId={exhibitionId} event={event} card={card} />;
}

function EventButton({
  exhibitionId,
  event,
  card,
}: {
  exhibitionId: string;
  event: ReminderEvent;
  card: string | undefined;
}) {
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

  function ask(isWanted: boolean) {
    // Asked for now: a click from before the hydration is repeated when React still renders as for a visitor.
    if (sessionStore.get().status === 'visitor') setAsked(true);
    else mutate(isWanted);
  }

  const askAtOnce = useEffectEvent(() => ask(true));
  const isOnCard = card !== undefined;
  useEffect(() => {
    if (isOnCard) askAtOnce();
  }, [isOnCard]);

  return (
    <>
      <Button
        // Where one can go in, that is the one button in colour.
        variant={isOnCard || event === 'closing' ? 'secondary' : 'primary'}
        aria-pressed={isReminded}
        aria-busy={isPending}
        // The button that was pressed on a card is replaced by this one.
        autoFocus={isOnCard}
        onClick={() => ask(!isReminded)}
      >
        {isReminded ? reminderMessages.reminding : reminderMessages[event].remind}
        {isOnCard && <span className="visually-hidden">: {card}</span>}
      </Button>
      <LazyBoundary>
        {isAsked && <RemindDialog exhibitionId={exhibitionId} event={event} onClose={() => setAsked(false)} />}
      </LazyBoundary>
    </>
  );
}
