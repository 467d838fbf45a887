import { deskMessages } from '@aperture-byline/contract/desk/desk-messages';
import type { DeskNote } from '@aperture-byline/contract/desk/wire';
import { deleteDeskNote } from '@aperture-byline/contract/endpoints/studio/desk';
import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { Review } from '@aperture-byline/contract/review/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { TextButton } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { deskNotesQuery, noteKey } from '#entities/review/desk-notes.ts';
import { prepareAuthenticated } from '#entities/session/api/account-api.ts';
import { showError } from '#lib/toast.ts';
import { removeWithUndo } from '#lib/undoable.ts';
import { NoteForm } from './note-form.tsx';
import styles from './notes.module.css';

export default function Notes({
  uid,
  review,
  query,
  describedBy,
}: {
  uid: string;
  review: Review;
  query: { data: readonly DeskNote[] | undefined; error: Error | null; refetch: () => unknown };
  describedBy: string;
}) {
  const client = useQueryClient();
  const box = useRef<HTMLTextAreaElement>(null);
  const { queryKey } = deskNotesQuery(uid, review.id);
  const remove = ({ id }: DeskNote) => {
    const call = prepareAuthenticated(deleteDeskNote, { params: { reviewId: review.id, noteId: id } });
    // Told when it is sent.
    call.catch(() => undefined);
    removeWithUndo({
      key: noteKey(id),
      text: deskMessages.noteDeleted,
      send: async () => {
        await (await call)({ keepalive: true });
        await client.invalidateQueries({ queryKey });
      },
      onError: (error) => showError(error as Error, deskMessages.noteNotDeleted),
      focusPlace: () => box.current,
    });
  };
  return (
    <Stack gap={3} className={styles.notes}>
      <QueryState
        query={query}
        loading={<Skeleton ratio={8} />}
        empty={<p className="text-quiet text-small">{deskMessages.noNotes}</p>}
        failure={deskMessages.notesNotLoaded}
      >
        {(notes) => (
          <Stack as="ul" gap={2} aria-label="Notes">
            {notes.map((note) => (
              <li key={note.id}>
                <Row gap={[0, 1.5]} align="baseline" className="text-small">
                  <span className="text-strong break-anywhere">
                    {note.isOwn ? 'You' : note.authorName || reviewMessages.formerAdmin}
                  </span>
                  <time className="text-quiet tabular-nums" dateTime={note.createdAt}>
                    {formatTime(note.createdAt)}
                  </time>
                  {note.isOwn && (
                    <TextButton
                      aria-label={`Delete your note of ${formatTime(note.createdAt)}`}
                      onClick={() => remove(note)}
                    >
                      Delete
                    </TextButton>
                  )}
                </Row>
                <p dir="auto" className="break-anywhere pre-line">
                  {note.text}
                </p>
              </li>
            ))}
          </Stack>
        )}
      </QueryState>
      <NoteForm ref={box} uid={uid} reviewId={review.id} describedBy={describedBy} />
    </Stack>
  );
}
