import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider } from '@mui/material/styles';
import { muiTheme } from '#theme/mui-theme.ts';
import type { AccountKind } from './account-choice.tsx';

/** As wide as the dialog on a small screen. */
const BUTTON = { width: { xs: '100%', sm: 'auto' } };

/** Explains the photographer's account before it is chosen. */
export default function PhotographerDialog({
  open,
  onClose,
  onChoose,
  onExited,
}: {
  open: boolean;
  onClose: () => void;
  onChoose: (kind: AccountKind) => void;
  /** After the closing transition, when the page has the focus again. */
  onExited: () => void;
}) {
  return (
    <ThemeProvider theme={muiTheme}>
      <Dialog
        open={open}
        onClose={onClose}
        slotProps={{ transition: { onExited } }}
        aria-labelledby="photographer-title"
        aria-describedby="photographer-text"
      >
        <DialogTitle id="photographer-title" variant="h2">
          Show your own work here?
        </DialogTitle>
        <DialogContent>
          <DialogContentText id="photographer-text">
            We look at every photographer’s account ourselves before it can upload, exhibit and sell. Until
            then it works like a regular one, and news of our answer comes by mail.
          </DialogContentText>
        </DialogContent>
        <DialogActions sx={{ flexDirection: { xs: 'column-reverse', sm: 'row' } }}>
          <Button sx={BUTTON} onClick={() => onChoose('regular')}>
            Create Regular Account
          </Button>
          <Button sx={BUTTON} variant="contained" onClick={() => onChoose('photographer')}>
            Create Photographer Account
          </Button>
        </DialogActions>
      </Dialog>
    </ThemeProvider>
  );
}
