import { changeFollowNews } from '@aperture-byline/contract/endpoints/mail/subscription';
import type { FollowNews as FollowNewsValue } from '@aperture-byline/contract/follow/wire';
import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FollowNewsChoice } from '#entities/follow/follow-news-choice.tsx';
import { callApi } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { showFailure } from './show-failure.ts';
import { subscriptionQuery } from './subscription-query.ts';

/** How the user at the address hears of photographers whom they follow. Each choice is saved at once. */
export function FollowNews({ token, saved }: { token: string; saved: FollowNewsValue }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationKey: ['change follow news'],
    // One after the other: with the arrow keys several are chosen within a moment, and the last one counts.
    scope: { id: 'follow-news' },
    mutationFn: (followNews: FollowNewsValue) => callApi(changeFollowNews, { params: { token }, body: { followNews } }),
    onSuccess: (subscription) => {
      queryClient.setQueryData(subscriptionQuery(token).queryKey, subscription);
      showToast('success', subscriptionMessages.followNewsSaved);
    },
    onError: showFailure,
  });
  return <FollowNewsChoice chosen={isPending ? variables : saved} onChoose={mutate} />;
}
