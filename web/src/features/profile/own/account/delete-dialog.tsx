import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider } from '@mui/material/styles';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Field } from '#components/forms/field.tsx';
import { FormAlert, type FormFailure } from '#components/forms/form-alert.tsx';
import { muiTheme } from '#theme/mui-theme.ts';
import styles from './delete-dialog.module.css';
import { OrdersAtDeletion } from './orders-at-deletion.tsx';

const WORD = 'DELETE';

/** Explains the deletion and asks to type a word as confirmation. Stays open until the account is deleted. */
export default function DeleteDialog({
  uid,
  isBusy,
  failure,
  onClose,
  onConfirm,
}: {
  uid: string;
  isBusy: boolean;
  /** Why the account could not be deleted. */
  failure: FormFailure | null;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [word, setWord] = useState('');
  const [isWrong, setWrong] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (word.trim() === WORD) {
      onConfirm();
      return;
    }
    setWrong(true);
    form.current?.querySelector('input')?.focus();
  }

  return (
    <ThemeProvider theme={muiTheme}>
      <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
        <DialogTitle id={id} variant="h2">
          Delete your account?
        </DialogTitle>
        <form ref={form} className={styles.form} onSubmit={submit} noValidate>
          <DialogContent className={styles.content}>
            <p>This cannot be undone.</p>
            <div>
              <h3 className={styles.title}>What goes</h3>
              <p>
                Your profile and portrait, addresses and bookmarks; and, if you show your work here, your
                photographs, exhibitions, stories and prints.
              </p>
            </div>
            <div>
              <h3 className={styles.title}>What stays</h3>
              <p>
                Your comments, without your name, and orders that are finished, for as long as tax law asks
                for them.
              </p>
            </div>
            <OrdersAtDeletion uid={uid} />
            <Field
              label={`Type ${WORD} to confirm`}
              name="word"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={word}
              error={isWrong ? profileMessages.deletionUnconfirmed : undefined}
              onChange={({ target }) => {
                setWord(target.value);
                setWrong(false);
              }}
            />
            <FormAlert failure={failure} />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Keep my account</Button>
            <Button type="submit" variant="contained" aria-disabled={isBusy}>
              {isBusy ? 'Deleting…' : 'Delete account'}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </ThemeProvider>
  );
}
