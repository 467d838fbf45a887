import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { type ReactNode, useRef } from 'react';
import { LazyBoundary } from '../feedback/error-boundary.tsx';
import { DialogContent } from './dialog-parts.tsx';
import { ModalDialog } from './modal-dialog.tsx';

/** A question with a form, which is loaded apart: both together are more than a click may load. */
export default function FormDialog({
  title,
  text,
  onClose,
  children,
}: {
  title: string;
  text: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  // Back is pressed by mistake more easily than a button.
  const hasInput = useRef(false);
  return (
    <ModalDialog
      title={title}
      text={text}
      width="xs"
      isWritten
      onClose={onClose}
      onBack={() => {
        if (!hasInput.current || window.confirm(profileMessages.leaveUnsaved)) onClose();
      }}
      onInput={() => {
        hasInput.current = true;
      }}
    >
      <DialogContent>
        <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>{children}</LazyBoundary>
      </DialogContent>
    </ModalDialog>
  );
}
