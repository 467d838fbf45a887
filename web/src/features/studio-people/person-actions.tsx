import { peopleMessages } from '@aperture-byline/contract/people/people-messages';
import type { Person } from '@aperture-byline/contract/people/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy, type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { AskFirst } from '#components/dialog/ask-first.tsx';
import type { Question } from '#components/dialog/question-dialog.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { type PersonAction, personMutation, writeToPersonMutation } from '#entities/user/people.ts';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { showError, showToast } from '#lib/toast.ts';
import styles from './people.module.css';

const CommissionForm = lazy(() => import('./commission-form.tsx'));
const HouseMailForm = lazy(() => import('./house-mail-form.tsx'));

const DONE: Readonly<Record<PersonAction, string>> = {
  confirmation: peopleMessages.confirmationSent,
  reset: peopleMessages.resetSent,
  lock: peopleMessages.locked,
  unlock: peopleMessages.unlocked,
  makeArtist: peopleMessages.madeArtist,
  endArtist: peopleMessages.endedArtist,
  erase: peopleMessages.erasing,
};

/** Offers what an administrator can do for or to somebody; nothing that would end the own account. */
export function PersonActions({ uid, person }: { uid: string; person: Person }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { run, running } = usePersonAction(uid, person, () => heading.current?.focus());
  const offer = (action: PersonAction, name: string, question?: Question) => (
    <Offer name={name} question={question} isBusy={running === action} onRun={() => run(action)} />
  );
  return (
    <Stack as="section" gap={3} align="start" className={styles.actions}>
      <h2 ref={heading} className={styles.title} tabIndex={-1}>
        What you can do
      </h2>
      {person.isSelf ? (
        <p className="text-quiet">This is your own account. Another administrator can change it.</p>
      ) : (
        <>
          <Write uid={uid} person={person} />
          {!person.isConfirmed && offer('confirmation', 'Send the confirmation again')}
          {person.hasPassword && offer('reset', 'Send a link for a new password')}
          {person.isArtist
            ? offer('endArtist', 'End the photographer’s role', endQuestion(person))
            : offer('makeArtist', 'Make a photographer', makeQuestion(person))}
          {person.isLocked
            ? offer('unlock', 'Unlock the account')
            : offer('lock', 'Lock the account', lockQuestion(person))}
          <LazyBoundary>{person.isArtist && <CommissionForm uid={uid} person={person} />}</LazyBoundary>
          {offer('erase', 'Erase the account', eraseQuestion(person))}
        </>
      )}
    </Stack>
  );
}

function usePersonAction(uid: string, { userId }: Person, onDone: () => void) {
  const navigate = useNavigate();
  const { mutate, isPending, variables } = useSingleFlightMutation({
    ...personMutation(uid, String(userId)),
    onSuccess: (_data, action) => {
      showToast('success', DONE[action]);
      if (action === 'erase') navigate(studioPaths.people);
      else onDone();
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.status === 409) showToast('warning', failure.message);
      else showError(failure, peopleMessages.notDone);
    },
  });
  return { run: mutate, running: isPending ? (variables ?? null) : null };
}

function Offer({
  name,
  question,
  isBusy,
  onRun,
}: {
  name: string;
  question: Question | undefined;
  isBusy: boolean;
  onRun: () => void;
}) {
  const button = (press: () => void): ReactNode => (
    <Button aria-disabled={isBusy} onClick={() => isBusy || press()}>
      {name}
    </Button>
  );
  if (question === undefined) return button(onRun);
  return (
    <AskFirst question={question} onConfirm={onRun}>
      {button}
    </AskFirst>
  );
}

/** The mail goes to the confirmed address alone. */
function Write({ uid, person: { userId, name, isConfirmed } }: { uid: string; person: Person }) {
  const [isWriting, setWriting] = useState(false);
  const discardDraft = useRef(() => {});
  const { mutate, isPending, error } = useSingleFlightMutation({
    ...writeToPersonMutation(String(userId)),
    onSuccess: () => {
      discardDraft.current();
      showToast('success', peopleMessages.mailSent);
      setWriting(false);
    },
  });
  if (!isConfirmed) return <p className="text-quiet">{peopleMessages.noAddress}</p>;
  if (!isWriting) return <Button onClick={() => setWriting(true)}>Write a mail</Button>;
  return (
    <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>
      <HouseMailForm
        uid={uid}
        about={`person-${userId}`}
        hasSubject
        label={`Mail to ${name || 'this person'}`}
        hint="It goes to the confirmed address. An answer comes to the house’s mailbox."
        send="Send"
        isBusy={isPending}
        failure={error && errorText(error, peopleMessages.notDone)}
        onSend={(text, onSent, subject) => {
          discardDraft.current = onSent;
          mutate({ subject, text });
        }}
        onClose={() => setWriting(false)}
      />
    </LazyBoundary>
  );
}

const makeQuestion = ({ name }: Person): Question => ({
  title: `Make ${name} a photographer?`,
  text: 'They get the studio at once, and a mail that says so.',
  keep: 'Not yet',
  confirm: 'Make a photographer',
});

const endQuestion = ({ name }: Person): Question => ({
  title: `End the role of ${name}?`,
  text: 'They lose the studio at once and are told by mail. What is public stays, until you take it off the site.',
  confirm: 'End the role',
});

const lockQuestion = ({ name }: Person): Question => ({
  title: `Lock ${name} out?`,
  text: 'They are signed out everywhere and can’t sign in until you unlock the account. What is public stays.',
  confirm: 'Lock the account',
});

function eraseQuestion({ name, open: { bought, sold } }: Person): Question {
  const ends = bought.cancelled + sold.declined + sold.refunded;
  const goesOn = bought.delivered + sold.delivered;
  const orders = [
    ends > 0 && `${ends} open ${ends === 1 ? 'order ends' : 'orders end'}, and what was paid for them is sent back.`,
    goesOn > 0 && `${goesOn} paid ${goesOn === 1 ? 'order is' : 'orders are'} still delivered.`,
  ].filter(Boolean);
  return {
    title: `Erase the account of ${name}?`,
    text: [
      'Only where they asked for it in writing. Everything of theirs goes, public work too, and can’t come back.',
      ...orders,
    ].join(' '),
    confirm: 'Erase for good',
  };
}
