// @vitest-environment jsdom
import { messages } from '@aperture-byline/contract/messages';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastStore } from '../src/lib/toast.ts';
import { enter, full, leave, open, refusal, saved, USER_ID } from './support/profile-form.tsx';

vi.mock('../src/lib/session/firebase.ts', () => ({
  firebaseReady: async () => ({
    auth: {
      authStateReady: async () => undefined,
      currentUser: { getIdToken: async () => 'token' },
      signOut: async () => undefined,
    },
  }),
}));

const saveChanges = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const firstName = () => screen.findByLabelText<HTMLInputElement>('First name');

/** Writes, and has the session end at the save. Gives what saves, and what leads back. */
async function writeInVain() {
  const save = await open('EDIT', full);
  save.mockResolvedValueOnce(refusal(401));
  fireEvent.change(await firstName(), { target: { value: 'Maya' } });
  await saveChanges();
  return { save, back: await screen.findByRole('link', { name: 'Back to the form' }) };
}

beforeAll(async () => {
  // Loaded beforehand: it is the form that is waited for, not its code.
  await import('../src/features/profile/form/profile-form.tsx');
  await import('../src/ui/rich-text-editor/rich-text-editor.tsx');
});

describe('What was written when the session ends', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    cleanup();
    leave();
    vi.restoreAllMocks();
  });

  it.each([
    { who: 'the same person', uid: 'u1', name: 'Maya' },
    { who: 'somebody else', uid: 'u2', name: 'Mira' },
  ])('When $who comes back, then the name is $name', async ({ uid, name }) => {
    const { back } = await writeInVain();
    expect(toastStore.get()?.text).toBe(messages.relogin);
    act(() => enter({ uid }));
    await userEvent.click(back);
    expect((await firstName()).value).toBe(name);
    expect(screen.queryAllByText(messages.unsavedKept)).toHaveLength(name === 'Maya' ? 1 : 0);
  });

  it('When it is saved after all, then only what differs from the profile is put', async () => {
    const { save, back } = await writeInVain();
    act(() => enter());
    await userEvent.click(back);
    await screen.findByText(messages.unsavedKept);
    await saveChanges();
    await saved();
    expect(save).toHaveBeenLastCalledWith('PUT', { userId: USER_ID, firstName: 'Maya' });
  });
});
