import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useHistoryStep } from '#lib/navigation/history-step.ts';
import { muiTheme } from '#theme/mui-theme.ts';
import styles from './dialog.module.css';

/** On a phone MUI leaves a fifth of the width free. */
const NARROW = {
  '@media (width < 40em)': {
    '&&&': { m: 2, width: 'calc(100% - 32px)', maxWidth: 'calc(100% - 32px)' },
  },
};

/** Shows a dialog with MUI's focus trap only: with its buttons a click would load a fifth more. */
export function ModalDialog({
  title,
  text,
  width = 'sm',
  scroll = 'body',
  isWritten = false,
  onClose,
  onBack = onClose,
  onInput,
  children,
}: {
  title: string;
  /** Below the title; read out with it. */
  text?: ReactNode;
  width?: 'xs' | 'sm' | 'md';
  /** With `paper` one child scrolls, which needs something inside that takes the focus. */
  scroll?: 'body' | 'paper';
  /** A click beside a form does not close it: what was written would be lost. */
  isWritten?: boolean;
  onClose: () => void;
  /** Where Back asks before it closes. */
  onBack?: () => void;
  onInput?: () => void;
  children: ReactNode;
}) {
  const id = useId();
  useHistoryStep(true, onBack);
  return (
    <ThemeProvider theme={muiTheme}>
      <Dialog
        open
        onClose={(_event, reason) => {
          if (!isWritten || reason !== 'backdropClick') onClose();
        }}
        onInput={onInput}
        aria-labelledby={id}
        aria-describedby={text === undefined ? undefined : `${id}-text`}
        fullWidth
        maxWidth={width}
        scroll={scroll}
        slotProps={{ paper: { sx: NARROW } }}
      >
        <DialogTitle id={id} variant="h2">
          {title}
        </DialogTitle>
        {text !== undefined && (
          <p id={`${id}-text`} className={styles.text}>
            {text}
          </p>
        )}
        {children}
      </Dialog>
    </ThemeProvider>
  );
}
