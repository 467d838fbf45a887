import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { guestSchema } from '@aperture-byline/contract/user/bodies';
import { type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import { ValidationError } from 'yup';
import { TextButton } from '#components/base/button.tsx';
import { Field } from '#components/forms/field.tsx';
import { sessionStore, useSession } from '#entities/session/session-store.ts';
import { guestStore } from './guest-store.ts';

interface GuestNameState {
  ref: RefObject<HTMLInputElement | null>;
  error: string | undefined;
  /** Whether the name may be shown; else its field says why not. The server knows the names of others. */
  check: () => boolean;
}

/** The name of a visitor who writes without an account; `missing` is the message where there has to be one. */
export function useGuestName({ missing }: { missing?: string } = {}): GuestNameState {
  const ref = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  function check(): boolean {
    if (sessionStore.get().status !== 'visitor') return true;
    const found = findProblem(guestStore.get().name, missing);
    setError(found);
    if (found !== undefined) ref.current?.focus();
    return found === undefined;
  }

  return { ref, error, check };
}

function findProblem(name: string, missing: string | undefined): string | undefined {
  if (missing !== undefined && name.trim() === '') return missing;
  try {
    guestSchema.validateSync({ firstName: name });
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.message;
  }
}

interface GuestNameProps {
  state: GuestNameState;
  label: string;
  hint: string;
  /** How the name is taken: `You comment as`. */
  sentence: string;
  isRequired?: boolean;
}

/** Asks a visitor once for a name; from then on says under which one they write. */
export function GuestName({ state, label, hint, sentence, isRequired = false }: GuestNameProps) {
  const session = useSession();
  // The server knows no guest.
  const guest = useSyncExternalStore(guestStore.subscribe, guestStore.get, () => null);
  if (session.status !== 'visitor' || guest === null) return null;
  const name = guest.name.trim();
  if (guest.userId === null || (isRequired && name === ''))
    return (
      <Field
        ref={state.ref}
        label={label}
        name="name"
        autoComplete="name"
        hint={hint}
        value={guest.name}
        error={state.error}
        onChange={({ target }) => guestStore.set({ name: target.value, userId: null })}
      />
    );
  return (
    <p>
      {sentence} {name || commentMessages.anonymous}, a guest.{' '}
      <TextButton onClick={() => guestStore.set({ ...guest, userId: null })}>Change the name</TextButton>
    </p>
  );
}
