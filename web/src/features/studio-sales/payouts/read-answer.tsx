import type { OpenBatch } from '@aperture-byline/contract/order/payouts/batch';
import { batchMessages } from '@aperture-byline/contract/order/payouts/batch-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { useRef, useState } from 'react';
import { Button, TextButton } from '#components/base/button.tsx';
import { TextAreaField } from '#components/forms/field.tsx';
import { DropZone } from '#components/forms/files/drop-zone.tsx';
import { useReloadGuard } from '#components/forms/use-reload-guard.ts';
import { EntryList, Row, Stack } from '#components/layout/layout.tsx';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { pluralize } from '#lib/format-count.ts';
import { showToast } from '#lib/toast.ts';
import { useFocusAfter } from '../payments/payment-entry.tsx';
import { type ReadAnswer as Answer, parseAnswer } from './answer-file.ts';
import { answerBatchMutation } from './payout-calls.ts';

const FILE_TYPES = '.csv,.tsv,.txt,.xls,.html,text/csv,text/tab-separated-values,text/plain';
const SIZE_MAX = 1024 * 1024;

/** Reads the bank's answer from a file or what is pasted, shows it, and records it once it is confirmed. */
export default function ReadAnswer({
  uid,
  batchId,
  transfers,
}: {
  uid: string;
  batchId: string;
  transfers: OpenBatch['transfers'];
}) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState('');
  const [pasted, setPasted] = useState('');
  useReloadGuard(pasted !== '' || answer !== null);
  const { mutate, isPending, error, reset } = useSingleFlightMutation(answerBatchMutation(uid, batchId), {
    onDone: () => {
      setAnswer(null);
      setPasted('');
      showToast('success', batchMessages.answerRecorded);
    },
  });

  function read(bytes: Uint8Array) {
    reset();
    const found = bytes.length > SIZE_MAX ? null : parseAnswer(bytes);
    const isEmpty = found && found.rows.length + found.pending + found.problems.length === 0;
    setAnswer(isEmpty ? null : found);
    setProblem(isEmpty ? batchMessages.answerEmpty : found ? '' : batchMessages.answerUnreadable);
  }

  async function choose([file]: File[]) {
    if (file) read(new Uint8Array(await file.arrayBuffer()));
  }

  const rows = answer?.rows ?? [];
  const refused = Object.entries(error instanceof ApiError ? error.fields : {}).map(([field, text]) => {
    const row = rows[Number(/\d+/.exec(field)?.[0])];
    return { line: row?.line ?? 0, text };
  });
  const problems = [...(answer?.problems ?? []), ...refused];
  const said =
    refused.length > 0 ? batchMessages.answerWrong : error && errorText(error, batchMessages.answerNotRecorded);
  return (
    <Stack gap={3}>
      <DropZone
        label="The bank’s answer"
        button="Choose the answer"
        hint={`or drop it here. ${batchMessages.answerHint}`}
        accept={FILE_TYPES}
        onChoose={choose}
      />
      <TextAreaField
        label="Or paste it here"
        rows={3}
        value={pasted}
        onChange={({ currentTarget }) => setPasted(currentTarget.value)}
      />
      <p>
        <TextButton onClick={() => read(new TextEncoder().encode(pasted))}>Read what is pasted</TextButton>
      </p>
      <p role="alert">{problem || said}</p>
      {problems.length > 0 && (
        <Stack as="ul" gap={0.5} aria-label="Wrong rows" className="text-error break-anywhere">
          {problems.map(({ line, text }) => (
            <li key={`${line} ${text}`}>
              Line {line}: {text}
            </li>
          ))}
        </Stack>
      )}
      {answer && (
        <>
          <p role="status">{describe(answer)}</p>
          <EntryList gap={1} aria-label="Rows of the answer">
            {rows.map(({ line, reference, outcome, utr, amount }) => (
              <Row as="li" key={line} gap={[0.5, 2]} justify="space-between" className="break-anywhere">
                <span>
                  {transfers.find((transfer) => transfer.reference === reference)?.artistName ?? 'Nobody in this file'},
                  reference {reference}: {outcome === 'paid' ? `paid, UTR ${utr || 'missing'}` : 'not paid'}
                </span>
                <span className="tabular-nums nowrap">{formatPrice(amount)}</span>
              </Row>
            ))}
          </EntryList>
          {rows.length > 0 && answer.problems.length === 0 && (
            <RecordButton
              count={rows.length}
              isBusy={isPending}
              onRecord={() => mutate({ rows: rows.map(({ line: _line, ...row }) => row) })}
            />
          )}
        </>
      )}
    </Stack>
  );
}

function RecordButton({ count, isBusy, onRecord }: { count: number; isBusy: boolean; onRecord: () => void }) {
  const place = useRef<HTMLParagraphElement>(null);
  useFocusAfter(place);
  return (
    <p ref={place}>
      <Button aria-disabled={isBusy} onClick={onRecord}>
        {isBusy ? 'Recording…' : `Record ${pluralize(count, 'transfer')}`}
      </Button>
    </p>
  );
}

/** Says what the answer has, with the sum of what was paid. */
function describe({ rows, pending, problems }: Answer): string {
  const paid = rows.filter(({ outcome }) => outcome === 'paid');
  const sum = formatPrice(paid.reduce((total, { amount }) => total + amount, 0));
  const parts = [
    `${paid.length} paid, ${sum} in all`,
    `${rows.length - paid.length} not paid`,
    ...(pending > 0 ? [`${pending} not made yet: please read a later answer`] : []),
    ...(problems.length > 0 ? ['Nothing can be recorded before all lines are right'] : []),
  ];
  return `${parts.join('. ')}.`;
}
