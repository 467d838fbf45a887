import type { ReactNode } from 'react';
import { Button } from '../base/button.tsx';
import { DialogActions } from './dialog-parts.tsx';
import { ModalDialog } from './modal-dialog.tsx';

/** Texts of a dialog that asks before an action that others notice or that can't be undone. */
export interface Question {
  title: string;
  text: ReactNode;
  keep?: string;
  confirm: string;
}

export default function QuestionDialog({
  question: { title, text, keep = 'Keep it as it is', confirm },
  onClose,
  onConfirm,
}: {
  question: Question;
  onClose: () => void;
  onConfirm: () => void;
}) {
  return (
    <ModalDialog title={title} text={text} width="xs" onClose={onClose}>
      <DialogActions>
        <Button onClick={onClose}>{keep}</Button>
        <Button variant="primary" onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
