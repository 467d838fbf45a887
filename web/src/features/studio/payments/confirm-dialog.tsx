import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { transferSchema } from '@aperture-byline/contract/order/schemas';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider } from '@mui/material/styles';
import { useId } from 'react';
import { Field } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { confirmMutation, isWrongState, type Transfer } from '#entities/order/mutations.ts';
import { orderNumber } from '#entities/order/order-texts.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import { muiTheme } from '#theme/mui-theme.ts';
import dialogStyles from '../dialog.module.css';
import { useDialogForm } from '../use-dialog-form.ts';

const QUESTIONS: Readonly<Record<Transfer['kind'], (amount: string, person: string) => string>> = {
  received: (amount, person) => `Has ${amount} from ${person} arrived?`,
  refunded: (amount, person) => `Was ${amount} sent back to ${person}?`,
  paidOut: (amount, person) => `Was ${amount} paid out to ${person}?`,
};

/** Asks for the bank's reference of a transfer, and confirms it. A second confirmation is the server's to refuse: it says why. */
export default function ConfirmDialog({
  uid,
  transfer,
  amount,
  person,
  onClose,
}: {
  uid: string;
  transfer: Transfer;
  amount: number;
  person: string;
  onClose: () => void;
}) {
  const id = useId();
  const { mutate, isPending, error } = useSingleFlightMutation({
    ...confirmMutation(uid, transfer),
    onSuccess: () => {
      showToast('success', orderMessages.confirmed);
      onClose();
    },
    onError: (failure) => {
      if (!isWrongState(failure)) return;
      showToast('warning', failure.message);
      onClose();
    },
  });
  const { form, field, onSubmit } = useDialogForm({
    initialValues: { reference: '' },
    schema: transferSchema,
    isBusy: isPending,
    onSend: ({ reference }) => mutate(reference),
  });
  return (
    <ThemeProvider theme={muiTheme}>
      <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
        <DialogTitle id={id} variant="h2">
          {QUESTIONS[transfer.kind](formatPrice(amount), person)}
        </DialogTitle>
        <form ref={form} noValidate onSubmit={onSubmit}>
          <DialogContent className={dialogStyles.content}>
            <DialogContentText>
              Order {orderNumber(transfer.orderId)}. This can be confirmed once only.
            </DialogContentText>
            <Field
              label="Reference of the transfer"
              autoComplete="off"
              spellCheck={false}
              readOnly={isPending}
              {...field('reference')}
            />
            <FormAlert
              failure={error ? { text: errorText(error, orderMessages.notMoved), canRetry: false } : null}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Not yet</Button>
            <Button type="submit" variant="contained" aria-disabled={isPending}>
              {isPending ? 'Confirming…' : `Confirm ${formatPrice(amount)}`}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </ThemeProvider>
  );
}
