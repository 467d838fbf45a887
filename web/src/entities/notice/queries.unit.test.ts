// @vitest-environment jsdom
import type { Notice } from '@aperture-byline/contract/notice/wire';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { conversationQuery } from '#entities/conversation/queries.ts';
import { guestBookQuery } from '#entities/exhibition/queries.ts';
import { imageCommentsQuery } from '#entities/image/queries.ts';
import { orderQuery, ordersQuery } from '#entities/order/private-queries.ts';
import { studioOrdersQuery } from '#entities/order/studio/studio-queries.ts';
import { storyCommentsQuery } from '#entities/story/queries.ts';
import { accountProfileQuery } from '#entities/user/private-queries.ts';
import { waitingQuery } from '#entities/waiting/waiting-query.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { answerCalls } from '../../../test-support/pages/answer-calls.ts';
import { noticesQuery } from './queries.ts';

const { getIdToken } = vi.hoisted(() => ({ getIdToken: vi.fn(async (_force?: boolean) => 'token') }));
vi.mock('#entities/session/firebase/firebase.ts', () => ({
  firebaseReady: async () => ({
    auth: { authStateReady: async () => undefined, currentUser: { getIdToken } },
  }),
}));

const UID = 'alice';

function notice(id: string, fields: Partial<Notice> = {}): Notice {
  return {
    id,
    kind: 'imageComment',
    state: 'new',
    subjectId: 'dusk',
    title: 'Dusk',
    read: false,
    createdAt: '2026-11-22T08:00:00.000Z',
    ...fields,
  };
}

/** Loads the notices, `before` at first where it is given; what was cached and is stale then. */
async function load({ before, now }: { before?: Notice[]; now: Notice[] }) {
  const client = createQueryClient();
  const cached = {
    image: imageCommentsQuery('dusk').queryKey,
    otherImage: imageCommentsQuery('dawn').queryKey,
    story: storyCommentsQuery('blog1').queryKey,
    guestBook: guestBookQuery('salt').queryKey,
    otherGuestBook: guestBookQuery('dunes').queryKey,
    profile: accountProfileQuery(UID).queryKey,
    waiting: waitingQuery(UID).queryKey,
    order: orderQuery(UID, 'o1').queryKey,
    otherOrder: orderQuery(UID, 'o2').queryKey,
    orders: ordersQuery(UID).queryKey,
    sales: studioOrdersQuery(UID).queryKey,
    messages: conversationQuery({ uid: UID, orderId: 'o1', artistId: 7 }).queryKey,
    otherMessages: conversationQuery({ uid: UID, orderId: 'o1', artistId: 8 }).queryKey,
  };
  for (const queryKey of Object.values(cached)) client.setQueryData(queryKey as readonly unknown[], []);
  if (before) client.setQueryData(noticesQuery(UID).queryKey, before);
  answerCalls({ 'GET /user/notice': now });
  await client.fetchQuery({ ...noticesQuery(UID), staleTime: 0 });
  await vi.dynamicImportSettled();
  const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated === true;
  return () =>
    Object.entries(cached).flatMap(([name, queryKey]) => (isStale(queryKey as readonly unknown[]) ? [name] : []));
}

describe('the notices', () => {
  afterEach(() => getIdToken.mockClear());

  it('When they are loaded for the first time, then nothing else is refetched', async () => {
    const stale = await load({ now: [notice('a')] });
    expect(stale()).toEqual([]);
  });

  it('When one about a photograph comes, then its comments are refetched and no others', async () => {
    const stale = await load({ before: [], now: [notice('a')] });
    expect(stale()).toEqual(['image']);
  });

  it('When one about a story comes, then the comments of stories are refetched', async () => {
    const stale = await load({
      before: [notice('a')],
      now: [notice('b', { kind: 'storyComment', subjectId: 'slug' }), notice('a')],
    });
    expect(stale()).toEqual(['story']);
  });

  it('When one about the guest book of an exhibition comes, then that one is refetched and no other', async () => {
    const stale = await load({
      before: [],
      now: [notice('a', { kind: 'exhibitionComment', subjectId: 'salt' })],
    });
    expect(stale()).toEqual(['guestBook']);
  });

  it('When a request is approved, then profile and header are refetched with a new token', async () => {
    const stale = await load({
      before: [],
      now: [notice('a', { kind: 'artistRequest', state: 'approved', subjectId: null })],
    });
    await expect.poll(() => stale()).toEqual(['profile', 'waiting']);
    expect(getIdToken).toHaveBeenCalledWith(true);
  });

  it('When one about an own order comes, then that order and the list are refetched', async () => {
    const stale = await load({
      before: [],
      now: [notice('a', { kind: 'order', state: 'accepted', subjectId: 'o1' })],
    });
    expect(stale()).toEqual(['order', 'orders']);
  });

  it('When one about an order of one’s prints comes, then the list of the studio is refetched', async () => {
    const stale = await load({
      before: [],
      now: [notice('a', { kind: 'sale', state: 'placed', subjectId: 'o1' })],
    });
    expect(stale()).toEqual(['sales']);
  });

  it.each(['order', 'sale'] as const)(
    'When one about a message in an %s comes, then that conversation is refetched and no other',
    async (kind) => {
      const stale = await load({
        before: [],
        now: [notice('a', { kind, state: 'message', subjectId: 'o1', artistId: 7 })],
      });
      expect(stale()).toEqual(['messages']);
    },
  );

  it('When one was only read, then nothing else is refetched', async () => {
    const stale = await load({ before: [notice('a')], now: [notice('a', { read: true })] });
    expect(stale()).toEqual([]);
  });
});
