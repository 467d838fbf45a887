import { decisionSchema } from '@aperture-byline/contract/review/schemas';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { type ObjectSchema, object, string } from 'yup';
import { Button } from '#components/base/button.tsx';
import { useDialogForm } from '#components/dialog/use-dialog-form.ts';
import { TextAreaField } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { problemOf } from './use-decision.ts';

/** The server leaves the reason out for comments. */
const reasonSchema: ObjectSchema<{ reason: string }> = decisionSchema.concat(
  object({ reason: string().required(workMessages.reasonEmpty) }),
);

/** The reason of a decision. What is typed stays where it can't be sent. */
export default function ReasonForm({
  texts: { button, busy },
  isBusy,
  error,
  onClose,
  onSend,
}: {
  /** Of the button, and of it while it is sent. */
  texts: Readonly<Record<'button' | 'busy', string>>;
  isBusy: boolean;
  error: Error | null;
  onClose: () => void;
  onSend: (reason: string) => void;
}) {
  const { form, field, onSubmit } = useDialogForm({
    initialValues: { reason: '' },
    schema: reasonSchema,
    isBusy,
    onSend: ({ reason }) => onSend(reason),
  });
  return (
    <Stack as="form" ref={form} noValidate onSubmit={onSubmit}>
      <TextAreaField label="Your reason" rows={6} readOnly={isBusy} {...field('reason')} />
      <FormAlert failure={error ? { text: problemOf(error), canRetry: false } : null} />
      <Row gap={1} justify="end">
        <Button onClick={onClose}>Not yet</Button>
        <Button type="submit" variant="primary" aria-disabled={isBusy}>
          {isBusy ? busy : button}
        </Button>
      </Row>
    </Stack>
  );
}
