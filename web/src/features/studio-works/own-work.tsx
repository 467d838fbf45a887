import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { useRounds } from '#components/forms/use-rounds.ts';
import { PageHead } from '#components/layout/page.tsx';
import { SIGNED_FOR } from '#entities/image/studio-queries.ts';
import type { EditedWork, WorkCalls } from '#entities/work/work-calls.ts';
import { ApiError } from '#lib/api.ts';
import { NewWork } from './new-work.tsx';

interface OwnWorkProps<Fields, Work extends EditedWork<Fields>> {
  uid: string;
  id: string;
  calls: WorkCalls<Fields, Work>;
  /** In the singular, in lower case. */
  noun: string;
  /** About the title of a new one. */
  hint: string;
  /** What a new one begins with besides its title. */
  initialFields?: Partial<Fields>;
  /** The sentence of the error state. */
  failure: string;
  listPath: string;
  /** The editor of a work, which is mounted anew for another `key`. */
  editor: (props: { key: number; uid: string; work: Work; onRenew: () => void }) => ReactNode;
}

/** A new work where the id is `new`, or the editor of one that is there. */
export function OwnWork<Fields extends { title: string }, Work extends EditedWork<Fields>>(
  props: OwnWorkProps<Fields, Work>,
) {
  const { uid, id, calls, noun, hint, initialFields, listPath } = props;
  if (id !== 'new') return <Existing {...props} />;
  return (
    <>
      <PageHead title={`A new ${noun}`} />
      <NewWork {...{ uid, calls, hint, initialFields, listPath }} />
    </>
  );
}

function Existing<Fields, Work extends EditedWork<Fields>>({
  uid,
  id,
  calls,
  noun,
  failure,
  listPath,
  editor,
}: OwnWorkProps<Fields, Work>) {
  const query = useQuery({ ...calls.read(uid, id), refetchInterval: SIGNED_FOR });
  const { round, renew } = useRounds();
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <EmptyPage title={`No such ${noun}`} action={<ButtonLink to={listPath}>{`Your ${noun}s`}</ButtonLink>}>
        {studioMessages.notFound}
      </EmptyPage>
    );
  return (
    <QueryState query={query} page={noun[0]?.toUpperCase() + noun.slice(1)} failure={failure}>
      {(work) => editor({ key: round, uid, work: work as Work, onRenew: renew })}
    </QueryState>
  );
}
