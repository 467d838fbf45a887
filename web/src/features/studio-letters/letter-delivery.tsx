import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import type { Letter } from '@aperture-byline/contract/letter/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import type { Question } from '#components/dialog/question-dialog.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Field } from '#components/forms/field.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { Row } from '#components/layout/layout.tsx';
import { letterListQuery, scheduleLetterMutation, testLetterMutation } from '#entities/letter/private-queries.ts';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { pluralize } from '#lib/format-count.ts';
import { fromIndiaTime } from '#lib/india-time.ts';
import { showToast } from '#lib/toast.ts';

const LetterPreviewDialog = lazy(() => import('./letter-preview-dialog.tsx'));
const QuestionDialog = lazy(() => import('#components/dialog/question-dialog.tsx'));

/** A refusal says what to do before a test can go out. */
function testFailure(error: Error): string {
  const isRefusal = error instanceof ApiError && (error.code === 'INVALID' || error.code === 'CONFLICT');
  return isRefusal ? error.message : errorText(error, letterMessages.notDone);
}

/** Preview, test and time of a stored draft. What is typed and not saved is no part of them. */
export function LetterDelivery({
  uid,
  letter: { id, version, missedAt },
  isWritten,
  onProblem,
}: {
  uid: string;
  letter: Letter;
  isWritten: boolean;
  onProblem: (error: Error | null) => void;
}) {
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<string | null>(null);
  const { data } = useQuery(letterListQuery(uid));
  const test = useSingleFlightMutation(testLetterMutation, {
    onDone: () => showToast('success', letterMessages.testSent),
    onFailed: (error) => showToast('error', testFailure(error)),
  });
  const scheduling = useSingleFlightMutation(scheduleLetterMutation(uid), {
    onDone: () => showToast('success', letterMessages.scheduled),
    onFailed: onProblem,
  });
  const readers = data ? pluralize(data.subscribers, 'subscriber') : 'all subscribers';
  const question: Question = {
    title: 'Send this letter?',
    text: `It goes out to ${readers} ${asked ? `at ${formatTime(asked)}` : 'within a minute'}. Until then you can take it back.`,
    keep: 'Not yet',
    confirm: 'Send it',
  };

  function askFor(time: string | null): void {
    setProblem(time === null ? letterMessages.timeInvalid : undefined);
    if (time !== null) setAsked(time);
  }

  return (
    <FormSection
      title="Sending"
      intro={
        isWritten
          ? 'Save the letter first: what is not saved is not sent.'
          : 'Look at it, send it to yourself, then to everybody.'
      }
    >
      {missedAt && (
        <p role="status">
          {letterMessages.missed} It was due {formatTime(missedAt)}.
        </p>
      )}
      <Row gap={1.5}>
        <Button aria-disabled={isWritten} onClick={() => isWritten || setIsPreviewed(true)}>
          Preview
        </Button>
        <Button
          aria-disabled={isWritten || test.isPending}
          onClick={() => isWritten || test.mutate({ params: { letterId: id } })}
        >
          Send a test to me
        </Button>
      </Row>
      <Field
        label="Goes out at"
        type="datetime-local"
        hint="By India’s clocks (IST)."
        value={typed}
        error={problem}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Row gap={1.5}>
        <Button aria-disabled={isWritten} onClick={() => isWritten || askFor(fromIndiaTime(typed))}>
          Schedule
        </Button>
        <Button aria-disabled={isWritten} onClick={() => isWritten || askFor(new Date().toISOString())}>
          Send now
        </Button>
      </Row>
      <LazyBoundary fallback={null}>
        {isPreviewed && <LetterPreviewDialog uid={uid} letterId={id} onClose={() => setIsPreviewed(false)} />}
        {asked !== null && (
          <QuestionDialog
            question={question}
            onClose={() => setAsked(null)}
            onConfirm={() => {
              onProblem(null);
              scheduling.mutate({ params: { letterId: id }, body: { version, sendAt: asked } });
              setAsked(null);
            }}
          />
        )}
      </LazyBoundary>
    </FormSection>
  );
}
