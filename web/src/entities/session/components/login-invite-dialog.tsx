import { useLocation } from 'react-router';
import { Button, ButtonLink } from '#components/base/button.tsx';
import { DialogActions } from '#components/dialog/dialog-parts.tsx';
import { ModalDialog } from '#components/dialog/modal-dialog.tsx';
import { paths, withRedirect } from '#lib/navigation/paths.ts';

/** Invites a visitor to sign in or register, which both lead back to this page, and takes no for an answer. */
export default function LoginInviteDialog({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <ModalDialog
      title="Keep what you love"
      text="With an account you can follow photographers, bookmark stories, join the conversation and order prints."
      onClose={onClose}
    >
      <DialogActions>
        <Button onClick={onClose}>No thanks</Button>
        <ButtonLink to={withRedirect(paths.login, here)} onClick={onClose}>
          Login
        </ButtonLink>
        <ButtonLink to={withRedirect(paths.signUp, here)} variant="primary" onClick={onClose}>
          Create Account
        </ButtonLink>
      </DialogActions>
    </ModalDialog>
  );
}
