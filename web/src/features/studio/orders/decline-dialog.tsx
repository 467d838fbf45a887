import { declineSchema } from '@aperture-byline/contract/order/schemas';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider } from '@mui/material/styles';
import { useId } from 'react';
import { TextAreaField } from '#components/forms/field.tsx';
import { muiTheme } from '#theme/mui-theme.ts';
import dialogStyles from '../dialog.module.css';
import { useDialogForm } from '../use-dialog-form.ts';

/** Asks for the reason of a decline, which the buyer reads. */
export default function DeclineDialog({
  isBusy,
  onClose,
  onSend,
}: {
  isBusy: boolean;
  onClose: () => void;
  onSend: (reason: string) => void;
}) {
  const id = useId();
  const { form, field, onSubmit } = useDialogForm({
    initialValues: { reason: '' },
    schema: declineSchema,
    isBusy,
    onSend: ({ reason }) => onSend(reason),
  });
  return (
    <ThemeProvider theme={muiTheme}>
      <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
        <DialogTitle id={id} variant="h2">
          Decline this order?
        </DialogTitle>
        <form ref={form} noValidate onSubmit={onSubmit}>
          <DialogContent className={dialogStyles.content}>
            <DialogContentText>
              The buyer does not pay for your prints, and reads your reason.
            </DialogContentText>
            <TextAreaField label="Your reason" rows={4} readOnly={isBusy} {...field('reason')} />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Keep it</Button>
            <Button type="submit" variant="contained" aria-disabled={isBusy}>
              {isBusy ? 'Declining…' : 'Decline'}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </ThemeProvider>
  );
}
