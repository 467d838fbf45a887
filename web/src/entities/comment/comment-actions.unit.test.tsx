// @vitest-environment jsdom

import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleAccount } from '../../../test-support/account.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { forgetSession, rememberSession } from '../session/session-store.ts';
import { CommentActions } from './comment-actions.tsx';
import type { CommentEntry } from './comment-subject.ts';
import { guestStore } from './guest-store.ts';

const [WRITER, OWNER, STRANGER] = [100000001, 100000002, 100000003];

const comment = {
  id: 'c1',
  authorId: WRITER,
  name: 'Asha Pillai',
  guest: false,
  date: '2026-11-24T08:00:00.000Z',
  words: 'Such calm',
};

function enter(userId: number, { isAdmin = false }: { isAdmin?: boolean } = {}): void {
  rememberSession(sampleAccount({ uid: String(userId), userId, isAdmin }));
}

function renderActions(authorId: number | null = WRITER): void {
  draw(
    <CommentActions
      subject={{ kind: 'story', id: 's1', ownerId: OWNER }}
      comment={{ ...comment, authorId, guest: guestStore.get().userId !== null }}
    />,
  );
}

const reportButton = () => screen.queryByRole('button', { name: 'Report the comment by Asha Pillai' });
const deleteButton = () => screen.queryByRole('button', { name: 'Delete the comment by Asha Pillai' });

describe('The button that deletes a comment', () => {
  afterEach(() => {
    act(() => {
      forgetSession();
      guestStore.set({ name: '', userId: null });
    });
  });

  it.each([
    ['its writer', () => enter(WRITER)],
    ['the owner of the work', () => enter(OWNER)],
    ['an administrator', () => enter(STRANGER, { isAdmin: true })],
    ['the guest who wrote it', () => guestStore.set({ name: 'Ira', userId: WRITER })],
  ])('When %s looks, then it is there, and others may report it', (who, start) => {
    start();
    renderActions();
    expect(deleteButton()).not.toBeNull();
    expect(reportButton() === null).toBe(/wrote|writer/.test(who));
  });

  it.each([
    ['a visitor', () => undefined],
    ['another guest', () => guestStore.set({ name: 'Ira', userId: STRANGER })],
    ['somebody else who is signed in', () => enter(STRANGER)],
  ])('When %s looks, then it is not', (_who, start) => {
    start();
    renderActions();
    expect(deleteButton()).toBeNull();
    expect(reportButton()).not.toBeNull();
  });

  it('When its writer has left, then no guest without a record passes for them', () => {
    renderActions(null);
    expect(deleteButton()).toBeNull();
  });

  it('When a person who was a guest here before is signed in, then the guest’s comments are not theirs', () => {
    guestStore.set({ name: 'Ira', userId: WRITER });
    enter(STRANGER);
    renderActions();
    expect(deleteButton()).toBeNull();
  });
});

describe('The button that answers a comment', () => {
  afterEach(() => act(() => forgetSession()));

  const answer: CommentEntry = { ...comment, id: 'a1', authorId: OWNER };

  it.each<[string, number | null, Partial<CommentEntry>, boolean]>([
    ['the owner of the work reads it', OWNER, {}, true],
    ['a former member wrote it', OWNER, { authorId: null }, true],
    ['the owner wrote it', OWNER, { authorId: OWNER }, false],
    ['it has an answer', OWNER, { answer }, false],
    ['its writer reads it', WRITER, {}, false],
    ['an administrator reads it', STRANGER, {}, false],
    ['a visitor reads it', null, {}, false],
  ])('When %s, then it is there only for an owner who has not answered', (_name, reader, fields, isThere) => {
    if (reader !== null) enter(reader, { isAdmin: reader === STRANGER });
    draw(<CommentActions subject={{ kind: 'story', id: 's1', ownerId: OWNER }} comment={{ ...comment, ...fields }} />);
    expect(screen.queryByRole('button', { name: /^Answer the comment by / }) !== null).toBe(isThere);
  });
});
