// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#lib/api/query-client.ts';
import PublicProfilePage from './public-profile-page.tsx';

function answer(status: number, body: unknown) {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

function open(address: string, respond: () => Response) {
  const fetched = vi.fn(async () => respond());
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/profile/:userId" element={<PublicProfilePage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return fetched;
}

describe('The public profile page', () => {
  it.each(['12345678', '1234567890', 'Mira', '..%2Fuser%2Fexport', '012345678'])(
    'When the address names %s, then nobody is found, and nothing is asked for',
    async (id) => {
      const fetched = open(`/profile/${id}`, () => answer(200, { returnCode: 200, data: [] }));
      expect(await screen.findByRole('heading', { name: 'User Not Found' })).toBeDefined();
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('When no user has that id, then the empty state is shown', async () => {
    open('/profile/123456789', () => answer(200, { returnCode: 200, data: [] }));
    expect(await screen.findByRole('heading', { name: 'User Not Found' })).toBeDefined();
  });

  it('When the profile cannot be loaded, then that is said, and one can try again', async () => {
    open('/profile/123456789', () =>
      answer(400, { returnCode: 400, error: { code: 'BAD_REQUEST', message: 'No', requestId: 'r' } }),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
