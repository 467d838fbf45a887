import { changeFollowNews } from '@aperture-byline/contract/endpoints/mail/subscription';
import type { FollowNews as FollowNewsValue } from '@aperture-byline/contract/follow/wire';
import { CONSENT, CONSENT_SENTENCE } from '@aperture-byline/contract/subscription/consent';
import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import { CONFIRMATION_DAYS, type Subscription } from '@aperture-byline/contract/subscription/wire';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { Button, TextButton } from '#components/base/button.tsx';
import { OpenedPage } from '#components/feedback/page-by-token.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import { FollowNewsChoice } from '#entities/follow/follow-news-choice.tsx';
import { callApi } from '#lib/api/api.ts';
import { paths } from '#lib/navigation/paths.ts';
import { showToast } from '#lib/toast.ts';
import { ChoiceForm } from './choice-form.tsx';
import { Reminders, WaitingReminder } from './reminders.tsx';
import { subscriptionQuery } from './subscription-query.ts';
import { showFailure, useSubscriptionActions } from './use-subscription-actions.ts';

const TITLE = subscriptionMessages.title;

/** Shows an address's mails to anyone with a link of one. Opening the page changes nothing. */
export default function SubscriptionPage() {
  const { token = '' } = useParams();
  const query = useQuery(subscriptionQuery(token));
  // Where a plain form was sent, the address says what came of it.
  const [search] = useSearchParams();
  const [isErased, setErased] = useState(search.get('done') === 'erase' && query.data === null);
  if (isErased)
    return (
      <EmptyPage title={subscriptionMessages.erased} to={paths.home} label="To the front page">
        {subscriptionMessages.erasedWhat}
      </EmptyPage>
    );
  return (
    <OpenedPage
      query={query}
      page={TITLE}
      missing={{
        title: 'This link has ended',
        children: subscriptionMessages.ended,
        to: paths.contact,
        label: 'Write to us',
      }}
      failure={subscriptionMessages.notLoaded}
    >
      {(subscription) =>
        subscription && (
          <Container>
            <PageMeta title={TITLE} />
            <PageHead title={TITLE}>
              {search.has('refused') && <p role="alert">{subscriptionMessages.refusedForm}</p>}
              {search.get('done') === 'export' && <p role="status">{subscriptionMessages.sent}.</p>}
              {search.get('done') === 'follow' && <p role="status">{subscriptionMessages.followNewsSaved}.</p>}
              <p className="break-anywhere">{describe(subscription)}</p>
            </PageHead>
            <Actions token={token} subscription={subscription} onErased={() => setErased(true)} />
          </Container>
        )
      }
    </OpenedPage>
  );
}

function describe({ maskedEmail, state, waiting, reminders, followNews }: Subscription): string {
  if (state !== null)
    return {
      unconfirmed: `Somebody asked for letters to ${maskedEmail}. Was it you? None comes until you confirm it.`,
      confirmed: `Letters go to ${maskedEmail}.`,
      unsubscribed: `No letters go to ${maskedEmail}.`,
    }[state];
  if (waiting) return `Somebody asked us to write to ${maskedEmail}. Was it you?`;
  if (followNews !== null) return `Choose what we mail to ${maskedEmail}.`;
  return reminders.length > 0 ? `We remind ${maskedEmail}.` : `Nothing goes to ${maskedEmail}.`;
}

function Actions({
  token,
  subscription: { state, waiting, reminders, isStored, followNews },
  onErased,
}: {
  token: string;
  subscription: Subscription;
  onErased: () => void;
}) {
  const { isBusy, change, confirm, takeBack, sendExport, erase } = useSubscriptionActions(token, {
    onErased,
  });
  const isOn = state === 'confirmed';
  const begin = state === 'unconfirmed' ? 'Confirm' : 'Begin letters again';
  return (
    <Stack gap={5} align="start" className="measure">
      {waiting && <WaitingReminder token={token} reminder={waiting} isBusy={isBusy} onConfirm={confirm} />}
      {state !== null && (
        <Stack gap={2} align="start">
          {!isOn && <p>{CONSENT_SENTENCE}</p>}
          <ChoiceForm
            token={token}
            fields={{ choice: isOn ? 'end' : 'begin', consent: CONSENT }}
            onSend={() => change({ letters: !isOn, consent: CONSENT })}
          >
            <Button type="submit" variant={isOn || waiting ? 'secondary' : 'primary'} aria-disabled={isBusy}>
              {isOn ? 'Unsubscribe' : begin}
            </Button>
          </ChoiceForm>
        </Stack>
      )}
      {reminders.length > 0 && <Reminders token={token} reminders={reminders} isBusy={isBusy} onTakeBack={takeBack} />}
      {followNews !== null && <FollowNews token={token} saved={followNews} />}
      {(state === 'unconfirmed' || waiting) && (
        <p className="text-quiet">
          If it was not you, there is nothing to do: we delete what nobody confirms after {CONFIRMATION_DAYS} days, or
          at once if you erase the address.
        </p>
      )}
      <Stack as="section" gap={1} align="start" aria-label="What is stored">
        {isStored && (
          <>
            <p className="text-quiet">
              We keep the address, what it gets, and when you said so in answer to which words.
            </p>
            <Row gap={[0, 3.5]}>
              <ChoiceForm token={token} fields={{ choice: 'export' }} onSend={sendExport}>
                <TextButton type="submit" aria-disabled={isBusy}>
                  Send me what is stored
                </TextButton>
              </ChoiceForm>
              <ChoiceForm token={token} fields={{ choice: 'erase' }} onSend={erase}>
                <TextButton type="submit" aria-disabled={isBusy}>
                  Erase my address
                </TextButton>
              </ChoiceForm>
            </Row>
          </>
        )}
        {followNews !== null && (
          <p className="text-quiet">
            Mails about your orders, and your account with all it keeps, are in{' '}
            <Link to={paths.settings}>your settings</Link>.
          </p>
        )}
      </Stack>
    </Stack>
  );
}

/** How the user at the address hears of photographers whom they follow. Each choice is saved at once. */
function FollowNews({ token, saved }: { token: string; saved: FollowNewsValue }) {
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
  return (
    <ChoiceForm token={token} fields={{ choice: 'follow' }} onSend={() => {}}>
      <FollowNewsChoice name="followNews" chosen={isPending ? variables : saved} onChoose={mutate} />
      <noscript>
        <Button type="submit">Save</Button>
      </noscript>
    </ChoiceForm>
  );
}
