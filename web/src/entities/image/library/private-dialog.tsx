import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import { Button } from '#components/base/button.tsx';
import { DialogActions } from '#components/dialog/dialog-parts.tsx';
import { ModalDialog } from '#components/dialog/modal-dialog.tsx';

/** Asks who shall see photographs that are to be submitted while `count` of `all` are private. */
export default function PrivateDialog({
  count,
  all,
  onClose,
  onSubmit,
  onMakePublic,
}: {
  count: number;
  all: number;
  onClose: () => void;
  onSubmit: () => void;
  onMakePublic: () => void;
}) {
  return (
    <ModalDialog
      title={studioImageMessages.privateTitle(count, all)}
      text={studioImageMessages.privateText}
      width="xs"
      onClose={onClose}
    >
      <DialogActions>
        <Button onClick={onClose}>Go back</Button>
        <Button onClick={onSubmit}>{count === all ? 'Submit as private' : `Submit with ${count} private`}</Button>
        <Button variant="primary" onClick={onMakePublic}>
          Make public and submit
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
