// @vitest-environment jsdom

import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSession } from '#entities/session/session-store.ts';
import { DRAFT_LIFETIME } from '#lib/storage/drafts.ts';
import { toastStore } from '#lib/toast.ts';
import {
  enter,
  errorResponse,
  full,
  leave,
  loadProfileForm,
  open,
  saved,
  USER_ID,
} from '../../../../test-support/forms/profile-form.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const DRAFT = 'AnBDraft:profile:u1';
const saveChanges = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const firstName = () => screen.findByLabelText<HTMLInputElement>('First name');
const bio = () => screen.getByRole('textbox', { name: 'Bio' }).textContent;
const writeName = async (name: string) => fireEvent.change(await firstName(), { target: { value: name } });

/** Writes, and has the session end at the save. Gives what saves, and what leads back. */
async function writeInVain() {
  const save = await open('EDIT', full);
  save.mockResolvedValueOnce(errorResponse(401));
  await writeName('Maya');
  await saveChanges();
  return { save, back: await screen.findByRole('link', { name: 'Back to the form' }) };
}

beforeAll(loadProfileForm);

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => leave());

describe('What was written when the session ends', () => {
  it.each([
    { who: 'the same person', uid: 'u1', name: 'Maya' },
    { who: 'somebody else', uid: 'u2', name: 'Mira' },
  ])('When $who comes back, then the name is $name', async ({ uid, name }) => {
    const { back } = await writeInVain();
    expect(toastStore.get()?.text).toBe(messages.relogin);
    act(() => enter({ uid }));
    await userEvent.click(back);
    expect((await firstName()).value).toBe(name);
    expect(screen.queryAllByText(profileMessages.unsavedKept)).toHaveLength(name === 'Maya' ? 1 : 0);
    // Whoever wrote it finds it again.
    expect(localStorage.getItem(DRAFT)).toContain('Maya');
  });

  it('When it is saved after all, then only what differs from the profile is put', async () => {
    const { save, back } = await writeInVain();
    act(() => enter());
    await userEvent.click(back);
    await screen.findByText(profileMessages.unsavedKept);
    await saveChanges();
    await saved();
    expect(save).toHaveBeenLastCalledWith('PUT', { userId: USER_ID, firstName: 'Maya' });
  });
});

describe('The draft of a profile', () => {
  it.each(['ADD', 'EDIT'] as const)(
    'When the page is gone, then the next one (%s) has what was written',
    async (type) => {
      await open('EDIT', full);
      await writeName('Maya');
      cleanup();
      await open(type, full);
      expect((await firstName()).value).toBe('Maya');
      expect(screen.getByText(profileMessages.unsavedKept)).toBeDefined();
    },
  );

  it('When the profile was changed elsewhere meanwhile, then that stays, and only what was written here is put', async () => {
    await open('EDIT', full);
    await writeName('Maya');
    cleanup();
    const save = await open('EDIT', { ...full, bio: '<p>Written on the phone.</p>' });
    expect(bio()).toBe('Written on the phone.');
    await saveChanges();
    await saved();
    expect(save.mock.calls).toEqual([['PUT', { userId: USER_ID, firstName: 'Maya' }]]);
  });

  it('When it is saved, then the draft goes', async () => {
    await open('EDIT', full);
    await writeName('Maya');
    expect(localStorage.getItem(DRAFT)).toContain('Maya');
    await saveChanges();
    await saved();
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('When it was saved although the answer was lost, then nothing is said to be unsaved, and the draft goes', async () => {
    await open('EDIT', full);
    await writeName('Maya');
    cleanup();
    await open('EDIT', { ...full, first_name: 'Maya' });
    expect(screen.queryByText(profileMessages.unsavedKept)).toBeNull();
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('When the changes are undone, then the draft is removed', async () => {
    await open('EDIT', full);
    await writeName('Maya');
    await writeName('Mira');
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('When the user confirms to leave without saving, then the draft is removed', async () => {
    vi.stubGlobal('confirm', () => true);
    await open('EDIT', full);
    await writeName('Maya');
    await userEvent.click(screen.getByRole('link', { name: profileMessages.goBackToProfile }));
    await saved();
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('When the user logs out, then the draft is removed', async () => {
    await open('EDIT', full);
    await writeName('Maya');
    act(forgetSession);
    expect(localStorage.length).toBe(0);
  });

  it('When a draft is older than a week, then it is not restored', async () => {
    await open('EDIT', full);
    await writeName('Maya');
    cleanup();
    vi.setSystemTime(Date.now() + DRAFT_LIFETIME);
    await open('EDIT', full);
    expect((await firstName()).value).toBe('Mira');
  });

  it('When the tab is closed, then there is no confirmation: the draft keeps the changes', async () => {
    await open('EDIT', full);
    await writeName('Maya');
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });
});
