import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider } from '@mui/material/styles';
import { useId } from 'react';
import { muiTheme } from '#theme/mui-theme.ts';

/** Asks before an order is cancelled. */
export default function CancelDialog({ onClose, onConfirm }: { onClose: () => void; onConfirm: () => void }) {
  const id = useId();
  return (
    <ThemeProvider theme={muiTheme}>
      <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
        <DialogTitle id={id} variant="h2">
          Cancel this order?
        </DialogTitle>
        <DialogContent>
          <DialogContentText>
            None of its prints will come, and there is nothing to pay. This cannot be undone.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="contained" onClick={onConfirm}>
            Cancel order
          </Button>
        </DialogActions>
      </Dialog>
    </ThemeProvider>
  );
}
