// @vitest-environment jsdom
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as profileForm from '../../../../test-support/forms/profile-form.tsx';

const { addAchievement, answer, box, click, errorResponse, fill, full, open, saved, USER_ID } = profileForm;

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

profileForm.setUpProfileForm();

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
      fill('Link', 'www.linkedin.co');
      await userEvent.type(box('Link'), 'm/in/mira');
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
    await userEvent.click(box('Link'));
    fill('Link', 'https://instagram.com.evil.example/mira');
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
