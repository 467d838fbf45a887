// @vitest-environment jsdom

import { messages } from '@aperture-byline/contract/shared/messages';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccount, forgetSession, rememberSession, sessionStore } from '#entities/session/session-store.ts';
import { toastStore } from '#lib/toast.ts';
import { fillIn } from '../../../test-support/forms/fill-in.ts';
import { account, providerError, visit } from '../../../test-support/pages/auth-screens.tsx';

const provider = vi.hoisted(() => ({
  signInWithEmailAndPassword: vi.fn(),
  signInWithPopup: vi.fn(),
  GoogleAuthProvider: class {},
  browserPopupRedirectResolver: 'the resolver',
}));
vi.mock('firebase/auth', () => provider);
vi.mock('#entities/session/firebase/firebase.ts', () => ({
  firebaseReady: async () => ({ auth: 'the auth' }),
}));

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const login = () => screen.getByRole('button', { name: 'Login' });
const google = () => screen.getByRole('button', { name: 'Continue with Google' });
const alert = () => screen.getByRole('alert').textContent;

function write(address: string, word: string): void {
  fillIn(email(), address);
  fillIn(password(), word);
}

describe('The login', () => {
  let logged: ReturnType<typeof vi.spyOn>;

  beforeEach(() => {
    logged = vi.spyOn(console, 'error').mockReturnValue();
    provider.signInWithEmailAndPassword.mockResolvedValue({ user: { uid: 'alice' } });
  });

  afterEach(() => {
    act(forgetSession);
    vi.resetAllMocks();
  });

  it('When it opens, then Firebase Auth is loaded, and the fields have autocomplete hints', () => {
    visit('/login');
    expect(sessionStore.attempt()).toBeGreaterThan(0);
    expect([email().autocomplete, password().autocomplete]).toEqual(['username', 'current-password']);
  });

  it('When both fields are empty, then that is said once, both are marked, and the first has the focus', async () => {
    visit('/login');
    await userEvent.click(login());
    expect(await screen.findAllByText(signInMessages.fillAllFields)).toHaveLength(1);
    expect(alert()).toBe(signInMessages.fillAllFields);
    for (const field of [email(), password()]) {
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    }
    expect(document.activeElement).toBe(email());
    expect(provider.signInWithEmailAndPassword).not.toHaveBeenCalled();
  });

  it('When only the password is missing, then it alone is marked and has the focus', async () => {
    visit('/login');
    write('alice@example.com', '');
    await userEvent.click(login());
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(email().getAttribute('aria-invalid')).toBeNull();
    await userEvent.type(password(), 'x');
    await waitFor(() => expect(alert()).toBe(''));
  });

  it.each(['alice', 'alice@example', 'al ice@example.com', 'a@b@example.com', '<alice>@example.com'])(
    'When the email is %j, then the field says so and nothing is sent',
    async (address) => {
      visit('/login');
      write(address, 'secret-word');
      await userEvent.click(login());
      expect(await screen.findByText('Please enter a valid email')).toBeDefined();
      expect(document.activeElement).toBe(email());
      expect(provider.signInWithEmailAndPassword).not.toHaveBeenCalled();
    },
  );

  it('When it is sent twice, then the sign-in service is asked once, with the trimmed address', async () => {
    visit('/login');
    write(' alice@example.com ', ' secret word ');
    await userEvent.dblClick(login());
    await waitFor(() => expect(sessionStore.get().status).toBe('remembered'));
    await userEvent.click(screen.getByRole('button', { name: 'Signing in…' }));
    expect(provider.signInWithEmailAndPassword.mock.calls).toEqual([
      ['the auth', 'alice@example.com', ' secret word '],
    ]);
  });

  it.each(['auth/invalid-credential', 'auth/user-not-found', 'auth/wrong-password', 'auth/invalid-login-credentials'])(
    'When it is refused with %s, then the person reads the same, and nothing is logged',
    async (code) => {
      provider.signInWithEmailAndPassword.mockRejectedValue(providerError(code));
      visit('/login');
      write('alice@example.com', 'wrong-word');
      await userEvent.click(login());
      await waitFor(() => expect(alert()).toBe('Invalid Credentials'));
      expect(logged).not.toHaveBeenCalled();
      expect(password().value).toBe('wrong-word');
    },
  );

  it.each([
    [providerError('auth/too-many-requests'), messages.somethingWrongLater],
    [providerError('auth/network-request-failed'), messages.noConnection],
    [new TypeError('a bug'), messages.somethingWrongLater],
  ])('When it fails otherwise (%o), then it says so, logs why, and can be sent again', async (error, text) => {
    provider.signInWithEmailAndPassword.mockRejectedValueOnce(error);
    visit('/login');
    write('alice@example.com', 'secret-word');
    await userEvent.click(login());
    await waitFor(() => expect(alert()).toBe(text));
    expect(logged).toHaveBeenCalledWith(expect.any(String), error);
    expect([email().value, password().value]).toEqual(['alice@example.com', 'secret-word']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sessionStore.get().status).toBe('remembered'));
  });

  it.each([
    ['/login', '/'],
    ['/login?redirect=%2Fshop%2Fcart%3Fx%3D1%23y', '/shop/cart?x=1#y'],
    ['/login?redirect=https%3A%2F%2Fevil.example', '/'],
    ['/login?redirect=%2F%2Fevil.example', '/'],
    ['/login?redirect=%2Flogin%3Fredirect%3D%2Flogin', '/'],
  ])('When somebody is signed in at %s, then they go on to %s', (address, way) => {
    rememberSession(account);
    visit(address);
    expect(screen.getByRole('status', { name: 'address' }).textContent).toBe(way);
  });

  it('When a new user is signed in, then the profile form opens first', async () => {
    visit('/login');
    act(() => rememberSession({ ...account, isNew: true }));
    expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/profile/user-details');
  });

  it('When the profile does not answer, then that is said, with a way to try again', async () => {
    visit('/login');
    const { failSession } = await import('#entities/session/session-store.ts');
    act(() => expectAccount('alice'));
    act(() => failSession(messages.noConnection));
    expect(within(screen.getByRole('alert')).getByText(messages.noConnection)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Use another account' })).toBeDefined();
    const before = sessionStore.attempt();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(sessionStore.attempt()).toBe(before + 1);
    expect(sessionStore.get().status).toBe('remembered');
  });

  it('When it leads elsewhere, then the way on goes along', () => {
    visit('/login?redirect=%2Fshop');
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
      '/register?redirect=%2Fshop',
    );
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      '/forgot-password?redirect=%2Fshop',
    );
    expect(screen.getByRole('link', { name: 'Aperture & Byline' }).getAttribute('href')).toBe('/');
  });

  it('When the password is shown, then it can be read and hidden again', async () => {
    visit('/login');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password().type).toBe('password');
  });

  it('When a user signs in with Google, then only that call gets the popup resolver', async () => {
    provider.signInWithPopup.mockResolvedValue({ user: { uid: 'alice' } });
    visit('/login');
    await userEvent.click(google());
    await waitFor(() => expect(sessionStore.get().status).toBe('remembered'));
    expect(provider.signInWithPopup.mock.calls[0]?.[2]).toBe('the resolver');
  });

  it.each([
    ['auth/popup-closed-by-user', 0],
    ['auth/cancelled-popup-request', 0],
    ['auth/popup-blocked', 1],
    ['auth/internal-error', 1],
  ])('When Google answers %s, then nothing is shown, and it is logged %i times', async (code, times) => {
    provider.signInWithPopup.mockRejectedValue(providerError(code));
    visit('/login');
    await userEvent.click(google());
    await waitFor(() => expect(provider.signInWithPopup).toHaveBeenCalled());
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(times));
    expect(alert()).toBe('');
  });

  it('When Google cannot be reached, then a toast says so', async () => {
    provider.signInWithPopup.mockRejectedValue(providerError('auth/network-request-failed'));
    visit('/login');
    await userEvent.click(google());
    await waitFor(() => expect(toastStore.get()).toMatchObject({ status: 'error', text: messages.noConnection }));
  });

  it('When the password is forgotten, then the typed address goes along, and not in the address bar', async () => {
    visit('/login');
    write('alice@example.com', '');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
    await screen.findByRole('heading', { name: 'Forgot password' });
    expect(email().value).toBe('alice@example.com');
    expect(window.location.href).not.toContain('alice');
  });
});
