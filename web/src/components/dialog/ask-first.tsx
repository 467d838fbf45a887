import { lazy, type ReactNode, useState } from 'react';
import { LazyBoundary } from '../feedback/error-boundary.tsx';
import type { Question } from './question-dialog.tsx';

const QuestionDialog = lazy(() => import('./question-dialog.tsx'));

/** Asks a question before an action; `children` draws the button, which calls `ask`. */
export function AskFirst({
  question,
  onConfirm,
  children,
}: {
  question: Question;
  onConfirm: () => void;
  children: (ask: () => void) => ReactNode;
}) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {children(() => setAsking(true))}
      <LazyBoundary>
        {isAsking && (
          <QuestionDialog
            question={question}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              onConfirm();
            }}
          />
        )}
      </LazyBoundary>
    </>
  );
}
