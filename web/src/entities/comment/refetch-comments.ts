import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { undoRemoval } from '#lib/hidden-items.ts';
import { commentKey } from './comment-subject.ts';

/**
 * Refetches a list of comments after one was added. A cache on the way may answer a list that is some seconds old: the
 * new comment is then added to it, and also where the list could not be loaded. Null stands for a comment that nobody
 * sees yet. The same text again is the same comment, which may have been removed meanwhile.
 */
export async function refetchComments<C extends { id: string }>(
  client: QueryClient,
  { queryKey }: { queryKey: QueryKey },
  added: C | null,
): Promise<void> {
  if (added !== null) undoRemoval(commentKey(added.id));
  await client.refetchQueries({ queryKey });
  if (added === null) return;
  client.setQueryData<C[]>(queryKey, (comments = []) =>
    comments.some(({ id }) => id === added.id) ? comments : [added, ...comments],
  );
}

/** Shows the owner's answer to a comment of a list at once, and refetches the list likewise. */
export function refetchAnswered<A extends { id: string }>(
  client: QueryClient,
  { queryKey }: { queryKey: QueryKey },
  { commentId, answer }: { commentId: string; answer: A },
): void {
  const showAnswer = () =>
    client.setQueryData<{ id: string; answer?: A }[]>(queryKey, (comments) =>
      comments?.map((comment) => (comment.id === commentId ? { ...comment, answer } : comment)),
    );
  showAnswer();
  undoRemoval(commentKey(answer.id));
  void client.refetchQueries({ queryKey }).then(showAnswer);
}
