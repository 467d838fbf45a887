// @vitest-environment jsdom

import { followMessages } from '@aperture-byline/contract/follow/follow-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSession, rememberSession } from '#entities/session/session-store.ts';
import { closeToast, toastStore } from '#lib/toast.ts';
import { sampleAccount } from '../../../test-support/account.ts';
import { answerCalls, failure } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import FollowButton from './follow-button.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../test-support/signed-in-firebase.ts'));

const ARTIST = 900000003;
const READER = 123456789;
const STATE = `GET /user/follow/${ARTIST}`;
const FOLLOW = `PUT /user/follow/${ARTIST}`;

function enter(userId = READER): void {
  rememberSession(sampleAccount({ userId, email: 'asha@example.com' }));
}

const renderButton = () => draw(<FollowButton userId={ARTIST} name="Mira Pillai" />, '/profile/900000003');
const button = () => screen.getByRole('button', { name: /^Follow(?:ing)? Mira Pillai$/ });
const isPressed = () => button().getAttribute('aria-pressed') === 'true';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  act(forgetSession);
  closeToast();
});

describe('The button that follows a photographer', () => {
  it('When it is pressed twice, then it shows the follow before the answer, and sends once', async () => {
    enter();
    let answer = (_data: null) => {};
    const answered = new Promise<null>((resolve) => {
      answer = resolve;
    });
    const calls = answerCalls({ [STATE]: { isFollowed: false }, [FOLLOW]: () => answered });
    renderButton();
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain(STATE));
    fireEvent.click(button());
    await waitFor(() => expect(isPressed()).toBe(true));
    answer(null);
    await waitFor(() => expect(toastStore.get()?.text).toBe(followMessages.followed('Mira Pillai')));
    expect(calls.filter(({ name }) => name === FOLLOW)).toHaveLength(1);
    expect(isPressed()).toBe(true);
  });

  it.each([
    ['the server fails', failure(503, 'UNAVAILABLE'), followMessages.notFollowed],
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')), messages.noConnection],
  ])('When %s, then the follow is taken back, and can be repeated', async (_what, refusal, text) => {
    enter();
    const answers: Record<string, unknown> = { [STATE]: { isFollowed: false }, [FOLLOW]: refusal };
    answerCalls(answers);
    renderButton();
    fireEvent.click(button());
    await waitFor(() => expect(toastStore.get()).toMatchObject({ status: 'error', text }));
    await waitFor(() => expect(isPressed()).toBe(false));
    answers[FOLLOW] = null;
    fireEvent.click(button());
    await waitFor(() => expect(toastStore.get()).toMatchObject({ status: 'success' }));
    expect(isPressed()).toBe(true);
  });

  it('When a visitor presses it, then they are invited, and nothing is called', async () => {
    const calls = answerCalls({});
    renderButton();
    fireEvent.click(button());
    expect(await screen.findByRole('dialog', { name: /^Follow / })).toBeDefined();
    // The connection that the test before lost is looked for until it is back.
    expect(calls.filter(({ name }) => name !== 'HEAD /icon.svg')).toEqual([]);
  });

  it('When it is one’s own page, then there is none', () => {
    enter(ARTIST);
    answerCalls({ [STATE]: { isFollowed: false } });
    renderButton();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
