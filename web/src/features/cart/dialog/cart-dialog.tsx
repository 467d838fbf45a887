import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { muiTheme } from '#theme/mui-theme.ts';

/** A dialog of the cart. Of MUI only what keeps the focus inside: with its buttons a click would load a fifth more. */
export function CartDialog({
  title,
  width = 'sm',
  isWritten = false,
  onClose,
  children,
}: {
  title: string;
  width?: 'xs' | 'sm';
  /** A click beside a form does not close it: what was written would be lost. */
  isWritten?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <ThemeProvider theme={muiTheme}>
      <Dialog
        open
        onClose={(_event, reason) => {
          if (!isWritten || reason !== 'backdropClick') onClose();
        }}
        aria-labelledby={id}
        fullWidth
        maxWidth={width}
        // All of it, so that nothing inside scrolls that has no focus.
        scroll="body"
      >
        <DialogTitle id={id} variant="h2">
          {title}
        </DialogTitle>
        {children}
      </Dialog>
    </ThemeProvider>
  );
}
