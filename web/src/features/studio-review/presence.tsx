import type { Presence as Present } from '@aperture-byline/contract/desk/wire';
import { updatePresence } from '@aperture-byline/contract/endpoints/desk';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { PRIVATE } from '#entities/session/api/private-requests.ts';

/** Milliseconds. The server stores it twice a minute at most. */
const INTERVAL = 15_000;

/**
 * Tells the other administrators which entry is used here, while the page is visible: that which was pressed or got the focus last, until
 * something outside of `region` is. Dialogs are about that entry. `onChange` gets a sentence for each entry that others use, by the
 * review's id.
 */
export default function Presence({
  uid,
  region,
  onChange,
}: {
  uid: string;
  region: RefObject<HTMLElement | null>;
  onChange: (colleagues: ReadonlyMap<string, string>) => void;
}) {
  const used = useUsedReview(region);
  const { data } = useQuery({
    queryKey: [PRIVATE, uid, 'presence'],
    queryFn: ({ signal }) =>
      callAuthenticated(updatePresence, { body: { reviewId: used.current } }, { signal }),
    refetchInterval: INTERVAL,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (data) onChange(describe(data));
  }, [data, onChange]);
  return null;
}

function useUsedReview(region: RefObject<HTMLElement | null>): RefObject<string | null> {
  const used = useRef<string | null>(null);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const entry = target.closest<HTMLElement>('[data-review]');
      if (entry) used.current = entry.dataset.review ?? null;
      else if (!region.current?.contains(target) && !target.closest('dialog')) used.current = null;
    };
    // Not every browser gives the focus to a button that is pressed.
    const events = ['focusin', 'click'];
    for (const event of events) document.addEventListener(event, follow);
    return () => {
      for (const event of events) document.removeEventListener(event, follow);
    };
  }, [region]);
  return used;
}

function describe(present: readonly Present[]): ReadonlyMap<string, string> {
  const byReview = Map.groupBy(present, ({ reviewId }) => reviewId);
  return new Map(
    [...byReview].map(([reviewId, others]) => {
      const names = new Intl.ListFormat('en-IN').format(others.map(({ name }) => name));
      return [reviewId, `${names} ${others.length === 1 ? 'is' : 'are'} looking at this`];
    }),
  );
}
