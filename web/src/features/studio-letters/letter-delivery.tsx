import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import type { Letter } from '@aperture-byline/contract/letter/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { Button } from '#components/base/button.tsx';
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
import { showError, showToast } from '#lib/toast.ts';

const LetterPreviewDialog = lazy(() => import('./letter-preview-dialog.tsx'));
const QuestionDialog = lazy(() => import('#components/dialog/question-dialog.tsx'));

/** A refusal says what to do before a test can go out. */
function testFailure(error: Error): string {
  const isRefusal = error instanceof ApiError && (error.code === 'INVALID' || error.code === 'CONFLICT');
  return isRefusal ? error.message : errorText(error, letterMessages.notDone);
}

/** Time of a letter that is about to be sent, and how many get it. */
interface Asked {
  time: string;
  readers: number;
}

function describeReaders({ time, readers }: Asked): string {
  const isNow = Date.parse(time) <= Date.now();
  const when = isNow ? 'within a minute' : `at ${formatTime(time)}`;
  if (readers === 0)
    return `Nobody has confirmed an address: no mail goes out, and the letter stands in the archive ${when}.`;
  const goes = `It goes out to ${pluralize(readers, 'subscriber')} ${when}.`;
  return `${goes} ${isNow ? '' : 'Who confirms an address until then gets it too. '}Until then you can take it back.`;
}

/** Preview, test and time of a stored draft. Each first saves what is left of it. */
export function LetterDelivery({
  uid,
  letter: { id, missedAt },
  save,
  onSending,
  onSent,
  onProblem,
}: {
  uid: string;
  letter: Letter;
  /** Null where the server does not have what was written. */
  save: () => Promise<Letter | null>;
  /** Called with true while it is being sent: text typed meanwhile would be no part of it. */
  onSending: (isSending: boolean) => void;
  onSent: (letter: Letter) => void;
  onProblem: (error: Error) => void;
}) {
  const client = useQueryClient();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<Asked | null>(null);
  const test = useSingleFlightMutation(testLetterMutation, {
    onDone: () => showToast('success', letterMessages.testSent),
    onFailed: (error) => showToast('error', testFailure(error)),
  });
  const scheduling = useSingleFlightMutation(scheduleLetterMutation(uid), {
    onDone: (letter) => {
      showToast('success', letterMessages.scheduled);
      onSent(letter);
    },
    onFailed: (error) => {
      onSending(false);
      onProblem(error);
    },
  });

  async function preview(): Promise<void> {
    if (await save()) setIsPreviewed(true);
  }

  async function sendTest(): Promise<void> {
    if (await save()) test.mutate({ params: { letterId: id } });
  }

  /** Asks with the number of those who would get it now. */
  async function askFor(time: string | null): Promise<void> {
    setProblem(time === null ? letterMessages.timeInvalid : undefined);
    if (time === null || !(await save())) return;
    try {
      const { subscribers } = await client.fetchQuery(letterListQuery(uid));
      setAsked({ time, readers: subscribers });
    } catch (error) {
      showError(error, letterMessages.notDone);
    }
  }

  async function send({ time: sendAt }: Asked): Promise<void> {
    onSending(true);
    setAsked(null);
    const letter = await save();
    if (letter) scheduling.mutate({ params: { letterId: id }, body: { version: letter.version, sendAt } });
    else onSending(false);
  }

  return (
    <FormSection title="Sending" intro="Look at it, send it to yourself, then to everybody.">
      {missedAt && (
        <p role="status">
          {letterMessages.missed} It was due {formatTime(missedAt)}.
        </p>
      )}
      <Row gap={1.5}>
        <Button onClick={() => void preview()}>Preview</Button>
        <Button aria-disabled={test.isPending} onClick={() => void sendTest()}>
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
        <Button onClick={() => void askFor(fromIndiaTime(typed))}>Schedule</Button>
        <Button aria-disabled={scheduling.isPending} onClick={() => void askFor(new Date().toISOString())}>
          Send now
        </Button>
      </Row>
      <LazyBoundary fallback={null}>
        {isPreviewed && <LetterPreviewDialog uid={uid} letterId={id} onClose={() => setIsPreviewed(false)} />}
        {asked !== null && (
          <QuestionDialog
            question={{
              title: 'Send this letter?',
              text: describeReaders(asked),
              keep: 'Not yet',
              confirm: 'Send it',
            }}
            onClose={() => setAsked(null)}
            onConfirm={() => void send(asked)}
          />
        )}
      </LazyBoundary>
    </FormSection>
  );
}
