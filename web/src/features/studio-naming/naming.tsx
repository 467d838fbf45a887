import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeletons } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { namedImagesQuery } from '#entities/image/studio-queries.ts';
import { SIGNED_FOR } from '#entities/session/api/private-requests.ts';
import type { Account } from '#entities/session/session-store.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import styles from './naming.module.css';
import { NamingTable } from './naming-table.tsx';

export function NamingIntro() {
  return (
    <p>
      Saved while you type.{' '}
      <span className={styles.forKeys}>
        Enter goes down and Tab to the right, as in a spreadsheet; what you paste fills the cells below. Ctrl+D fills
        down, Ctrl+Z takes back.
      </span>
      <span className={styles.forTouch}>
        Tap a cell and write; what you paste fills the cells below it. “Fill down” copies a cell to all below, “Undo”
        takes back.
      </span>
    </p>
  );
}

/** Titles, alternative texts and tags of the photographs that the address names (`?images=`), in that order. */
export default function Naming({ account: { uid } }: { account: Account }) {
  const [search] = useSearchParams();
  const ids = (search.get('images') ?? '').split(',').filter((id) => id !== '');
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...namedImagesQuery(uid, ids),
    staleTime: 0,
    refetchInterval: SIGNED_FOR,
    enabled: ids.length > 0,
  });
  const none = (
    <EmptyState action={<ButtonLink to={studioPaths.library}>Your library</ButtonLink>}>
      {studioImageMessages.noneToName}
    </EmptyState>
  );
  if (ids.length === 0) return none;
  return (
    <QueryState
      // What was loaded before may be older than another window's changes.
      query={{ data: isFetchedAfterMount ? data?.data : undefined, error, refetch }}
      loading={
        <Stack gap={3}>
          <Skeletons count={6} ratio={8} />
        </Stack>
      }
      empty={none}
      failure={studioImageMessages.notLoaded}
    >
      {(images) => <NamingTable key={ids.join()} uid={uid} images={images} />}
    </QueryState>
  );
}
