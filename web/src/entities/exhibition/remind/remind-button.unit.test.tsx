// @vitest-environment jsdom
import { reminderMessages } from '@aperture-byline/contract/reminder/reminder-messages';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSession, rememberSession } from '#entities/session/session-store.ts';
import { closeToast, toastStore } from '#lib/toast.ts';
import { sampleAccount } from '../../../../test-support/account.ts';
import { answerCalls, failure } from '../../../../test-support/answer-calls.ts';
import { draw, stubBrowserApis } from '../../../../test-support/render-page.tsx';
import RemindButton from './remind-button.tsx';

vi.mock(
  '#entities/session/firebase/firebase.ts',
  () => import('../../../../test-support/signed-in-firebase.ts'),
);

const STATE = 'GET /user/reminder/tide';
const ADD = 'PUT /user/reminder/tide';
const REMOVE = 'DELETE /user/reminder/tide';

const enter = () => rememberSession(sampleAccount({ userId: 123456789, email: 'asha@example.com' }));
const renderButton = () => draw(<RemindButton exhibitionId="tide" />, '/exhibition/tide');
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  stubBrowserApis();
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  cleanup();
  act(forgetSession);
  closeToast();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the button that asks to be reminded', () => {
  it('When it is pressed twice in turn, then the reminder is there, and is taken back', async () => {
    enter();
    const calls = answerCalls({ [STATE]: { isReminded: false }, [ADD]: null, [REMOVE]: null });
    renderButton();
    await waitFor(() => expect(calls).toHaveLength(1));
    fireEvent.click(await button(reminderMessages.remind));
    const pressed = await button(reminderMessages.reminding);
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
    expect(toastStore.get()?.text).toBe(reminderMessages.reminded);
    fireEvent.click(pressed);
    await button(reminderMessages.remind);
    expect(toastStore.get()?.text).toBe(reminderMessages.notReminded);
    expect(calls.map(({ name }) => name)).toEqual([STATE, ADD, REMOVE]);
  });

  it('When the server refuses, then its sentence says why, and nothing is shown as done', async () => {
    enter();
    answerCalls({
      [STATE]: { isReminded: false },
      [ADD]: failure(409, 'CONFLICT', { message: reminderMessages.open }),
    });
    renderButton();
    fireEvent.click(await button(reminderMessages.remind));
    await waitFor(() => expect(toastStore.get()?.text).toBe(reminderMessages.open));
    expect((await button(reminderMessages.remind)).getAttribute('aria-pressed')).toBe('false');
  });

  it('When a visitor presses it, then they are invited to sign in, and nothing is sent', async () => {
    const calls = answerCalls({});
    renderButton();
    fireEvent.click(await button(reminderMessages.remind));
    await screen.findByRole('dialog');
    expect(calls).toEqual([]);
  });
});
