import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { DialogActions, DialogContent } from '#components/dialog/dialog-parts.tsx';
import { ModalDialog } from '#components/dialog/modal-dialog.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { GoogleButton } from '#components/forms/google-button.tsx';
import { PasswordField } from '#components/forms/password-field.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import * as provider from '#entities/session/firebase/reauthenticate.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { isPopupClosed, isSignInRefusal, isWrongCredentials } from '#lib/errors/auth-error.ts';
import { reauthenticationErrorText } from '#lib/errors/sign-in-error-text.ts';
import { PRIVATE } from '../api/private-requests.ts';

/** Reauthenticates for calls that need a recent sign-in; after `onDone` they carry a fresh token. */
export default function SignInAgainDialog(props: { onClose: () => void; onDone: () => void }) {
  return (
    <ModalDialog
      title="Is it you?"
      text="Please sign in once more, so that nobody else can do this for you."
      width="xs"
      onClose={props.onClose}
    >
      <Confirmation {...props} />
    </ModalDialog>
  );
}

/** The error to show; null where the user closed Google's popup. */
function describeFailure(error: Error | null, isMissing: boolean, method?: keyof provider.SignInMethods) {
  if (isMissing) return { text: signInMessages.fillAllFields };
  if (error === null || isPopupClosed(error)) return null;
  // Google's own button serves as retry.
  return {
    text: reauthenticationErrorText(error),
    canRetry: method === 'password' && !isWrongCredentials(error),
  };
}

/** Mounted anew each time the dialog opens, so that it keeps no password. */
function Confirmation({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const methods = useQuery({
    queryKey: [PRIVATE, 'sign-in-methods'],
    queryFn: provider.signInMethods,
    staleTime: 0,
  });
  const alertId = useId();
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const confirmation = useSingleFlightMutation({
    mutationKey: ['sign in again'],
    meta: { isRefusal: isSignInRefusal },
    mutationFn: (method: keyof provider.SignInMethods) =>
      method === 'password' ? provider.confirmWithPassword(password) : provider.confirmWithGoogle(),
    onSuccess: onDone,
    onError: (error) => {
      if (!isPopupClosed(error)) field.current?.focus();
    },
  });
  const failure = describeFailure(confirmation.error, isMissing, confirmation.variables);

  function confirm(method: keyof provider.SignInMethods) {
    setMissing(false);
    confirmation.mutate(method);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (password !== '') {
      confirm('password');
      return;
    }
    setMissing(true);
    field.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate>
      <DialogContent>
        <QueryState query={methods}>
          {(found) => (
            <>
              {found.password && (
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
              {found.google && <GoogleButton onClick={() => confirm('google')} />}
            </>
          )}
        </QueryState>
        <FormAlert id={alertId} failure={failure} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        {methods.data?.password && (
          <SubmitButton variant="primary" isBusy={confirmation.isPending} busy="Checking…">
            Confirm
          </SubmitButton>
        )}
      </DialogActions>
    </form>
  );
}
