// @vitest-environment jsdom
import { reminderMessages } from '@aperture-byline/contract/reminder/reminder-messages';
import type { ReminderEvent } from '@aperture-byline/contract/reminder/stored';
import { messages } from '@aperture-byline/contract/shared/messages';
import { CONSENT_SENTENCES, REMINDER_CONSENTS } from '@aperture-byline/contract/subscription/consents';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSession, rememberSession } from '#entities/session/session-store.ts';
import { closeToast, toastStore } from '#lib/toast.ts';
import { sampleAccount } from '../../../../test-support/account.ts';
import { answerCalls, failure } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import RemindButton from './remind-button.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const STATE = 'GET /user/reminder/tide';
const ADD = 'PUT /user/reminder/tide';
const REQUEST = 'POST /exhibition/tide/reminder';
const REMOVE = 'DELETE /user/reminder/tide';

const EXHIBITIONS = {
  opening: { exhibitionId: 'tide', state: 'upcoming', daysLeft: null },
  closing: { exhibitionId: 'tide', state: 'ongoing', daysLeft: 3 },
} as const;

const enter = () => rememberSession(sampleAccount({ userId: 123456789, email: 'asha@example.com' }));
const renderButton = (event: ReminderEvent = 'opening') =>
  draw(<RemindButton {...EXHIBITIONS[event]} />, '/exhibition/tide');
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  act(forgetSession);
  closeToast();
});

describe('the button that asks to be reminded', () => {
  it('When it is pressed twice in turn, then the reminder is there, and is taken back', async () => {
    enter();
    const calls = answerCalls({ [STATE]: { isReminded: false }, [ADD]: null, [REMOVE]: null });
    renderButton();
    await waitFor(() => expect(calls).toHaveLength(1));
    fireEvent.click(await button(reminderMessages.opening.remind));
    const pressed = await button(reminderMessages.reminding);
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
    expect(toastStore.get()?.text).toBe(reminderMessages.opening.reminded);
    fireEvent.click(pressed);
    await button(reminderMessages.opening.remind);
    expect(toastStore.get()?.text).toBe(reminderMessages.notReminded);
    expect(calls.map(({ name }) => name)).toEqual([STATE, ADD, REMOVE]);
  });

  it('When the server refuses, then its sentence says why, and nothing is shown as done', async () => {
    enter();
    answerCalls({
      [STATE]: { isReminded: false },
      [ADD]: failure(409, 'CONFLICT', { message: reminderMessages.over }),
    });
    renderButton();
    fireEvent.click(await button(reminderMessages.opening.remind));
    await waitFor(() => expect(toastStore.get()?.text).toBe(reminderMessages.over));
    expect((await button(reminderMessages.opening.remind)).getAttribute('aria-pressed')).toBe('false');
  });

  it('When a visitor presses it and gives an address, then it is sent with the words that were shown', async () => {
    const calls = answerCalls({ [REQUEST]: null });
    renderButton('closing');
    fireEvent.click(await button(reminderMessages.closing.remind));
    const field = await screen.findByRole('textbox', { name: 'Your email' });
    expect(screen.getByText(CONSENT_SENTENCES[REMINDER_CONSENTS.closing])).toBeDefined();
    expect(screen.getByRole('link', { name: 'log in' }).getAttribute('href')).toContain('exhibition');
    const send = screen.getByRole('button', { name: 'Send the link' });
    fireEvent.change(field, { target: { value: 'mira@' } });
    fireEvent.click(send);
    await screen.findByText(messages.emailInvalid);
    expect(calls).toEqual([]);
    fireEvent.change(field, { target: { value: ' mira@example.com ' } });
    fireEvent.click(send);
    await waitFor(() => expect(toastStore.get()?.text).toBe(reminderMessages.requested));
    expect(calls).toMatchObject([
      { name: REQUEST, body: { email: 'mira@example.com', consent: REMINDER_CONSENTS.closing } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('When an exhibition closes soon or has closed, then there is no button', () => {
    for (const fields of [
      { state: 'ongoing', daysLeft: 2 },
      { state: 'past', daysLeft: null },
    ] as const) {
      const { container } = draw(<RemindButton exhibitionId="tide" {...fields} />, '/');
      expect(container.querySelector('button')).toBeNull();
    }
  });

  it('When the server refuses an address, then its sentence stands in the form, which stays', async () => {
    answerCalls({ [REQUEST]: failure(409, 'CONFLICT', { message: reminderMessages.changed }) });
    renderButton();
    fireEvent.click(await button(reminderMessages.opening.remind));
    const field = await screen.findByRole('textbox', { name: 'Your email' });
    fireEvent.change(field, { target: { value: 'mira@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByText(reminderMessages.changed);
    expect((field as HTMLInputElement).value).toBe('mira@example.com');
  });
});
