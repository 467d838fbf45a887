import { lazy, type ReactNode, useId, useState } from 'react';
import { Button, ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { PageHead, PageMeta } from '#components/layout/page.tsx';
import { findReviewNote, isRejected, type Shown, waitsForReview } from '#entities/work/work-state.ts';
import styles from './work-head.module.css';
import type { HeadAction, WorkTexts } from './work-type.ts';

const QuestionDialog = lazy(() => import('#components/dialog/question-dialog.tsx'));

export function WorkHead({
  work,
  isBusy,
  onAction,
  title,
  state,
  advice,
  questions,
  publicPath,
  canEnd = false,
  isInPage = false,
  tools,
}: Pick<WorkTexts, 'advice' | 'questions'> & {
  /** Null before it is stored for the first time. */
  work: Shown | null;
  isBusy: boolean;
  onAction: (action: HeadAction) => void;
  title: string;
  state: string;
  publicPath?: string | undefined;
  canEnd?: boolean;
  /** The title is edited below, where readers will see it: here it is a heading for screen readers alone. */
  isInPage?: boolean;
  tools?: ReactNode;
}) {
  const [pendingAction, setPendingAction] = useState<HeadAction | null>(null);
  const question = pendingAction && questions[pendingAction];
  const isPublic = work?.status === 'approved';
  const waits = work !== null && waitsForReview(work);
  const button = (name: string, onClick: () => void) => (
    <Button aria-disabled={isBusy} onClick={() => !isBusy && onClick()}>
      {name}
    </Button>
  );
  const words = (
    <>
      <p className="text-strong text-ink">{state}</p>
      {isPublic && !waits && <p>{advice}</p>}
    </>
  );
  return (
    <>
      <PageMeta title={title} />
      {isInPage ? (
        <header className={styles.strip}>
          <h1 className="visually-hidden">{title}</h1>
          {words}
          {tools && <Row gap={1}>{tools}</Row>}
        </header>
      ) : (
        <>
          <PageHead title={title}>{words}</PageHead>
          {tools && (
            <Row gap={1.5} className="hide-empty">
              {tools}
            </Row>
          )}
        </>
      )}
      {work && <Note work={work} />}
      {work && (
        <Row gap={1.5} className="hide-empty">
          {waits && button('Take it back to change it', () => onAction(isPublic ? 'withdrawRevision' : 'withdraw'))}
          {publicPath && <ButtonLink to={publicPath}>See what visitors see</ButtonLink>}
          {canEnd && button('End it now', () => setPendingAction('end'))}
          {isPublic && work.revision && !waits && button('Drop the changes', () => setPendingAction('dropRevision'))}
          {isPublic && button('Withdraw', () => setPendingAction('withdraw'))}
        </Row>
      )}
      <LazyBoundary>
        {pendingAction && question && (
          <QuestionDialog
            question={question}
            onClose={() => setPendingAction(null)}
            onConfirm={() => {
              setPendingAction(null);
              onAction(pendingAction);
            }}
          />
        )}
      </LazyBoundary>
    </>
  );
}

function Note({ work }: { work: Shown }) {
  const id = useId();
  const note = findReviewNote(work);
  if (note === null) return null;
  return (
    <Stack as="section" gap={0.5} className={styles.note} aria-labelledby={id}>
      <h2 id={id} className={styles.noteHead}>
        {isRejected(work) ? 'Why it was rejected' : 'Why it was sent back'}
      </h2>
      <p className="break-anywhere pre-line">{note}</p>
    </Stack>
  );
}
