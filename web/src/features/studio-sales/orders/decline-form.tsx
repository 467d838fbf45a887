import { declineSchema } from '@aperture-byline/contract/order/schemas';
import { Button } from '#components/base/button.tsx';
import dialogStyles from '#components/dialog/dialog-form.module.css';
import { useDialogForm } from '#components/dialog/use-dialog-form.ts';
import { TextAreaField } from '#components/forms/field.tsx';

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
    <form ref={form} className={dialogStyles.form} noValidate onSubmit={onSubmit}>
      <TextAreaField label="Your reason" rows={4} readOnly={isBusy} {...field('reason')} />
      <div className={dialogStyles.end}>
        <Button onClick={onClose}>Keep it</Button>
        <Button type="submit" variant="primary" aria-disabled={isBusy}>
          {isBusy ? 'Declining…' : 'Decline'}
        </Button>
      </div>
    </form>
  );
}
