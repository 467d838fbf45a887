import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { pendingRegistration } from '../../src/entities/session/pending-registration.ts';
import { forgetSession, sessionStore } from '../../src/entities/session/session-store.ts';
import { acceptAll } from '../firebase-auth-mock.ts';
import { fillIn } from './fill-in.ts';

/** Before each test of the file, Firebase Auth accepts everything; after it, nothing of it is left. */
export function setUpEachTest(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    acceptAll();
  });

  afterEach(() => {
    act(forgetSession);
    pendingRegistration.set(null);
    vi.resetAllMocks();
  });
}

/** Values typed into the registration form, by label. */
export const written = {
  'First name': 'Alice',
  'Last name': 'Rao',
  Email: 'Alice@example.com',
  Password: 'Lantern-9',
  'Confirm password': 'Lantern-9',
};
/** The pending registration that follows from it. */
export const registration = {
  firstName: 'Alice',
  lastName: 'Rao',
  email: 'alice@example.com',
  isArtist: false,
};

export const field = (name: keyof typeof written) => screen.getByLabelText<HTMLInputElement>(name);
export const create = () => screen.getByRole('button', { name: 'Create account' });
export const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
export const alert = () => screen.getByRole('alert').textContent;
/** Firebase Auth has signed the new account in. */
export const isSignedIn = () => waitFor(() => expect(sessionStore.get().status).toBe('remembered'));

/** Fills all fields in. */
export function write(changes: Partial<typeof written> = {}): void {
  const values = Object.entries({ ...written, ...changes }) as [keyof typeof written, string][];
  for (const [name, value] of values) fillIn(field(name), value);
}

export async function choosePhotographer(answer: string) {
  await userEvent.click(radio('Photographer'));
  const dialog = await screen.findByRole('dialog', { name: 'Show your own work here?' });
  await userEvent.click(within(dialog).getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
