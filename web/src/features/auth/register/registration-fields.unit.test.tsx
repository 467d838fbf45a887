// @vitest-environment jsdom

import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pendingRegistration } from '#entities/session/pending-registration.ts';
import * as provider from '../../../../test-support/firebase-auth-mock.ts';
import {
  create,
  field,
  isSignedIn,
  radio,
  setUpEachTest,
  write,
  written,
} from '../../../../test-support/forms/registration-form.ts';
import { visit } from '../../../../test-support/pages/auth-screens.tsx';

vi.mock('firebase/auth', () => import('../../../../test-support/firebase-auth-mock.ts'));
vi.mock('#entities/session/firebase/firebase.ts', () => ({
  firebaseReady: async () => ({ auth: 'the auth' }),
}));
// On a slow line its code is still on its way.
vi.mock('./photographer-dialog.tsx', () => new Promise(() => {}));

describe('The fields of the registration', () => {
  setUpEachTest();

  it('When it is empty, then that is said once, all fields are marked, and the first has the focus', async () => {
    visit('/register');
    await userEvent.click(create());
    expect(await screen.findAllByText('Please fill all fields')).toHaveLength(1);
    for (const name of Object.keys(written) as (keyof typeof written)[])
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('First name'));
    expect(provider.createUserWithEmailAndPassword).not.toHaveBeenCalled();
  });

  it.each([
    ['First name', '   ', 'Please fill all fields'],
    ['Last name', '', 'Please fill all fields'],
    ['First name', '---', profileMessages.nameInvalid],
    ['Last name', 'x'.repeat(61), messages.tooLong],
    ['Email', 'alice@', 'Please enter a valid email'],
    ['Password', 'Lan-9', 'Password length has to be at least 8'],
    ['Confirm password', 'Lantern-8', "Passwords don't match"],
    ['Confirm password', '', 'Please fill all fields'],
  ] as const)('When %s is %j, then it says %j and has the focus', async (name, value, text) => {
    visit('/register');
    const changes = { [name]: value };
    write(name === 'Password' ? { ...changes, 'Confirm password': value } : changes);
    await userEvent.click(create());
    expect(await screen.findByText(text)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field(name)));
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    expect(provider.createUserWithEmailAndPassword).not.toHaveBeenCalled();
  });

  it.each([
    ['Ad', 'min'],
    ['Aperture &', 'Byline'],
    // In Lisu letters: only Unicode's table knows what they look like.
    ['ꓮꓓ', 'ꓟꓲꓠ'],
  ])('When the name is %s %s, then both of its fields say that it is kept', async (first, last) => {
    visit('/register');
    write({ 'First name': first, 'Last name': last });
    await userEvent.click(create());
    expect(await screen.findAllByText(profileMessages.nameReserved)).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(field('First name')));
    expect(provider.createUserWithEmailAndPassword).not.toHaveBeenCalled();
  });

  it('When a password is typed, then advice follows it, and the own name is none', async () => {
    visit('/register');
    const advice = () => screen.getByRole('status').textContent;
    expect(field('Password').getAttribute('aria-describedby')).toContain(screen.getByRole('status').id);
    await userEvent.type(field('Password'), 'Lan');
    expect(advice()).toBe('weak: too short');
    await userEvent.type(field('Password'), 'tern-9');
    expect(advice()).toBe('strong');
    await userEvent.type(field('First name'), 'Lantern');
    expect(advice()).toBe('invalid: contains a forbidden word');
  });

  it('When the form is sent before the photographers’ dialog has opened, then what is marked counts', async () => {
    visit('/register');
    write();
    await userEvent.click(radio('Photographer'));
    await userEvent.click(create());
    await isSignedIn();
    expect(pendingRegistration.get()?.isArtist).toBe(true);
  });
});
