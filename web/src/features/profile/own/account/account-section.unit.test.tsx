// @vitest-environment jsdom

import { deleteUser } from '@aperture-byline/contract/endpoints/people/account';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { signOut } from '#entities/session/sign-out.ts';
import { ApiError } from '#lib/api/api.ts';
import { saveZip } from '#lib/save-zip.ts';
import { draw } from '../../../../../test-support/pages/render-page.tsx';
import { useAccountTasks } from './account-section.tsx';

vi.mock('#entities/session/api/account-api.ts', () => ({ callAuthenticated: vi.fn() }));
vi.mock('#entities/session/sign-out.ts', () => ({ signOut: vi.fn() }));
vi.mock('#lib/save-zip.ts', async (original) => ({ ...(await original<object>()), saveZip: vi.fn() }));

function Page() {
  const { notDeleted, run } = useAccountTasks({ userId: 123456789 });
  return (
    <>
      <p role="alert">{notDeleted?.text}</p>
      <button type="button" onClick={() => run('export')}>
        export
      </button>
      <button type="button" onClick={() => run('delete')}>
        delete
      </button>
    </>
  );
}

function open() {
  draw(<Page />, '/profile');
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('The export of the user’s data and the deletion of the account', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => vi.resetAllMocks());

  it('When the sign-in is fresh, then the data becomes a file', async () => {
    vi.mocked(callAuthenticated).mockResolvedValueOnce({ profile: { name: 'Mira' } });
    open();
    await click('export');
    const input = expect.stringContaining('"Mira"');
    await waitFor(() =>
      expect(saveZip).toHaveBeenCalledWith(
        'aperture-and-byline-123456789.zip',
        expect.arrayContaining([{ name: 'data/profile.json', input }]),
      ),
    );
  });

  it('When the person does not sign in again, then nothing is deleted, and that is said', async () => {
    vi.mocked(callAuthenticated).mockRejectedValueOnce(
      new ApiError(401, apiMessages.recentLoginRequired, { code: 'RECENT_LOGIN_REQUIRED' }),
    );
    open();
    await click('delete');
    expect(screen.getByRole('alert').textContent).toBe(apiMessages.recentLoginRequired);
    expect(signOut).not.toHaveBeenCalled();
  });

  it('When the account is deleted, then the session ends, and a page says so', async () => {
    vi.mocked(callAuthenticated).mockResolvedValueOnce(null);
    open();
    await click('delete');
    expect(callAuthenticated).toHaveBeenCalledWith(deleteUser, {});
    await waitFor(() =>
      expect(signOut).toHaveBeenCalledWith(expect.anything(), { to: '/account-deleted', isDeleted: true }),
    );
  });

  it('When the account could not be deleted, then the person stays signed in and is told', async () => {
    vi.mocked(callAuthenticated).mockRejectedValueOnce(new ApiError(503, 'Busy', { code: 'UNAVAILABLE' }));
    open();
    await click('delete');
    expect(signOut).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe(profileMessages.accountNotDeleted);
    vi.mocked(callAuthenticated).mockResolvedValueOnce(null);
    await click('delete');
    expect(signOut).toHaveBeenCalledOnce();
  });
});
