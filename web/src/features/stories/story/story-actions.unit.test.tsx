// @vitest-environment jsdom

import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSession, rememberSession } from '#entities/session/session-store.ts';
import { closeToast, toastStore } from '#lib/toast.ts';
import { sampleAccount } from '../../../../test-support/account.ts';
import { answerCalls, failure } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import StoryActions from './story-actions.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const LIKE = 'POST /blog/like/s1';
const BOOKMARK = 'POST /blog/bookmark/s1';
const FAILURES = [
  ['the server fails', failure(503, 'UNAVAILABLE'), null],
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')), messages.noConnection],
] as const;

const renderActions = () => draw(<StoryActions blogId="s1" likes={1233} />, '/stories/salt');
const like = () => screen.getByRole('button', { name: /^Liked?, / });
const bookmark = () => screen.getByRole('button', { name: 'Bookmark' });
const isDisabled = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  act(forgetSession);
  closeToast();
});

describe('A like of a story', () => {
  it.each(FAILURES)('When %s, then the page says so, and it can be repeated', async (_what, refusal, text) => {
    const answers: Record<string, unknown> = { [LIKE]: refusal };
    answerCalls(answers);
    renderActions();
    fireEvent.click(like());
    await waitFor(() =>
      expect(toastStore.get()).toMatchObject({ status: 'error', text: text ?? imageMessages.notLiked }),
    );
    expect(like().getAttribute('aria-label')).toBe('Like, 1,233 likes');
    answers[LIKE] = { likes: 1234 };
    fireEvent.click(like());
    expect(await screen.findByRole('button', { name: 'Liked, 1,234 likes' })).toBeDefined();
  });

  it('When it is pressed, then it shows before the answer, and a second press takes it back', async () => {
    const { promise, resolve } = Promise.withResolvers();
    const calls = answerCalls({
      [LIKE]: () => promise,
      'DELETE /blog/like/s1': { likes: 1233 },
    });
    renderActions();
    fireEvent.click(like());
    await screen.findByRole('button', { name: 'Liked, 1,234 likes' });
    fireEvent.click(like(), { detail: 2 });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(like().getAttribute('aria-label')).toBe('Liked, 1,234 likes');
    fireEvent.click(like(), { detail: 1 });
    await screen.findByRole('button', { name: 'Like, 1,233 likes' });
    expect(calls).toHaveLength(1);
    resolve({ likes: 1234 });
    await waitFor(() => expect(calls.map(({ name }) => name)).toEqual([LIKE, 'DELETE /blog/like/s1']));
    await screen.findByRole('button', { name: 'Like, 1,233 likes' });
  });
});

describe('A bookmark of a story', () => {
  it.each(FAILURES)('When %s, then the page says so, and it can be repeated', async (_what, refusal, text) => {
    rememberSession(sampleAccount({ userId: 123456789 }));
    const answers: Record<string, unknown> = {
      'GET /blog/engagement/s1': { liked: false, likes: 1233, bookmarked: false },
      'GET /blog/bookmark': [],
      [BOOKMARK]: refusal,
    };
    answerCalls(answers);
    renderActions();
    fireEvent.click(bookmark());
    await waitFor(() =>
      expect(toastStore.get()).toMatchObject({ status: 'error', text: text ?? blogMessages.notBookmarked }),
    );
    await waitFor(() => expect(isDisabled(bookmark())).toBe(false));
    expect(bookmark().getAttribute('aria-pressed')).toBe('false');
    answers[BOOKMARK] = null;
    fireEvent.click(bookmark());
    await waitFor(() => expect(bookmark().getAttribute('aria-pressed')).toBe('true'));
    expect(toastStore.get()?.text).toBe(blogMessages.bookmarked);
  });

  it('When a visitor declines the invitation, then nothing is stored, and they are invited again', async () => {
    const calls = answerCalls({});
    renderActions();
    fireEvent.click(bookmark());
    fireEvent.click(await screen.findByRole('button', { name: 'No thanks' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isDisabled(bookmark())).toBe(false);
    fireEvent.click(bookmark());
    expect(await screen.findByRole('dialog', { name: /^Keep this story/ })).toBeDefined();
    expect(calls.map(({ name }) => name)).not.toContain(BOOKMARK);
  });
});
