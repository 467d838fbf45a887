import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '#entities/session/session-store.ts';
import { loadCode } from '#lib/api/connection.ts';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';
import { showError } from '#lib/toast.ts';
import { engagementKey, engagementQuery } from './engagement-query.ts';
import type { Engagement, Likeable } from './visitor-likes.ts';

/**
 * Returns the likes, whether one's own is among them, and how to add it or take it back: shown at once and sent
 * afterwards, one after the other, by code loaded at the first press. What was not confirmed when the page was left is
 * sent when the work is seen again.
 */
export function useLikes(likeable: Likeable, likes: number) {
  const client = useQueryClient();
  const { data: engagement } = useQuery(engagementQuery(likeable, useSession()));
  // A page from a cache may be older than one's own like.
  const count = engagement?.shown ?? Math.max(likes, engagement?.likes ?? 0);
  const isLiked = engagement?.liked === true;
  const mutationKey = ['like', likeable.on, likeable.id];
  const unsentKey = `${STORAGE_KEYS.unsentLike}:${likeable.on}/${likeable.id}` as const;

  const show = (liked: boolean, shown: number) => {
    const queryKey = engagementKey(likeable);
    // An answer that is under way may be older.
    client.cancelQueries({ queryKey }).catch(() => undefined);
    client.setQueryData<Engagement>(queryKey, (known) => ({ ...known, liked, likes: shown, shown }));
  };
  /** Whether a later press decides. */
  const isOvertaken = () => client.isMutating({ mutationKey }) > 1;

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: async ({ isWanted }: { isWanted: boolean; before: number }) =>
      (await loadCode(() => import('./send-like.ts'))).sendLike(likeable, isWanted),
    onSuccess: (answer, { isWanted }) => {
      if (!isOvertaken()) show(isWanted, answer.likes);
    },
    onError: (error, { isWanted, before }) => {
      if (!isOvertaken()) show(!isWanted, before);
      showError(error, isWanted ? imageMessages.notLiked : imageMessages.notUnliked);
    },
    onSettled: () => {
      if (!isOvertaken()) browserStorage.remove(unsentKey);
    },
  });

  const set = (isWanted: boolean) => {
    browserStorage.set(unsentKey, String(isWanted));
    show(isWanted, Math.max(0, count + (isWanted ? 1 : -1)));
    mutate({ isWanted, before: count });
  };
  const sendUnsent = useEffectEvent((unsent: string | null | undefined) => {
    if (unsent && client.isMutating({ mutationKey }) === 0) set(unsent === 'true');
  });
  useEffect(() => sendUnsent(browserStorage.get(unsentKey)), [unsentKey]);

  return { count, isLiked, toggle: () => set(!isLiked) };
}
