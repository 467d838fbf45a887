import { getUserSettings, updateUserSettings } from '@aperture-byline/contract/endpoints/settings';
import { messages } from '@aperture-byline/contract/shared/messages';
import { accountMessages } from '@aperture-byline/contract/user/account-messages';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#components/feedback/query-state.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { Grid } from '#components/layout/layout.tsx';
import { privateMutation, privateQuery } from '#entities/session/api/private-requests.ts';
import type { Account } from '#entities/session/session-store.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import styles from './settings.module.css';

/** Which of the site's mails the user gets. */
export function MailsSection({ account }: { account: Account }) {
  const settings = privateQuery(account.uid, getUserSettings, {});
  const query = useQuery(settings);
  const { mutate, isPending, variables } = useSingleFlightMutation({
    ...privateMutation(updateUserSettings),
    onSuccess: (saved, _input, _result, { client }) => {
      client.setQueryData(settings.queryKey, saved);
      showToast('success', accountMessages.mailsSaved);
    },
    onError: (error) => showToast('error', errorText(error, accountMessages.mailsNotSaved)),
  });
  return (
    <FormSection
      title="Mails"
      intro="The same news stands in your notices. Mails about payments, refunds and ended orders, and those that ask for an answer, always come."
    >
      <QueryState
        query={query}
        failure={messages.somethingWrong}
        loading={<div className={styles.loadingChoice} />}
      >
        {({ orderProgressMails }) => (
          <Grid as="label" gap={1.5} columns="auto 1fr" align="start" className={styles.choice}>
            <input
              type="checkbox"
              aria-disabled={isPending}
              checked={isPending ? variables.body.orderProgressMails : orderProgressMails}
              onChange={({ target }) => mutate({ body: { orderProgressMails: target.checked } })}
            />
            <span>
              Progress of my orders
              <span className={styles.advice}>
                When a photographer accepts your order, prepares your prints and sends them.
              </span>
            </span>
          </Grid>
        )}
      </QueryState>
    </FormSection>
  );
}
