import {
  changeSubscription,
  eraseSubscription,
  sendSubscriptionExport,
} from '@aperture-byline/contract/endpoints/subscription';
import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError, type CallInput, callApi } from '#lib/api.ts';
import { errorText } from '#lib/error-text.ts';
import { paths } from '#lib/paths.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import { subscriptionQuery } from './subscription-query.ts';

/** The server's sentence says what to do next. */
const showFailure = (error: Error) =>
  showToast(
    'error',
    error instanceof ApiError ? error.message : errorText(error, subscriptionMessages.notSaved),
  );

/** What can be done by the token of a mail. After a change the page's address has a token that does not end. */
export function useSubscriptionActions(token: string, { onErased }: { onErased: () => void }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const params = { token };
  const change = useSingleFlightMutation({
    mutationKey: ['change subscription'],
    mutationFn: (body: CallInput<typeof changeSubscription>['body']) =>
      callApi(changeSubscription, { params, body }),
    onSuccess: ({ token: next, ...subscription }) => {
      queryClient.setQueryData(subscriptionQuery(next).queryKey, subscription);
      showToast(
        'success',
        subscriptionMessages[subscription.state === 'confirmed' ? 'subscribed' : 'unsubscribed'],
      );
      navigate(paths.subscription(next), { replace: true });
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
    isBusy: change.isPending || sendExport.isPending || erase.isPending,
    change: change.mutate,
    sendExport: () => sendExport.mutate(),
    erase: () => erase.mutate(),
  };
}
