import { getUserSettings, updateUserSettings } from '@aperture-byline/contract/endpoints/settings';
import { messages } from '@aperture-byline/contract/shared/messages';
import { accountMessages } from '@aperture-byline/contract/user/account-messages';
import type { UserSettings } from '@aperture-byline/contract/user/wire';
import { useMutation, useQuery } from '@tanstack/react-query';
import { QueryState } from '#components/feedback/query-state.tsx';
import { ChoiceField } from '#components/forms/choice-list.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { FollowNewsChoice } from '#entities/follow/follow-news-choice.tsx';
import { privateMutation, privateQuery } from '#entities/session/api/private-requests.ts';
import { ApiError } from '#lib/api/api.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { showToast } from '#lib/toast.ts';
import styles from './settings.module.css';

/** Which of the site's mails the user gets. Each choice is saved at once. */
export function MailsSection({ uid }: { uid: string }) {
  const settings = privateQuery(uid, getUserSettings, {});
  const query = useQuery(settings);
  const { mutate, isPending, variables } = useMutation({
    ...privateMutation(updateUserSettings),
    // One after the other: with the arrow keys several are chosen within a moment, and the last one counts.
    scope: { id: 'user-settings' },
    onSuccess: (saved, _input, _result, { client }) => {
      client.setQueryData(settings.queryKey, saved);
      showToast('success', accountMessages.mailsSaved);
    },
    onError: (error) => showToast('error', failureText(error)),
  });
  const change = (body: Partial<UserSettings>) => mutate({ body });
  return (
    <FormSection
      title="Mails"
      intro="The same news stands in your notices. Mails about payments, refunds and ended orders, and those that ask for an answer, always come."
    >
      <QueryState query={query} failure={messages.somethingWrong} loading={<div className={styles.loadingChoices} />}>
        {(saved) => {
          const { orderProgressMails, followNews } = { ...saved, ...(isPending && variables.body) };
          return (
            <Stack gap={3}>
              <ChoiceField
                type="checkbox"
                label="Progress of my orders"
                advice="When a photographer accepts your order, prepares your prints and sends them."
                checked={orderProgressMails}
                onChange={({ target }) => change({ orderProgressMails: target.checked })}
              />
              <FollowNewsChoice chosen={followNews} onChoose={(value) => change({ followNews: value })} />
            </Stack>
          );
        }}
      </QueryState>
    </FormSection>
  );
}

/** An address that is not confirmed is told how to become so. */
function failureText(error: Error): string {
  const isUnverified = error instanceof ApiError && error.code === 'EMAIL_UNVERIFIED';
  return isUnverified ? error.message : errorText(error, accountMessages.mailsNotSaved);
}
