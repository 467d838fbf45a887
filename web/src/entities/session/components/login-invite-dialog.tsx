import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider } from '@mui/material/styles';
import { Link, useLocation } from 'react-router';
import { paths, withRedirect } from '#lib/paths.ts';
import { muiTheme } from '#theme/mui-theme.ts';

/** Invites a visitor to sign in or to make an account, which both lead back to this page, and takes no for an answer. */
export default function LoginInviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <ThemeProvider theme={muiTheme}>
      <Dialog open={open} onClose={onClose} aria-labelledby="login-invite-title">
        <DialogTitle id="login-invite-title">Keep what you love</DialogTitle>
        <DialogContent>
          <DialogContentText>
            With an account you can bookmark stories, join the conversation and order prints.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>No thanks</Button>
          <Button component={Link} to={withRedirect(paths.login, here)} onClick={onClose}>
            Login
          </Button>
          <Button
            component={Link}
            to={withRedirect(paths.signUp, here)}
            variant="contained"
            onClick={onClose}
          >
            Create Account
          </Button>
        </DialogActions>
      </Dialog>
    </ThemeProvider>
  );
}
