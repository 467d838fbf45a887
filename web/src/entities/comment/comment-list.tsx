import { formatAge } from '@aperture-byline/contract/shared/dates';
import { lazy, useEffect, useState } from 'react';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import type { Session } from '#entities/session/session-store.ts';
import { useSession } from '#entities/session/use-session.ts';
import styles from './comment-list.module.css';
import { type CommentedWork, commentElementId } from './commented-work.ts';

const CommentDialog = lazy(() => import('./comment-dialog.tsx'));

export interface CommentEntry {
  id: string;
  /** The public user number; null for a former member. */
  authorId: number | null;
  name: string;
  guest: boolean;
  /** ISO 8601. */
  date: string;
  words: string;
}

/** Comments with name and age. They are plain text: line breaks are kept, and markup is shown as typed. */
export function CommentList({ comments, work }: { comments: readonly CommentEntry[]; work: CommentedWork }) {
  const now = useNow();
  const session = useSession();
  const [open, setOpen] = useState<{ step: 'report' | 'delete'; comment: CommentEntry } | null>(null);
  return (
    <>
      <ul className={styles.list}>
        {comments.map((comment) => {
          const { id, name, guest, date, words } = comment;
          return (
            <li key={id} id={commentElementId(id)} tabIndex={-1} className={styles.comment}>
              <p className={styles.head}>
                <span className={styles.name}>{name}</span>
                {guest && <span className={styles.guest}>Guest</span>}
                <time className={styles.age} dateTime={date}>
                  {now && formatAge(date, now)}
                </time>
              </p>
              <p className={styles.words}>{words}</p>
              <p className={styles.actions}>
                <button
                  type="button"
                  aria-label={`Report the comment by ${name}`}
                  onClick={() => setOpen({ step: 'report', comment })}
                >
                  Report
                </button>
                {mayDelete(session, comment, work) && (
                  <button
                    type="button"
                    aria-label={`Delete the comment by ${name}`}
                    onClick={() => setOpen({ step: 'delete', comment })}
                  >
                    Delete
                  </button>
                )}
              </p>
            </li>
          );
        })}
      </ul>
      <LazyBoundary>
        {open && <CommentDialog {...open} work={work} onClose={() => setOpen(null)} />}
      </LazyBoundary>
    </>
  );
}

/** As the server decides by itself. */
function mayDelete(session: Session, { authorId }: CommentEntry, { ownerId }: CommentedWork): boolean {
  if (session.status !== 'signed-in') return false;
  return session.isAdmin || session.userId === authorId || session.userId === ownerId;
}

/** The time of the first effect; null during server rendering and hydration, which must render the same. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => setNow(new Date()), []);
  return now;
}
