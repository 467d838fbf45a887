// @vitest-environment jsdom
import { messages } from '@aperture-byline/contract/shared/messages';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import { publicProfileMessages } from '@aperture-byline/contract/user/public-profile-messages';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { toastStore } from '#lib/toast.ts';
import {
  answer,
  blank,
  errorResponse,
  full,
  leave,
  open,
  saved,
  USER_ID,
} from '../../../../test-support/profile-form.tsx';

vi.mock(
  '#entities/session/firebase/firebase.ts',
  () => import('../../../../test-support/signed-in-firebase.ts'),
);

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: string, index = 0) =>
  screen.getAllByLabelText<HTMLInputElement>(name)[index] as HTMLElement;
const fill = (name: string, value: string, index = 0) =>
  fireEvent.change(box(name, index), { target: { value } });

async function addAchievement(title: string, day: string, description: string, index = 0) {
  await click('Add an achievement');
  fill('Title', title, index);
  fill('Date', day, index);
  fill('Description', description, index);
}

beforeAll(async () => {
  // Loaded beforehand: it is the form that is waited for, not its code.
  await import('./profile-form.tsx');
  await import('#components/rich-text/editor/rich-text-editor.tsx');
});

afterEach(() => {
  cleanup();
  leave();
});

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

describe('The form of a change', () => {
  it('When one part is changed, then only that is put', async () => {
    const save = await open('EDIT', full);
    fill('Last name', 'Bose');
    await click('Save changes');
    await saved();
    expect(save.mock.calls).toEqual([['PUT', { userId: USER_ID, lastName: 'Bose' }]]);
  });

  it('When it is saved, then the profile is what the save answered, and is not read again', async () => {
    const save = await open('EDIT', full);
    const called = vi.spyOn(globalThis, 'fetch');
    save.mockResolvedValueOnce(answer(200, { data: [{ ...full, last_name: 'Bose, as the server has it' }] }));
    fill('Last name', 'Bose');
    await click('Save changes');
    await saved();
    await userEvent.click(screen.getByRole('link', { name: 'Edit' }));
    await screen.findByRole('textbox', { name: 'Bio' });
    expect(box('Last name')).toHaveProperty('value', 'Bose, as the server has it');
    expect(called.mock.calls.map(([address, init]) => [init?.method, address])).toEqual([
      ['PUT', '/api/user/user-info'],
    ]);
  });

  it('When an entry is removed, then its list is put without it, and the focus stays near', async () => {
    const save = await open('EDIT', full);
    await click('Remove achievement 1');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove achievement 1' })),
    );
    expect(screen.getByText('Achievement 1 removed')).toBeDefined();
    await click('Save changes');
    await saved();
    expect(save.mock.calls[0]?.[1]).toEqual({
      userId: USER_ID,
      achivements: [{ title: 'Residency', description: 'Three months', achivedDate: '2023-11-02' }],
    });
  });

  it('When nothing is changed, then nothing is sent, and the profile follows', async () => {
    const save = await open('EDIT', full);
    await click('Save changes');
    await saved();
    expect(save).not.toHaveBeenCalled();
  });

  it('When entries are incomplete, then each says so, the first has the focus, and nothing is sent', async () => {
    const save = await open('EDIT', full);
    fill('Description', '', 1);
    fill('Link', '', 1);
    await click('Save changes');
    expect(await screen.findByText(profileMessages.achievementIncompleteOnEdit)).toBeDefined();
    expect(screen.getByText(profileMessages.linkIncompleteOnEdit)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(box('Description', 1)));
    expect(save).not.toHaveBeenCalled();
  });

  it.each(['a press on Save', 'Enter'])(
    'When a link is typed short, then %s sends it whole, with the medium that it tells',
    async (way) => {
      const save = await open('EDIT', { ...full, social_links: '' });
      await click('Add a link');
      await waitFor(() => expect(document.activeElement).toBe(box('Where')));
      await userEvent.type(box('Link'), 'www.linkedin.com/in/mira');
      expect(box('Where')).toHaveProperty('value', 'linkedin');
      if (way === 'Enter') await userEvent.keyboard('{Enter}');
      else await click('Save changes');
      await saved();
      expect(save.mock.calls).toEqual([
        [
          'PUT',
          {
            userId: USER_ID,
            socialLinks: [{ socialMedia: 'linkedin', link: 'https://www.linkedin.com/in/mira' }],
          },
        ],
      ]);
    },
  );

  it('When a link leads to another host, then it says so as soon as it is left, and nothing is sent', async () => {
    const save = await open('EDIT', full);
    await userEvent.clear(box('Link'));
    await userEvent.type(box('Link'), 'https://instagram.com.evil.example/mira');
    await userEvent.tab();
    expect(await screen.findByText(profileMessages.linkInvalid)).toBeDefined();
    await click('Save changes');
    await waitFor(() => expect(document.activeElement).toBe(box('Link')));
    expect(save).not.toHaveBeenCalled();
  });

  it('When the server refuses an entry behind a blank one, then it says why at that entry, until that is changed', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const save = await open('EDIT', { ...full, achievements: '' });
    save.mockResolvedValueOnce(errorResponse(400, { 'achivements[0].title': profileMessages.separators }));
    await addAchievement('', '', '', 0);
    await addAchievement('First prize', '2024-03-06', 'Coastal Light', 1);
    await click('Save changes');
    expect(await screen.findByText(profileMessages.separators)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(box('Title', 1)));
    fill('Title', 'Second prize', 0);
    expect(screen.getByText(profileMessages.separators)).toBeDefined();
    fill('Title', 'Second prize', 1);
    await waitFor(() => expect(screen.queryByText(profileMessages.separators)).toBeNull());
    logged.mockRestore();
  });

  it('When Save is clicked twice, then it is put once', async () => {
    const save = await open('EDIT', full);
    fill('First name', 'Maya');
    const button = screen.getByRole('button', { name: 'Save changes' });
    fireEvent.click(button);
    fireEvent.click(button);
    await saved();
    expect(save).toHaveBeenCalledOnce();
  });

  it('When a changed form is left by a link, then it asks, and stays if it should', async () => {
    const confirm = vi.fn<() => boolean>(() => false);
    vi.stubGlobal('confirm', confirm);
    await open('EDIT', full);
    fill('First name', 'Maya');
    await userEvent.click(screen.getByRole('link', { name: profileMessages.goBackToProfile }));
    expect(confirm).toHaveBeenCalledWith(profileMessages.leaveUnsaved);
    expect(screen.queryByText('The own profile')).toBeNull();
    confirm.mockReturnValue(true);
    await userEvent.click(screen.getByRole('link', { name: profileMessages.goBackToProfile }));
    expect(await saved()).toBeDefined();
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
