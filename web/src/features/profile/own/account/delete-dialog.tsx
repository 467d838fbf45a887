import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { DialogActions, DialogContent } from '#components/dialog/dialog-parts.tsx';
import { ModalDialog } from '#components/dialog/modal-dialog.tsx';
import { Field } from '#components/forms/field.tsx';
import { FormAlert, type FormFailure } from '#components/forms/form-alert.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
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
  failure: FormFailure | null;
  onClose: () => void;
  onConfirm: () => void;
}) {
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
    <ModalDialog title="Delete your account?" text="This cannot be undone." width="xs" onClose={onClose}>
      <form ref={form} onSubmit={submit} noValidate>
        <DialogContent>
          <div>
            <h3 className={styles.title}>What goes</h3>
            <p>
              Your profile and portrait, addresses and bookmarks; and, if you show your work here, your photographs,
              exhibitions, stories and prints.
            </p>
          </div>
          <div>
            <h3 className={styles.title}>What stays</h3>
            <p>Your comments, without your name, and orders that are finished, for as long as tax law asks for them.</p>
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
          <SubmitButton variant="primary" isBusy={isBusy} busy="Deleting…">
            Delete account
          </SubmitButton>
        </DialogActions>
      </form>
    </ModalDialog>
  );
}
