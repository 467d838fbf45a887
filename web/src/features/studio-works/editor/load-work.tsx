import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { useRemountKey } from '#components/forms/use-remount-key.ts';
import { namedImagesQuery } from '#entities/image/studio-queries.ts';
import { ApiError } from '#lib/api/api.ts';
import { replaceAddress } from '#lib/navigation/history-step.ts';
import type { EditedWork, WorkCalls } from '../work-calls.ts';
import { type ChosenPictures, choosePictures, NO_PICTURES, readChosenIds } from './chosen-pictures.ts';
import type { OpenedWork } from './use-work-editor.tsx';
import type { WorkTexts } from './work-type.ts';

interface LoadWorkProps<Fields, Work extends EditedWork<Fields>> {
  type: WorkTexts & { calls: WorkCalls<Fields, Work> };
  uid: string;
  /** `new` for a new one. Later values are ignored. */
  id: string;
  /** The editor, which is mounted anew for another `key`. */
  children: (key: number, opened: OpenedWork<Work>) => ReactNode;
}

/** Loads a work to write on, or begins a new one, which gets its address once it is saved. */
export function LoadWork<Fields, Work extends EditedWork<Fields>>(props: LoadWorkProps<Fields, Work>) {
  const [id] = useState(props.id);
  return id === 'new' ? <NewWork {...props} /> : <LoadedWork {...props} id={id} />;
}

/** Begins with the photographs that the address names. */
function NewWork<Fields, Work extends EditedWork<Fields>>(props: LoadWorkProps<Fields, Work>) {
  const { type, uid } = props;
  const [query] = useSearchParams();
  const [ids] = useState(() => readChosenIds(query));
  const isChosen = ids.length > 0;
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...namedImagesQuery(uid, ids),
    staleTime: 0,
    enabled: isChosen,
  });
  if (!isChosen) return <Versions {...props} work={null} chosen={NO_PICTURES} />;
  return (
    <QueryState
      // The addresses of what is not public end.
      query={{ data: isFetchedAfterMount ? data : undefined, error, refetch }}
      page={type.newTitle}
      failure={studioImageMessages.notLoaded}
    >
      {(page) => <Versions {...props} work={null} chosen={choosePictures(type.kind, ids, page.data)} />}
    </QueryState>
  );
}

function LoadedWork<Fields, Work extends EditedWork<Fields>>(props: LoadWorkProps<Fields, Work>) {
  const { type, uid, id } = props;
  const { label, plural, path } = WORK_KINDS[type.kind];
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...type.calls.read(uid, id),
    staleTime: 0,
  });
  if (error instanceof ApiError && error.status === 404 && !data)
    return (
      <EmptyPage title={`No such ${label}`} to={path} label={`Your ${plural.toLowerCase()}`}>
        {studioMessages.notFound}
      </EmptyPage>
    );
  return (
    <QueryState
      // What was loaded before may be older than another window's changes.
      query={{ data: isFetchedAfterMount ? data : undefined, error, refetch }}
      page={type.newTitle}
      failure={studioMessages.workNotLoaded}
    >
      {(work) => <Versions {...props} work={work as Work} chosen={NO_PICTURES} />}
    </QueryState>
  );
}

/** Opens another version from its beginning, for example after a decision between two windows. */
function Versions<Fields, Work extends EditedWork<Fields>>({
  type,
  uid,
  work,
  chosen,
  children,
}: LoadWorkProps<Fields, Work> & { work: Work | null; chosen: ChosenPictures }) {
  const [initial, setInitial] = useState(work);
  const { remountKey, remount } = useRemountKey();
  return children(remountKey, {
    uid,
    initial,
    chosen,
    onReplaced: (next) => {
      setInitial(next);
      remount();
    },
    onCreated: (id) => replaceAddress(`${WORK_KINDS[type.kind].path}/${id}`),
  });
}
