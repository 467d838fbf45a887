import type { StudioState } from '@aperture-byline/contract/work/wire';
import type { QueryClient, queryOptions } from '@tanstack/react-query';

/** What a work's artist does with it beside editing; `end` is of exhibitions. */
export type WorkMove = 'submit' | 'withdraw' | 'withdrawRevision' | 'end';

/** A work of one's own as the studio edits it. */
export interface EditedWork<Fields> extends StudioState {
  fields: Fields;
}

/** The studio's calls about one kind of work. All that change it answer it as it is then. */
export interface WorkCalls<Fields, Work extends EditedWork<Fields>> {
  /** `GET` and path of its list. */
  list: string;
  read: (uid: string, id: string) => ReturnType<typeof queryOptions<Work>>;
  /** Once for each `Idempotency-Key`. */
  create: (fields: Partial<Fields>, key: string) => Promise<Work>;
  update: (id: string, change: Partial<Fields> & { version: number }) => Promise<Work>;
  move: (id: string, move: WorkMove, version: number) => Promise<Work>;
  remove: (id: string, version: number) => Promise<null>;
  dropRevision: (id: string, version: number) => Promise<Work>;
}

/** Marks the lists of this kind as out of date. */
export function refetchWorks(client: QueryClient, uid: string, list: string): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [, owner, call] }) => owner === uid && call === list,
  });
}
