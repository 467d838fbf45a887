import { claimNoteSchema } from '@aperture-byline/contract/order/claims/bodies';
import { claimMessages } from '@aperture-byline/contract/order/order-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { codeField } from '@aperture-byline/contract/shared/text/text-fields';
import type { ComponentProps } from 'react';
import { DialogForm, useDialogForm } from '#components/dialog/dialog-form.tsx';
import { Field, TextAreaField } from '#components/forms/field.tsx';

/** Asks how much of the price of claimed prints goes back, and what for. */
export default function RefundForm({
  price,
  onSend,
  ...props
}: Pick<ComponentProps<typeof DialogForm>, 'isBusy' | 'texts' | 'onClose'> & {
  /** Whole rupees. */
  price: number;
  onSend: (refund: { note: string; refund: number }) => void;
}) {
  const { form, values, field, onSubmit } = useDialogForm({
    initialValues: { note: '', refund: String(price) },
    schema: claimNoteSchema.shape({
      refund: codeField()
        .required(claimMessages.refundInvalid)
        .matches(/^[1-9]\d{0,8}$/, claimMessages.refundInvalid)
        .test('price', claimMessages.refundInvalid, (typed) => Number(typed) <= price),
    }),
    isBusy: props.isBusy,
    onSend: ({ note, refund }) => onSend({ note, refund: Number(refund) }),
  });
  const left = price - Number(values.refund);
  return (
    <DialogForm ref={form} onSubmit={onSubmit} {...props}>
      <Field label="Amount in rupees" inputMode="numeric" autoComplete="off" {...field('refund')} />
      <p role="status" className="text-quiet text-small">
        {left > 0 && left < price && `Of ${formatPrice(price)}, ${formatPrice(left)} stays with the photographer.`}
      </p>
      <TextAreaField label="Your reason" rows={6} {...field('note')} />
    </DialogForm>
  );
}
