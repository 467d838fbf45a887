// @vitest-environment jsdom

import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { BlogComment } from '@aperture-byline/contract/blog/wire';
import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commentKey } from '#entities/comment/comment-subject.ts';
import { forgetSession, rememberSession } from '#entities/session/session-store.ts';
import { undoRemoval } from '#lib/hidden-items.ts';
import { closeToast, toastStore } from '#lib/toast.ts';
import { sampleAccount } from '../../../../test-support/account.ts';
import { answerCalls, failure } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import { StoryComments } from './story-comments.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const WRITER = 100000001;
const LIST = 'GET /blog/comment/s1';
const SEND = 'POST /blog/comment';

function commentOf(id: string, comment: string): BlogComment {
  return {
    id,
    author_id: WRITER,
    creator_firstname: 'Meera',
    creator_lastname: 'Pillai',
    created_on: new Date().toISOString(),
    comment,
    guest: false,
  };
}

const isOffline = () => Promise.reject(new TypeError('Failed to fetch'));

function enter({ emailVerified = true }: { emailVerified?: boolean } = {}): void {
  rememberSession(sampleAccount({ userId: WRITER, email: 'meera@example.com', emailVerified }));
}

const renderComments = () => draw(<StoryComments blogId="s1" ownerId={100000002} />);
const box = () => screen.findByPlaceholderText<HTMLTextAreaElement>(commentMessages.placeholder);
const heading = () => screen.getByRole('heading', { name: /^Comment/ }).textContent;
const listed = (words: string) => within(screen.getByRole('list')).queryByText(words);

async function write(value: string): Promise<void> {
  fireEvent.change(await box(), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: commentMessages.send }));
}

/** Deletes the comment with these words, as far as the toast that can undo it. */
async function remove(words: string): Promise<void> {
  const entry = (await screen.findByText(words)).closest('li');
  if (!entry) throw new Error(`“${words}” is not in the list`);
  fireEvent.click(await within(entry).findByRole('button', { name: 'Delete the comment by Meera Pillai' }));
  const dialog = await screen.findByRole('dialog', { name: commentMessages.deleteQuestion });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  expect(toastStore.get()?.text).toBe(commentMessages.deleted);
}

/** Leaves the page: a pending removal is then sent at once, without the time to undo it. */
const leavePage = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  act(() => {
    forgetSession();
    for (const id of ['one', 'two']) undoRemoval(commentKey(id));
    closeToast();
  });
});

describe('The comments of a story', () => {
  it('When there are some, then they are counted, and shown with their writers, as text', async () => {
    answerCalls({ [LIST]: [commentOf('one', '<b>Lovely</b>'), commentOf('two', 'Two words')] });
    renderComments();
    expect(await screen.findByText('<b>Lovely</b>')).toBeDefined();
    expect(screen.getAllByText('Meera Pillai')).toHaveLength(2);
    expect(heading()).toBe(`${blogMessages.commentSection} (2)`);
  });

  it.each([
    ['the server fails', failure(503, 'UNAVAILABLE'), commentMessages.notDeleted],
    ['there is no connection', isOffline, messages.noConnection],
  ])('When one is deleted and %s, then it is back, and the page says so', async (_what, refusal, text) => {
    const calls = answerCalls({
      [LIST]: [commentOf('one', 'First'), commentOf('two', 'Second')],
      'DELETE /blog/comment/s1/one': refusal,
    });
    enter();
    renderComments();
    await remove('First');
    expect(heading()).toBe(`${blogMessages.commentSection} (1)`);
    act(() => {
      leavePage();
    });
    expect(await screen.findByText('First')).toBeDefined();
    expect(heading()).toBe(`${blogMessages.commentSection} (2)`);
    await waitFor(() => expect(toastStore.get()).toMatchObject({ status: 'error', text }));
    expect(calls.filter(({ name }) => name.startsWith('DELETE'))).toHaveLength(1);
  });

  it('When one that is gone already is deleted, then it stays away without a word', async () => {
    const calls = answerCalls({
      [LIST]: [commentOf('one', 'First'), commentOf('two', 'Second')],
      'DELETE /blog/comment/s1/one': failure(404, 'NOT_FOUND'),
    });
    enter();
    renderComments();
    await remove('First');
    act(() => {
      leavePage();
    });
    await waitFor(() => expect(calls.at(-1)?.name).toBe('DELETE /blog/comment/s1/one'));
    await act(async () => undefined);
    expect(toastStore.get()).toBeNull();
    expect(listed('First')).toBeNull();
  });

  it('When the list is loaded anew, then what was deleted stays away, unless the same is written again', async () => {
    const [first, second] = [commentOf('one', 'In haste'), commentOf('two', 'After that')];
    const answers: Record<string, unknown> = { [LIST]: [first], [SEND]: { ...second, held: false } };
    const calls = answerCalls(answers);
    enter();
    renderComments();
    await remove('In haste');
    answers[LIST] = [second, first];
    await write('After that');
    expect(await screen.findByText('After that', { selector: 'li *' })).toBeDefined();
    expect(listed('In haste')).toBeNull();
    answers[SEND] = { ...first, held: false };
    await write('In haste');
    expect(await screen.findByText('In haste', { selector: 'li *' })).toBeDefined();
    leavePage();
    expect(calls.filter(({ name }) => name.startsWith('DELETE'))).toEqual([]);
  });
});

describe('A comment on a story that cannot be sent', () => {
  it('When there is no connection, then the page says so and the text stays', async () => {
    answerCalls({ [LIST]: [], [SEND]: isOffline });
    enter();
    renderComments();
    await write('On the train');
    expect(await screen.findByText(messages.noConnection)).toBeDefined();
    expect((await box()).value).toBe('On the train');
  });

  it('When the token is refused, then it asks to sign in anew and keeps the text', async () => {
    answerCalls({ [LIST]: [], [SEND]: failure(401, 'UNAUTHENTICATED') });
    enter();
    renderComments();
    await write('Who am I?');
    expect(await screen.findByText(messages.relogin)).toBeDefined();
    expect(toastStore.get()).toMatchObject({ status: 'warning', text: messages.relogin });
    expect((await box()).value).toBe('Who am I?');
  });

  it('When the address is not confirmed, then it offers the mail again, says why, and keeps the text', async () => {
    const message = 'Please confirm your email address first.';
    const calls = answerCalls({ [LIST]: [], [SEND]: failure(403, 'EMAIL_UNVERIFIED', { message }) });
    enter({ emailVerified: false });
    renderComments();
    await write('Not confirmed');
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Confirm your email' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send the link again' })).toBeDefined();
    expect((await box()).value).toBe('Not confirmed');
    expect(calls.filter(({ name }) => name === SEND)).toMatchObject([
      { body: { blogId: 's1', comment: 'Not confirmed' } },
    ]);
  });

  it('When it waits for review, then it says so, the box is cleared, and the list does not have it', async () => {
    answerCalls({ [LIST]: [], [SEND]: { ...commentOf('one', 'Three links'), held: true } });
    enter();
    renderComments();
    await write('Three links');
    expect(await screen.findByText(commentMessages.held)).toBeDefined();
    expect((await box()).value).toBe('');
    expect(screen.getByText(blogMessages.noCommentsYet)).toBeDefined();
  });
});
