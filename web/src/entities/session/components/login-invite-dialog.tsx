import { useLocation } from 'react-router';
import { Button, ButtonLink } from '#components/base/button.tsx';
import { DialogActions } from '#components/dialog/dialog-parts.tsx';
import { ModalDialog } from '#components/dialog/modal-dialog.tsx';
import { type AskedFor, keepAskedFor } from '#entities/session/asked-for.ts';
import { paths, withRedirect } from '#lib/navigation/paths.ts';

interface Invitation {
  askedFor: AskedFor;
  title: string;
  text: string;
  onClose: () => void;
}

/**
 * Invites a visitor to sign in or register, which both lead back to this page, where what was asked for is done then.
 * Takes no for an answer.
 */
export default function LoginInviteDialog({ askedFor, title, text, onClose }: Invitation) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const goOn = () => {
    keepAskedFor(askedFor);
    onClose();
  };
  return (
    <ModalDialog title={title} text={text} onClose={onClose}>
      <DialogActions>
        <Button onClick={onClose}>No thanks</Button>
        <ButtonLink to={withRedirect(paths.login, here)} onClick={goOn}>
          Login
        </ButtonLink>
        <ButtonLink to={withRedirect(paths.signUp, here)} variant="primary" onClick={goOn}>
          Create Account
        </ButtonLink>
      </DialogActions>
    </ModalDialog>
  );
}
