import { messages } from '@aperture-byline/contract/shared/messages';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider } from '@mui/material/styles';
import { lazy, useId } from 'react';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import { muiTheme } from '#theme/mui-theme.ts';
import type { CommentDialogProps } from './comment-list.tsx';

const ReportForm = lazy(() => import('./report-form.tsx'));

/** Asks why a comment should not stand. */
export default function ReportDialog(props: CommentDialogProps) {
  const id = useId();
  return (
    <ThemeProvider theme={muiTheme}>
      <Dialog open onClose={props.onClose} aria-labelledby={id} fullWidth maxWidth="xs">
        <DialogTitle id={id} variant="h2">
          Report this comment
        </DialogTitle>
        <DialogContent>
          <DialogContentText>
            Please tell us what is wrong with what <bdi>{props.comment.name}</bdi> wrote.
          </DialogContentText>
          <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>
            <ReportForm {...props} />
          </LazyBoundary>
        </DialogContent>
      </Dialog>
    </ThemeProvider>
  );
}
