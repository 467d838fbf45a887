import { messages } from '@aperture-byline/contract/shared/messages';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import { muiTheme } from '#theme/mui-theme.ts';

/** A question with a form, which is loaded apart: both together are more than a click may load. */
export default function FormDialog({
  title,
  text,
  onClose,
  children,
}: {
  title: string;
  text: string;
  onClose: () => void;
  /** The form, which may be lazy. */
  children: ReactNode;
}) {
  const id = useId();
  return (
    <ThemeProvider theme={muiTheme}>
      <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
        <DialogTitle id={id} variant="h2">
          {title}
        </DialogTitle>
        <DialogContent>
          <DialogContentText>{text}</DialogContentText>
          <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>{children}</LazyBoundary>
        </DialogContent>
      </Dialog>
    </ThemeProvider>
  );
}
