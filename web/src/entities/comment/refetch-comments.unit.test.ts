// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hideItem } from '#lib/hidden-items.ts';
import { commentKey, useShownComments } from './comment-subject.ts';
import { refetchComments } from './refetch-comments.ts';

const queryKey = ['comments'];
const old = { id: 'old' };
const added = { id: 'new' };

/** The list as it is shown after the refetch answered `answered`. */
async function listAfter(answered: object[], comment: { id: string } | null) {
  const client = new QueryClient();
  client.setQueryData(queryKey, [old]);
  const end = new QueryObserver(client, {
    queryKey,
    queryFn: async () => answered,
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => undefined);
  await refetchComments(client, { queryKey }, comment);
  end();
  return client.getQueryData(queryKey);
}

describe('The comments after one was added', () => {
  it('When the answer has it, then it is there once', async () => {
    expect(await listAfter([added, old], added)).toEqual([added, old]);
  });

  it('When a cache answers the list from before, then it is added', async () => {
    expect(await listAfter([old], added)).toEqual([added, old]);
  });

  it('When it is held, then the list is the answer’s', async () => {
    expect(await listAfter([], null)).toEqual([]);
  });

  it('When it was removed before, then it is listed again', async () => {
    hideItem(commentKey(added.id), () => undefined);
    await listAfter([added, old], added);
    const { result } = renderHook(() => useShownComments([added, old]));
    expect(result.current).toEqual([added, old]);
  });

  it('When another one was removed, then it stays away, whatever a cache answers', async () => {
    hideItem(commentKey(old.id), () => undefined);
    const { result } = renderHook(() => useShownComments([added, old]));
    expect(result.current).toEqual([added]);
  });
});
