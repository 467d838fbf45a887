import { messages } from '@aperture-byline/contract/shared/messages';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ErrorNotice } from '#components/feedback/notice.tsx';
import { FormAlert, type FormFailure } from '#components/forms/form-alert.tsx';
import { GoogleButton } from '#components/forms/google-button.tsx';
import { PasswordField } from '#components/forms/password-field.tsx';
import { OWN } from '#entities/session/api/own-query.ts';
import * as provider from '#entities/session/firebase/reauthenticate.ts';
import { isGivenUp, isWrongCredentials } from '#lib/auth-error.ts';
import { confirmationFailure, failureText } from '#lib/error-text.ts';
import { muiTheme } from '#theme/mui-theme.ts';
import styles from './sign-in-again-dialog.module.css';

/**
 * Has the person who is signed in prove once more who they are, for what the server does only shortly after a sign-in.
 * `onDone`: it worked, and calls made now carry the proof.
 */
export default function SignInAgainDialog({
  open,
  onClose,
  onDone,
}: {
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}) {
  const id = useId();
  return (
    <ThemeProvider theme={muiTheme}>
      <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
        <DialogTitle id={id} variant="h2">
          Is it you?
        </DialogTitle>
        <Confirmation onClose={onClose} onDone={onDone} />
      </Dialog>
    </ThemeProvider>
  );
}

/** Anew each time the dialog opens: no password stays in it. */
function Confirmation({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const methods = useQuery({
    queryKey: [OWN, 'sign-in-methods'],
    queryFn: provider.signInMethods,
    staleTime: 0,
  });
  const alertId = useId();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  const provePassword = () => provider.confirmWithPassword(password);

  async function confirm(prove: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await prove();
      onDone();
    } catch (error) {
      isRunning.current = false;
      setBusy(false);
      if (isGivenUp(error)) return;
      if (!isWrongCredentials(error)) console.error('The sign-in could not be confirmed:', error);
      // Google's window has its own button to try again.
      const canRetry = prove === provePassword && !isWrongCredentials(error);
      setFailure({ text: confirmationFailure(error), canRetry });
      field.current?.focus();
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (password !== '') {
      confirm(provePassword);
      return;
    }
    setFailure({ text: messages.fillAllFields, canRetry: false });
    field.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate>
      <DialogContent className={styles.content}>
        <DialogContentText>
          Please sign in once more, so that nobody else can do this for you.
        </DialogContentText>
        {methods.error && (
          <ErrorNotice onRetry={() => methods.refetch()}>
            {failureText(methods.error, messages.somethingWrongLater)}
          </ErrorNotice>
        )}
        {methods.data?.password && (
          <PasswordField
            ref={field}
            label="Password"
            name="password"
            autoComplete="current-password"
            autoFocus
            required
            value={password}
            invalid={failure !== null}
            aria-describedby={failure === null ? undefined : alertId}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
        {methods.data?.google && <GoogleButton onClick={() => confirm(provider.confirmWithGoogle)} />}
        <FormAlert id={alertId} failure={failure} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {methods.data?.password && (
          <Button type="submit" variant="contained" aria-disabled={isBusy}>
            {isBusy ? 'Checking…' : 'Confirm'}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}
