import { getUserSettings, updateUserSettings } from '@aperture-byline/contract/endpoints/settings';
import type { FollowNews } from '@aperture-byline/contract/follow/follow-news';
import { messages } from '@aperture-byline/contract/shared/messages';
import { accountMessages } from '@aperture-byline/contract/user/account-messages';
import type { UserSettings } from '@aperture-byline/contract/user/wire';
import { useMutation, useQuery } from '@tanstack/react-query';
import { QueryState } from '#components/feedback/query-state.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { privateMutation, privateQuery } from '#entities/session/api/private-requests.ts';
import { ApiError } from '#lib/api.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { type Choice, ChoiceList } from './choice-list.tsx';
import styles from './settings.module.css';

const FOLLOW_CHOICES: readonly Choice<FollowNews>[] = [
  { value: 'notice', label: 'Notices alone' },
  {
    value: 'mail',
    label: 'A mail at once',
    advice: 'About each exhibition, story and print, and once a day about new photographs.',
  },
  {
    value: 'daily',
    label: 'A daily letter',
    advice: 'One mail at eight in the morning, India time, on days on which there is something new.',
  },
];

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
      <QueryState
        query={query}
        failure={messages.somethingWrong}
        loading={<div className={styles.loadingChoices} />}
      >
        {(saved) => {
          const { orderProgressMails, followNews } = { ...saved, ...(isPending && variables.body) };
          return (
            <Stack gap={3}>
              <Grid as="label" gap={1.5} columns="auto 1fr" align="start" className={styles.choice}>
                <input
                  type="checkbox"
                  checked={orderProgressMails}
                  onChange={({ target }) => change({ orderProgressMails: target.checked })}
                />
                <span>
                  Progress of my orders
                  <span className={styles.advice}>
                    When a photographer accepts your order, prepares your prints and sends them.
                  </span>
                </span>
              </Grid>
              <ChoiceList
                legend="New work of photographers I follow"
                choices={FOLLOW_CHOICES}
                chosen={followNews}
                onChoose={(value) => change({ followNews: value })}
              />
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
