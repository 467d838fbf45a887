import { lazy } from 'react';
import FormDialog from '#components/dialog/form-dialog.tsx';
import QuestionDialog from '#components/dialog/question-dialog.tsx';
import type { ClaimStepProps } from './claim-texts.ts';

const ReasonForm = lazy(() => import('../reason-form.tsx'));
const RefundForm = lazy(() => import('./refund-form.tsx'));
const ShipmentForm = lazy(() => import('../shipping/shipment-form.tsx'));

/** Asks before an action of a claim, for words or for a tracking number where it needs them. */
export default function ClaimStepDialog({ action, price, texts, isBusy, onClose, onStep }: ClaimStepProps) {
  const { title, text } = texts;
  const form = { isBusy, onClose, texts: { cancel: 'Not now', send: texts.confirm, busy: 'Saving…' } };
  if (action === 'refund')
    return (
      <FormDialog title={title} text={text} onClose={onClose}>
        <RefundForm price={price} {...form} onSend={(refund) => onStep({ action, ...refund })} />
      </FormDialog>
    );
  if (action === 'refuse' || action === 'dispute')
    return (
      <FormDialog title={title} text={text} onClose={onClose}>
        <ReasonForm name="note" {...form} onSend={(note) => onStep({ action, note })} />
      </FormDialog>
    );
  if (action === 'sendReturn' || action === 'sendReplacement')
    return (
      <FormDialog title={title} text={text} onClose={onClose}>
        <ShipmentForm {...form} onSend={(shipment) => onStep({ action, ...shipment })} />
      </FormDialog>
    );
  return (
    <QuestionDialog question={{ ...texts, keep: 'Not now' }} onClose={onClose} onConfirm={() => onStep({ action })} />
  );
}
