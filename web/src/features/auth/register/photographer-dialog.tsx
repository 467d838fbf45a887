import { joining } from '@aperture-byline/contract/profile/joining';
import { joiningMessages } from '@aperture-byline/contract/profile/joining-messages';
import { Button } from '#components/base/button.tsx';
import { DialogActions, DialogContent } from '#components/dialog/dialog-parts.tsx';
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
      text={`${joiningMessages.answer} Until then it works like a regular account, and can’t upload, exhibit or sell.`}
      onClose={onClose}
    >
      <DialogContent>
        <p>{joiningMessages.asked} Your profile asks for them next.</p>
        <p>
          {joining.cost} {joiningMessages.earnings}
        </p>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onChoose('regular')}>Create Regular Account</Button>
        <Button variant="primary" onClick={() => onChoose('photographer')}>
          Create Photographer Account
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
