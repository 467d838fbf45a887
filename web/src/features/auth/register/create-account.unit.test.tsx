// @vitest-environment jsdom
import { messages } from '@aperture-byline/contract/shared/messages';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pendingRegistration } from '#entities/session/pending-registration.ts';
import { rememberSession } from '#entities/session/session-store.ts';
import * as provider from '../../../../test-support/firebase-auth-mock.ts';
import * as registrationForm from '../../../../test-support/forms/registration-form.ts';
import { account, providerError, visit } from '../../../../test-support/pages/auth-screens.tsx';

const { alert, create, field, isSignedIn, registration, setUpEachTest, write, written } = registrationForm;

vi.mock('firebase/auth', () => import('../../../../test-support/firebase-auth-mock.ts'));
vi.mock('#entities/session/firebase/firebase.ts', () => ({
  firebaseReady: async () => ({ auth: 'the auth' }),
}));

describe('The creation of an account', () => {
  setUpEachTest();

  it('When it is sent twice, then one account is made, one mail goes out, and the names wait for the profile', async () => {
    visit('/register');
    write();
    await userEvent.dblClick(create());
    await isSignedIn();
    expect(provider.createUserWithEmailAndPassword.mock.calls).toEqual([
      ['the auth', 'alice@example.com', 'Lantern-9'],
    ]);
    expect(provider.sendEmailVerification.mock.calls).toEqual([
      [provider.user, { url: `${window.location.origin}/profile` }],
    ]);
    expect(pendingRegistration.get()).toEqual(registration);
  });

  it('When the new user is signed in, then the profile form opens, or the page of the redirect', () => {
    visit('/register');
    act(() => rememberSession({ ...account, isNew: true }));
    expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/profile/user-details');
    cleanup();
    visit('/register?redirect=%2Fshop');
    expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/shop');
  });

  it('When the mail can not be sent, then the account is made all the same', async () => {
    provider.sendEmailVerification.mockRejectedValue(providerError('auth/too-many-requests'));
    visit('/register');
    write();
    await userEvent.click(create());
    await isSignedIn();
    await waitFor(() => expect(console.error).toHaveBeenCalledOnce());
  });

  it('When the address has an account, then it says so, and nothing of the names stays', async () => {
    provider.createUserWithEmailAndPassword.mockRejectedValue(providerError('auth/email-already-in-use'));
    visit('/register');
    write();
    await userEvent.click(create());
    await waitFor(() => expect(alert()).toBe('Email already in use. Please try logging in.'));
    expect(pendingRegistration.get()).toBeNull();
    expect(provider.signInWithEmailAndPassword).not.toHaveBeenCalled();
  });

  it('When anything else fails, then it says so and logs why', async () => {
    const error = providerError('auth/internal-error');
    provider.createUserWithEmailAndPassword.mockRejectedValue(error);
    visit('/register');
    write();
    await userEvent.click(create());
    await waitFor(() => expect(alert()).toBe('Something went wrong! Please try again later'));
    expect(console.error).toHaveBeenCalledWith(expect.any(String), error);
  });

  it('When the first answer was lost, then the account that it made is their own', async () => {
    provider.createUserWithEmailAndPassword
      .mockRejectedValueOnce(providerError('auth/network-request-failed'))
      .mockRejectedValueOnce(providerError('auth/email-already-in-use'));
    provider.signInWithEmailAndPassword.mockResolvedValue({ user: provider.user });
    visit('/register');
    write();
    await userEvent.click(create());
    await waitFor(() => expect(alert()).toBe(messages.noConnection));
    await userEvent.click(create());
    await isSignedIn();
    expect(pendingRegistration.get()).toEqual(registration);
  });

  it('When the first answer was lost but the account is somebody else’s, then it says so', async () => {
    provider.createUserWithEmailAndPassword
      .mockRejectedValueOnce(providerError('auth/network-request-failed'))
      .mockRejectedValueOnce(providerError('auth/email-already-in-use'));
    provider.signInWithEmailAndPassword.mockRejectedValue(providerError('auth/invalid-credential'));
    visit('/register');
    write();
    await userEvent.click(create());
    await waitFor(() => expect(alert()).toBe(messages.noConnection));
    await userEvent.click(create());
    await waitFor(() => expect(alert()).toBe(signInMessages.emailInUse));
    expect(pendingRegistration.get()).toBeNull();
  });

  it.each([
    ['auth/network-request-failed', messages.noConnection],
    ['auth/too-many-requests', signInMessages.registerFailed],
    ['auth/internal-error', signInMessages.registerFailed],
  ])('When it fails with %s, then it says so, everything stays, and it can be tried again', async (code, text) => {
    provider.createUserWithEmailAndPassword.mockRejectedValueOnce(providerError(code));
    visit('/register');
    write();
    await userEvent.click(create());
    await waitFor(() => expect(alert()).toBe(text));
    for (const [name, value] of Object.entries(written)) expect(field(name as keyof typeof written).value).toBe(value);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await isSignedIn();
  });
});
