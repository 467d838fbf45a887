import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider } from '@mui/material/styles';
import { useId } from 'react';
import { muiTheme } from '#theme/mui-theme.ts';
import type { CommentDialogProps } from './comment-list.tsx';
import { deleteComment } from './delete-comment.ts';

/** Asks before a comment is deleted. */
export default function DeleteCommentDialog({ work, comment, onClose }: CommentDialogProps) {
  const id = useId();
  return (
    <ThemeProvider theme={muiTheme}>
      <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
        <DialogTitle id={id} variant="h2">
          {commentMessages.deleteQuestion}
        </DialogTitle>
        <DialogContent>
          <DialogContentText>
            What <bdi>{comment.name}</bdi> wrote will be gone for everybody.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            variant="contained"
            onClick={() => {
              deleteComment(work, comment.id);
              onClose();
            }}
          >
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </ThemeProvider>
  );
}
