import { declineSchema } from '@aperture-byline/contract/order/schemas';
import { Button } from '#components/base/button.tsx';
import { useDialogForm } from '#components/dialog/use-dialog-form.ts';
import { TextAreaField } from '#components/forms/field.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';

/** The reason of a decline, which the buyer reads. */
export default function DeclineForm({
  isBusy,
  onClose,
  onSend,
}: {
  isBusy: boolean;
  onClose: () => void;
  onSend: (reason: string) => void;
}) {
  const { form, field, onSubmit } = useDialogForm({
    initialValues: { reason: '' },
    schema: declineSchema,
    isBusy,
    onSend: ({ reason }) => onSend(reason),
  });
  return (
    <Stack as="form" ref={form} noValidate onSubmit={onSubmit}>
      <TextAreaField label="Your reason" rows={6} readOnly={isBusy} {...field('reason')} />
      <Row gap={1} justify="end">
        <Button onClick={onClose}>Keep it</Button>
        <Button type="submit" variant="primary" aria-disabled={isBusy}>
          {isBusy ? 'Declining…' : 'Decline'}
        </Button>
      </Row>
    </Stack>
  );
}
