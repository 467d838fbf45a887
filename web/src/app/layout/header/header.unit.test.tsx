// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { account } from '../../../../test-support/auth-screens.tsx';

const AVATAR = 'https://lh3.googleusercontent.com/a/abc=s96-c';

/** The top bar as a page opens with it. */
async function open() {
  vi.resetModules();
  const { Header } = await import('./header.tsx');
  const store = await import('#entities/session/session-store.ts');
  const { container } = render(
    <MemoryRouter>
      <Header />
    </MemoryRouter>,
  );
  return { ...store, avatar: () => container.querySelector('img')?.getAttribute('src') };
}

const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
const way = (place: ReturnType<typeof bar>, name: string) =>
  place.queryByRole('link', { name })?.getAttribute('href');

describe('The top bar', () => {
  afterEach(() => {
    cleanup();
    localStorage.clear();
  });

  it('When nobody is signed in, then it links to the login and the registration, in the menu too', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    for (const place of [bar(), menu()]) {
      expect(way(place, 'Login')).toBe('/login');
      expect(way(place, 'Sign up')).toBe('/register');
      expect(way(place, 'Your profile')).toBeUndefined();
    }
  });

  it('When a user is remembered, then the first render shows their avatar', async () => {
    localStorage.setItem('userId', '123456789');
    localStorage.setItem('userPhoto', AVATAR);
    const { avatar } = await open();
    expect(avatar()).toBe('https://lh3.googleusercontent.com/a/abc=s80-c');
    expect(way(bar(), 'Your profile')).toBe('/profile');
    expect(way(bar(), 'Login')).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(way(menu(), 'Your profile')).toBe('/profile');
    expect(way(menu(), 'Sign up')).toBeUndefined();
  });

  it('When the session is settled, then it follows, in and out', async () => {
    const { rememberSession, forgetSession, avatar } = await open();
    act(() => rememberSession({ ...account, avatar: AVATAR }));
    expect(avatar()).toContain('googleusercontent');
    expect(way(bar(), 'Your profile')).toBe('/profile');
    act(() => forgetSession());
    expect(way(bar(), 'Login')).toBe('/login');
    expect(avatar()).toBeUndefined();
  });
});
