import { lazy, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import type { Question } from '#components/dialog/question-dialog.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import type { Shown } from '#entities/work/work-state.ts';
import styles from './work-editor.module.css';

const QuestionDialog = lazy(() => import('#components/dialog/question-dialog.tsx'));

/** Deletes a draft, or a rejected work, after a question. It is the last button of its page, away from those of every day. */
export function DeleteWork({
  work: { status },
  question,
  isBusy,
  onConfirm,
}: {
  work: Pick<Shown, 'status'>;
  question: Question;
  isBusy: boolean;
  onConfirm: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  if (status !== 'draft' && status !== 'rejected') return null;
  return (
    <div className={styles.end}>
      <Button aria-disabled={isBusy} onClick={() => !isBusy && setOpen(true)}>
        Delete
      </Button>
      <LazyBoundary>
        {isOpen && (
          <QuestionDialog
            question={question}
            onClose={() => setOpen(false)}
            onConfirm={() => {
              setOpen(false);
              onConfirm();
            }}
          />
        )}
      </LazyBoundary>
    </div>
  );
}
