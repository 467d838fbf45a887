import {
  changeSubscription,
  confirmReminder,
  eraseSubscription,
  sendSubscriptionExport,
  takeBackReminder,
} from '@aperture-byline/contract/endpoints/mail/subscription';
import type { ReminderEvent } from '@aperture-byline/contract/reminder/stored';
import { REMINDER_CONSENTS } from '@aperture-byline/contract/subscription/consents';
import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import type { ChangedSubscription } from '@aperture-byline/contract/subscription/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError, type CallInput, callApi } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { paths } from '#lib/navigation/paths.ts';
import { showToast } from '#lib/toast.ts';
import { subscriptionQuery } from './subscription-query.ts';

/** Returns the actions that a token allows. After a change, the page's address has a token that does not expire. */
export function useSubscriptionActions(token: string, { onErased }: { onErased: () => void }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const params = { token };
  const show = ({ token: next, ...subscription }: ChangedSubscription, text: string) => {
    queryClient.setQueryData(subscriptionQuery(next).queryKey, subscription);
    showToast('success', text);
    navigate(paths.subscription(next), { replace: true });
  };
  const change = useSingleFlightMutation({
    mutationKey: ['change subscription'],
    mutationFn: (body: CallInput<typeof changeSubscription>['body']) => callApi(changeSubscription, { params, body }),
    onSuccess: (changed) =>
      show(changed, subscriptionMessages[changed.state === 'confirmed' ? 'subscribed' : 'unsubscribed']),
    onError: showFailure,
  });
  const confirm = useSingleFlightMutation({
    mutationKey: ['confirm reminder'],
    mutationFn: (event: ReminderEvent) =>
      callApi(confirmReminder, { params, body: { consent: REMINDER_CONSENTS[event] } }),
    onSuccess: (changed) => show(changed, subscriptionMessages.reminderConfirmed),
    onError: showFailure,
  });
  const takeBack = useSingleFlightMutation({
    mutationKey: ['take back reminder'],
    mutationFn: (exhibitionId: string) => callApi(takeBackReminder, { params: { token, exhibitionId } }),
    onSuccess: (_data, exhibitionId) => {
      queryClient.setQueryData(
        subscriptionQuery(token).queryKey,
        (shown) =>
          shown && {
            ...shown,
            reminders: shown.reminders.filter((reminder) => reminder.exhibitionId !== exhibitionId),
          },
      );
      showToast('success', subscriptionMessages.reminderTakenBack);
    },
    onError: showFailure,
  });
  const sendExport = useSingleFlightMutation({
    mutationKey: ['send subscription export'],
    mutationFn: () => callApi(sendSubscriptionExport, { params }),
    onSuccess: () => showToast('success', subscriptionMessages.sent),
    onError: showFailure,
  });
  const erase = useSingleFlightMutation({
    mutationKey: ['erase subscription'],
    mutationFn: () => callApi(eraseSubscription, { params }),
    onSuccess: onErased,
    onError: showFailure,
  });
  return {
    isBusy: change.isPending || confirm.isPending || takeBack.isPending || sendExport.isPending || erase.isPending,
    change: change.mutate,
    confirm: confirm.mutate,
    takeBack: takeBack.mutate,
    sendExport: () => sendExport.mutate(),
    erase: () => erase.mutate(),
  };
}

/** The server's sentence says what to do next. */
export function showFailure(error: Error): void {
  showToast('error', error instanceof ApiError ? error.message : errorText(error, subscriptionMessages.notSaved));
}
