import type { Review } from '@aperture-byline/contract/review/wire';
import { useQuery } from '@tanstack/react-query';
import { lazy, useId, useState } from 'react';
import { TextButton } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { deskNotesQuery, noteKey } from '#entities/review/desk-notes.ts';
import { useHiddenItems } from '#lib/hidden-items.ts';

const Notes = lazy(() => import('./notes.tsx'));

/** Shows how many notes there are; unfolded reads them. What is typed there stays. */
export default function EntryNotes({
  uid,
  review,
  describedBy,
  isDone,
}: {
  uid: string;
  review: Review;
  describedBy: string;
  /** They stay as they are: nothing moves when something is decided. */
  isDone: boolean;
}) {
  const id = useId();
  const [state, setState] = useState<'unread' | 'open' | 'folded'>('unread');
  const isOpen = state === 'open';
  const query = useQuery({ ...deskNotesQuery(uid, review.id), enabled: isOpen && !isDone });
  const hidden = useHiddenItems();
  const notes = query.data?.filter((note) => !hidden.has(noteKey(note.id)));
  const count = notes?.length ?? review.notes;
  const name = count === 1 ? '1 note' : `${count} notes`;
  return (
    <div inert={isDone}>
      <TextButton
        data-action="note"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={describedBy}
        onClick={() => setState(isOpen ? 'folded' : 'open')}
      >
        {count === 0 ? 'Leave a note' : name}
      </TextButton>
      <div id={id} hidden={!isOpen}>
        {state !== 'unread' && (
          <LazyBoundary fallback={<Skeleton ratio={6} />}>
            <Notes uid={uid} review={review} query={{ ...query, data: notes }} describedBy={describedBy} />
          </LazyBoundary>
        )}
      </div>
    </div>
  );
}
