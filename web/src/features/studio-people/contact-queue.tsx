import { contactMessages } from '@aperture-byline/contract/contact/contact-messages';
import type { ContactEntry } from '@aperture-byline/contract/contact/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy, useId, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button, TextButton } from '#components/base/button.tsx';
import { AskFirst } from '#components/dialog/ask-first.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EntriesSkeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { EntryList, Row, Stack } from '#components/layout/layout.tsx';
import { ControlledTabs } from '#components/navigation/tabs.tsx';
import { useCursorPages } from '#components/pagination/cursor-pages.tsx';
import { contactMessagesQuery, settleContactMutation } from '#entities/review/contact-messages.ts';
import { isDecidedBefore } from '#entities/review/mutations.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { buildMailAddress } from '#lib/mail-address.ts';
import { KEEP_SCROLL } from '#lib/navigation/navigation.ts';
import { selectionPath } from '#lib/navigation/paths.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { showError, showToast } from '#lib/toast.ts';
import styles from './people.module.css';

const HouseMailForm = lazy(() => import('./house-mail-form.tsx'));

const CLOSED = 'closed';

/** Messages of the contact form: those that wait, and those that were answered or closed. */
export default function ContactQueue({ uid }: { uid: string }) {
  const [search, setSearch] = useSearchParams();
  const isOpen = search.get('tab') !== CLOSED;
  return (
    <ControlledTabs
      label="Messages"
      selected={isOpen ? 'open' : CLOSED}
      onChoose={(id) => setSearch(id === CLOSED ? { tab: CLOSED } : {}, { replace: true, state: KEEP_SCROLL })}
      tabs={[
        { id: 'open', name: 'Waiting', panel: isOpen && <Messages uid={uid} isOpen /> },
        { id: CLOSED, name: 'Answered and closed', panel: !isOpen && <Messages uid={uid} isOpen={false} /> },
      ]}
    />
  );
}

function Messages({ uid, isOpen }: { uid: string; isOpen: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { query, more } = useCursorPages({
    pagesQuery: contactMessagesQuery(uid, isOpen),
    getItems: (entries) => entries,
    failure: contactMessages.queueNotLoaded,
  });
  return (
    <section>
      <h2 ref={heading} className="visually-hidden" tabIndex={-1}>
        {isOpen ? 'Waiting' : 'Answered and closed'}
      </h2>
      <QueryState
        query={query}
        loading={<EntriesSkeleton count={3} gap={4} ratio={4} />}
        empty={<EmptyState>{isOpen ? contactMessages.noneOpen : contactMessages.noneClosed}</EmptyState>}
        failure={contactMessages.queueNotLoaded}
      >
        {(entries) => (
          <>
            <EntryList gap={4}>
              {entries.map((entry) => (
                <Entry key={entry.id} uid={uid} entry={entry} onSettled={() => heading.current?.focus()} />
              ))}
            </EntryList>
            {more}
          </>
        )}
      </QueryState>
    </section>
  );
}

function Entry({ uid, entry, onSettled }: { uid: string; entry: ContactEntry; onSettled: () => void }) {
  const { id, name, email, message, createdAt, isOpen, answer, adminName } = entry;
  const headingId = useId();
  return (
    <Stack as="li" gap={2} className="break-anywhere">
      <Row gap={[0.5, 3]} align="baseline" justify="space-between">
        <h3 id={headingId} className={styles.title}>
          {name}, <a href={buildMailAddress(email)}>{email}</a>
        </h3>
        <time className="text-quiet text-small" dateTime={createdAt}>
          {formatTime(createdAt)}
        </time>
      </Row>
      <p className={styles.words}>{message}</p>
      <p className="text-small">
        <Link to={selectionPath(studioPaths.people, { q: email })}>Look for this address among the people</Link>
      </p>
      {isOpen && <Actions uid={uid} id={id} headingId={headingId} person={name} onSettled={onSettled} />}
      {!isOpen && (
        <p className="text-quiet text-small">
          {answer === null ? 'Closed without an answer' : 'Answered'} by {adminName || 'a former administrator'}
        </p>
      )}
      {answer !== null && <p className={styles.answer}>{answer}</p>}
    </Stack>
  );
}

function Actions({
  uid,
  id,
  headingId,
  person,
  onSettled,
}: {
  uid: string;
  id: string;
  headingId: string;
  person: string;
  onSettled: () => void;
}) {
  const [isAnswering, setAnswering] = useState(false);
  const discardDraft = useRef(() => {});
  const { mutate, variables, error, isPending } = useSettle(uid, id, () => {
    discardDraft.current();
    onSettled();
  });
  if (isAnswering)
    return (
      <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>
        <HouseMailForm
          uid={uid}
          about={id}
          label={`Answer to ${person}`}
          hint="It goes out by mail, with their message beneath it, and closes the message."
          send="Send and close"
          isBusy={isPending}
          failure={error && variables !== null ? errorText(error, contactMessages.notAnswered) : null}
          onSend={(text, onSent) => {
            discardDraft.current = onSent;
            mutate(text);
          }}
          onClose={() => setAnswering(false)}
        />
      </LazyBoundary>
    );
  return (
    <Row gap={3}>
      <Button aria-describedby={headingId} onClick={() => setAnswering(true)}>
        Answer
      </Button>
      <AskFirst
        question={{
          title: 'Close it without an answer?',
          text: 'Whoever wrote it hears nothing. The message stays among the closed ones for 90 days.',
          keep: 'Not yet',
          confirm: 'Close it',
        }}
        onConfirm={() => mutate(null)}
      >
        {(ask) => (
          <TextButton aria-describedby={headingId} aria-disabled={isPending} onClick={() => isPending || ask()}>
            {isPending ? 'Closing…' : 'Close without an answer'}
          </TextButton>
        )}
      </AskFirst>
    </Row>
  );
}

function useSettle(uid: string, id: string, onSettled: () => void) {
  const options = settleContactMutation(uid, id);
  return useSingleFlightMutation(
    {
      ...options,
      onSuccess: (_data, text) => {
        showToast('success', text === null ? contactMessages.closed : contactMessages.answered);
      },
      onError: (error, text) => {
        if (isDecidedBefore(error)) showToast('warning', contactMessages.settledBefore);
        else if (text === null) showError(error, contactMessages.notClosed);
      },
    },
    { onDone: onSettled },
  );
}
