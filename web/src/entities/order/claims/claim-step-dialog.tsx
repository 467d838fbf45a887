import { lazy } from 'react';
import FormDialog from '#components/dialog/form-dialog.tsx';
import QuestionDialog from '#components/dialog/question-dialog.tsx';
import type { ClaimStepProps } from './claim-texts.ts';

const ClaimNoteForm = lazy(() => import('./claim-note-form.tsx'));
const ClaimShipmentForm = lazy(() => import('./claim-shipment-form.tsx'));

/** Asks before an action of a claim, for words or for a tracking number where it needs them. */
export default function ClaimStepDialog(props: ClaimStepProps) {
  const { action, texts, onClose, onStep } = props;
  const { title, text } = texts;
  if (action === 'refuse' || action === 'dispute')
    return (
      <FormDialog title={title} text={text} onClose={onClose}>
        <ClaimNoteForm {...props} />
      </FormDialog>
    );
  if (action === 'sendReturn' || action === 'sendReplacement')
    return (
      <FormDialog title={title} text={text} onClose={onClose}>
        <ClaimShipmentForm {...props} />
      </FormDialog>
    );
  return (
    <QuestionDialog
      question={{ ...texts, keep: 'Not now' }}
      onClose={onClose}
      onConfirm={() => onStep({ action })}
    />
  );
}
