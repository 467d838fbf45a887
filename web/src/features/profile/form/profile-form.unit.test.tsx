// @vitest-environment jsdom

import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { publicProfileMessages } from '@aperture-byline/contract/user/public-profile-messages';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { toastStore } from '#lib/toast.ts';
import * as profileForm from '../../../../test-support/forms/profile-form.tsx';

const { addAchievement, blank, box, click, errorResponse, fill, full, open, saved, USER_ID } = profileForm;

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

profileForm.setUpProfileForm();

describe('The form of a new profile', () => {
  it('When it opens, then there is something to write first, and the picture comes after it', async () => {
    await open('ADD', blank);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Name',
      'About you',
      'Picture',
      publicProfileMessages.achievements,
      publicProfileMessages.socialLinks,
    ]);
  });

  it('When everything but the name is empty, then it says so by the button, with the focus, and nothing is sent', async () => {
    const save = await open('ADD', blank);
    fill('First name', 'Maya');
    await click('Save profile');
    const sentence = await screen.findByText(profileMessages.profileEmpty);
    await waitFor(() => expect(document.activeElement).toBe(sentence));
    expect(sentence.getAttribute('role')).toBe('alert');
    const button = screen.getByRole('button', { name: 'Save profile' });
    expect(sentence.parentElement?.parentElement?.contains(button)).toBe(true);
    expect(screen.getByRole('textbox', { name: 'Bio' }).getAttribute('aria-invalid')).toBeNull();
    expect(save).not.toHaveBeenCalled();
  });

  it('When there is one achievement, then all of it is posted, trimmed', async () => {
    const save = await open('ADD', blank);
    await addAchievement(' First prize ', '2024-03-06', 'Coastal Light ');
    fill('Subtitle', ' Fog and ferries ');
    await click('Save profile');
    await saved();
    expect(save.mock.calls).toEqual([
      [
        'POST',
        {
          userId: USER_ID,
          firstName: 'Mira',
          middleName: '',
          lastName: 'Das',
          subtitle: 'Fog and ferries',
          bio: '',
          achivements: [{ title: 'First prize', description: 'Coastal Light', achivedDate: '2024-03-06' }],
          socialLinks: [],
        },
      ],
    ]);
  });

  it('When entries are incomplete or blank, then the complete ones are saved, and a warning tells of the rest', async () => {
    const save = await open('ADD', blank);
    await addAchievement('', '', '', 0);
    await addAchievement('Only a title', '', '', 1);
    await addAchievement('First prize', '2024-03-06', 'Coastal Light', 2);
    await click('Add a link');
    await userEvent.selectOptions(box('Where'), 'x');
    await click('Save profile');
    await saved();
    expect(save.mock.calls[0]?.[1]).toMatchObject({
      achivements: [{ title: 'First prize', description: 'Coastal Light', achivedDate: '2024-03-06' }],
      socialLinks: [],
    });
    expect(toastStore.get()).toMatchObject({
      status: 'warning',
      text: `${profileMessages.achievementIncompleteOnAdd}; ${profileMessages.linkIncompleteOnAdd}`,
    });
  });

  it('When nothing but an incomplete entry is there, then it says what is missing, at the entry', async () => {
    const save = await open('ADD', blank);
    await addAchievement('First prize', '', 'Coastal Light');
    await click('Save profile');
    expect(await screen.findByText(profileMessages.achievementIncompleteOnAdd)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(box('Date')));
    expect(box('Title').getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText(profileMessages.profileEmpty)).toBeNull();
    expect(save).not.toHaveBeenCalled();
  });

  it('When the server refuses what the form does not show, then it says that the save failed', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const save = await open('ADD', blank);
    save.mockResolvedValueOnce(errorResponse(400, { elsewhere: 'There is no such field here.' }));
    await addAchievement('First prize', '2024-03-06', 'Coastal Light');
    await click('Save profile');
    expect(await screen.findByText(messages.somethingWrongLater)).toBeDefined();
    logged.mockRestore();
  });

  it('When it is skipped, then the exhibitions follow', async () => {
    await open('ADD', blank);
    await userEvent.click(screen.getByRole('link', { name: profileMessages.skipForNow }));
    expect(await screen.findByText('The exhibitions')).toBeDefined();
  });
});

describe.each(['ADD', 'EDIT'] as const)('A save that fails (%s)', (type) => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  const refused = (status: number) => async () => errorResponse(status);

  it.each([
    ['the device is offline', offline, messages.noConnection],
    ['there were too many', refused(429), 'Not like this.'],
    ['the server fails', refused(500), messages.somethingWrongLater],
    ['the server is busy', refused(503), messages.somethingWrongLater],
  ])('When %s, then it says so, everything stays, and it can be tried again', async (_why, answer, text) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const save = await open(type, full);
    save.mockImplementationOnce(answer);
    fill('First name', 'Maya');
    fill('Link', 'instagram.com/maya');
    await click(type === 'ADD' ? 'Save profile' : 'Save changes');
    await screen.findByText(text);
    expect([box('First name'), box('Link')].map((field) => (field as HTMLInputElement).value)).toEqual([
      'Maya',
      'instagram.com/maya',
    ]);
    await click('Try again');
    await saved();
    expect(save).toHaveBeenCalledTimes(2);
    expect(save.mock.calls[1]).toEqual(save.mock.calls[0]);
    logged.mockRestore();
  });
});
