import { claimNoteSchema } from '@aperture-byline/contract/order/claim-schemas';
import type { ClaimAction } from '@aperture-byline/contract/order/claim-wire';
import { shipSchema } from '@aperture-byline/contract/order/schemas';
import { useId } from 'react';
import { DialogForm, useDialogForm } from '#components/dialog/dialog-form.tsx';
import FormDialog from '#components/dialog/form-dialog.tsx';
import QuestionDialog from '#components/dialog/question-dialog.tsx';
import { Field, TextAreaField } from '#components/forms/field.tsx';
import type { ClaimStep } from './mutations.ts';
import { CARRIERS } from './tracking.tsx';

interface StepProps {
  action: ClaimAction;
  texts: Readonly<Record<'title' | 'text' | 'confirm', string>>;
  onClose: () => void;
  onStep: (step: ClaimStep) => void;
}

/** Asks before an action of a claim, for words or for a tracking number where it needs them. */
export default function ClaimStepDialog(props: StepProps) {
  const { action, texts, onClose, onStep } = props;
  const { title, text } = texts;
  if (action === 'refuse' || action === 'dispute')
    return (
      <FormDialog title={title} text={text} onClose={onClose}>
        <NoteForm {...props} />
      </FormDialog>
    );
  if (action === 'sendReturn' || action === 'sendReplacement')
    return (
      <FormDialog title={title} text={text} onClose={onClose}>
        <ShipmentForm {...props} />
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

const formTexts = (send: string) => ({ leave: 'Not now', send, busy: send });

function NoteForm({ action, texts, onClose, onStep }: StepProps) {
  const { form, field, onSubmit } = useDialogForm({
    initialValues: { note: '' },
    schema: claimNoteSchema,
    isBusy: false,
    onSend: ({ note }) => onStep({ action, note }),
  });
  return (
    <DialogForm
      ref={form}
      onSubmit={onSubmit}
      isBusy={false}
      texts={formTexts(texts.confirm)}
      onClose={onClose}
    >
      <TextAreaField label="Your reason" rows={6} {...field('note')} />
    </DialogForm>
  );
}

function ShipmentForm({ action, texts, onClose, onStep }: StepProps) {
  const id = useId();
  const { form, field, onSubmit } = useDialogForm({
    initialValues: { carrier: '', tracking: '' },
    schema: shipSchema,
    isBusy: false,
    onSend: (shipment) => onStep({ action, ...shipment }),
  });
  return (
    <DialogForm
      ref={form}
      onSubmit={onSubmit}
      isBusy={false}
      texts={formTexts(texts.confirm)}
      onClose={onClose}
    >
      <Field label="Carrier" list={id} autoComplete="off" {...field('carrier')} />
      <datalist id={id}>
        {CARRIERS.map((carrier) => (
          <option key={carrier} value={carrier} />
        ))}
      </datalist>
      <Field label="Tracking number" autoComplete="off" spellCheck={false} {...field('tracking')} />
    </DialogForm>
  );
}
