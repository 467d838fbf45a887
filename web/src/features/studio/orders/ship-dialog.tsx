import { shipSchema } from '@aperture-byline/contract/order/schemas';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider } from '@mui/material/styles';
import { useId } from 'react';
import { Field } from '#components/forms/field.tsx';
import { CARRIERS } from '#entities/order/tracking-link.ts';
import { muiTheme } from '#theme/mui-theme.ts';
import dialogStyles from '../dialog.module.css';
import { useDialogForm } from '../use-dialog-form.ts';

interface Shipment {
  carrier: string;
  tracking: string;
}

/** Asks how the prints were sent. */
export default function ShipDialog({
  isBusy,
  onClose,
  onSend,
}: {
  isBusy: boolean;
  onClose: () => void;
  onSend: (shipment: Shipment) => void;
}) {
  const id = useId();
  const { form, field, onSubmit } = useDialogForm({
    initialValues: { carrier: '', tracking: '' },
    schema: shipSchema,
    isBusy,
    onSend,
  });
  return (
    <ThemeProvider theme={muiTheme}>
      <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
        <DialogTitle id={id} variant="h2">
          How did you send it?
        </DialogTitle>
        <form ref={form} noValidate onSubmit={onSubmit}>
          <DialogContent className={dialogStyles.content}>
            <Field
              label="Carrier"
              list={`${id}-carriers`}
              autoComplete="off"
              readOnly={isBusy}
              {...field('carrier')}
            />
            <datalist id={`${id}-carriers`}>
              {CARRIERS.map((carrier) => (
                <option key={carrier} value={carrier} />
              ))}
            </datalist>
            <Field
              label="Tracking number"
              autoComplete="off"
              spellCheck={false}
              readOnly={isBusy}
              {...field('tracking')}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Not yet</Button>
            <Button type="submit" variant="contained" aria-disabled={isBusy}>
              {isBusy ? 'Saving…' : 'Mark as shipped'}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </ThemeProvider>
  );
}
