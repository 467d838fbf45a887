import { Button } from '#components/base/button.tsx';
import { DialogActions } from '#components/dialog/dialog-parts.tsx';
import { ModalDialog } from '#components/dialog/modal-dialog.tsx';
import type { AccountKind } from './account-choice.tsx';

export default function PhotographerDialog({
  onClose,
  onChoose,
}: {
  onClose: () => void;
  onChoose: (kind: AccountKind) => void;
}) {
  return (
    <ModalDialog
      title="Show your own work here?"
      text="We look at every photographer’s account ourselves before it can upload, exhibit and sell. Until then it works like a regular one, and news of our answer comes by mail."
      onClose={onClose}
    >
      <DialogActions>
        <Button onClick={() => onChoose('regular')}>Create Regular Account</Button>
        <Button variant="primary" onClick={() => onChoose('photographer')}>
          Create Photographer Account
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
