import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import { Button } from '#components/base/button.tsx';
import { DialogActions } from '#components/dialog/dialog-parts.tsx';
import { ModalDialog } from '#components/dialog/modal-dialog.tsx';

export default function UnsavedDialog({
  onClose,
  onDiscard,
  onSave,
}: {
  onClose: () => void;
  onDiscard: () => void;
  onSave: () => void;
}) {
  return (
    <ModalDialog
      title={studioImageMessages.unsaved}
      text={studioImageMessages.unsavedAdvice}
      width="xs"
      onClose={onClose}
    >
      <DialogActions>
        <Button onClick={onClose}>Go on writing</Button>
        <Button onClick={onDiscard}>Don’t save</Button>
        <Button variant="primary" onClick={onSave}>
          Save
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
