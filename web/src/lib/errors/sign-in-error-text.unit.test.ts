import { messages } from '@aperture-byline/contract/shared/messages';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import { describe, expect, it } from 'vitest';
import { providerCode } from '#lib/errors/error-text.ts';
import { isPopupClosed, isWrongCredentials } from './auth-error.ts';
import { mailErrorText, reauthenticationErrorText } from './sign-in-error-text.ts';

const providerError = (code: unknown) => Object.assign(new Error('refused'), { code });

describe('What the sign-in service answers', () => {
  it.each([
    [providerError('auth/internal-error'), 'auth/internal-error'],
    [providerError('storage/unknown'), null],
    [providerError(42), null],
    [new TypeError('a bug'), null],
    ['auth/internal-error', null],
    [undefined, null],
  ])('When it is %o, then its code is %j', (error, code) => {
    expect(providerCode(error)).toBe(code);
  });

  it.each(['auth/invalid-credential', 'auth/invalid-login-credentials', 'auth/wrong-password', 'auth/user-not-found'])(
    'When it is %s, then the credentials are wrong, and nothing tells which',
    (code) => {
      expect(isWrongCredentials(providerError(code))).toBe(true);
      expect(reauthenticationErrorText(providerError(code))).toBe(signInMessages.invalidCredentials);
    },
  );

  it.each(['auth/user-disabled', 'auth/too-many-requests', 'auth/network-request-failed'])(
    'When it is %s, then it says nothing about the credentials',
    (code) => {
      expect(isWrongCredentials(providerError(code))).toBe(false);
    },
  );

  it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])(
    'When it is %s, then nothing failed',
    (code) => {
      expect(isPopupClosed(providerError(code))).toBe(true);
    },
  );

  it('When the window was blocked, then something failed', () => {
    expect(isPopupClosed(providerError('auth/popup-blocked'))).toBe(false);
  });

  it.each([
    ['auth/too-many-requests', signInMessages.tooManyAttempts],
    ['auth/network-request-failed', messages.noConnection],
    ['auth/invalid-email', messages.emailInvalid],
    ['auth/internal-error', messages.somethingWrongLater],
    ['auth/user-mismatch', messages.somethingWrongLater],
  ])('When a mail is refused with %s, then the person reads %j', (code, text) => {
    expect(mailErrorText(providerError(code))).toBe(text);
  });

  it('When another user signs in again, then the reauthentication fails', () => {
    expect(reauthenticationErrorText(providerError('auth/user-mismatch'))).toBe(signInMessages.invalidCredentials);
  });
});
