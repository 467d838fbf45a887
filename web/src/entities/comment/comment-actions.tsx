import { lazy, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Row } from '#components/layout/layout.tsx';
import { type Session, useSession } from '#entities/session/session-store.ts';
import { useHiddenItems } from '#lib/hidden-items.ts';
import styles from './comment-list.module.css';
import {
  type CommentActionsProps,
  type CommentEntry,
  type CommentSubject,
  commentKey,
  commentNoun,
  hasAnswerDraft,
} from './comment-subject.ts';
import { type Guest, guestStore } from './guest-store.ts';

const DIALOGS = {
  report: lazy(() => import('./report-dialog.tsx')),
  delete: lazy(() => import('./delete-comment-dialog.tsx')),
};

const loadAnswerForm = () => import('./answer-form.tsx');
const AnswerForm = lazy(loadAnswerForm);

export function CommentActions({ subject, comment }: CommentActionsProps) {
  const session = useSession();
  const guest = useSyncExternalStore(guestStore.subscribe, guestStore.get);
  const [step, setStep] = useState<keyof typeof DIALOGS | null>(null);
  const [answering, setAnswering] = useState(() => (hasAnswerDraft(comment.id) ? 'kept' : null));
  const hidden = useHiddenItems();
  const Dialog = step && DIALOGS[step];
  const noun = commentNoun(subject, comment);
  const hasAnswer = comment.answer !== undefined && !hidden.has(commentKey(comment.answer.id));
  const mayAnswer = !hasAnswer && ownsWork(session, subject) && !isOwn({ session, guest }, comment);
  useEffect(() => {
    // Before the press that needs it, which tries again and says so where this fails.
    if (mayAnswer) loadAnswerForm().catch(() => undefined);
  }, [mayAnswer]);
  return (
    <Row gap={3} className={styles.actions}>
      {mayAnswer && (
        <button
          type="button"
          aria-label={`Answer the ${noun} by ${comment.name}`}
          aria-expanded={answering !== null}
          // In a transition: React holds back what follows a fallback for 300 ms.
          onClick={() => startTransition(() => setAnswering(answering === null ? 'asked' : null))}
        >
          Answer
        </button>
      )}
      {!isOwn({ session, guest }, comment) && (
        <button type="button" aria-label={`Report the ${noun} by ${comment.name}`} onClick={() => setStep('report')}>
          Report
        </button>
      )}
      {mayDelete({ session, guest }, comment, subject) && (
        <button type="button" aria-label={`Delete the ${noun} by ${comment.name}`} onClick={() => setStep('delete')}>
          Delete
        </button>
      )}
      <LazyBoundary>
        {Dialog && <Dialog subject={subject} comment={comment} onClose={() => setStep(null)} />}
        {mayAnswer && answering && (
          <AnswerForm
            subject={subject}
            comment={comment}
            takesFocus={answering === 'asked'}
            onAnswered={() => setAnswering(null)}
          />
        )}
      </LazyBoundary>
    </Row>
  );
}

interface Reader {
  session: Session;
  guest: Guest;
}

function isOwn({ session, guest }: Reader, { authorId }: CommentEntry): boolean {
  if (session.status === 'signed-in') return session.userId === authorId;
  return session.status === 'visitor' && authorId !== null && guest.userId === authorId;
}

/** Returns whether the reader may delete the comment. The server applies the same rule by itself. */
function mayDelete(reader: Reader, comment: CommentEntry, subject: CommentSubject): boolean {
  const { session } = reader;
  if (isOwn(reader, comment) || ownsWork(session, subject)) return true;
  return session.status === 'signed-in' && session.isAdmin;
}

function ownsWork(session: Session, { ownerId }: CommentSubject): boolean {
  return session.status === 'signed-in' && session.userId === ownerId;
}
