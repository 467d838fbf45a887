import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { type Ref, useSyncExternalStore } from 'react';
import { TextButton } from '#components/base/button.tsx';
import { Field } from '#components/forms/field.tsx';
import { useSession } from '#entities/session/session-store.ts';
import { guestStore } from './guest-store.ts';

/** Asks a visitor once for a name, which may stay empty; from then on says under which one they comment. */
export function GuestName({ ref, error }: { ref: Ref<HTMLInputElement>; error: string | undefined }) {
  const session = useSession();
  // The server knows no guest.
  const guest = useSyncExternalStore(guestStore.subscribe, guestStore.get, () => null);
  if (session.status !== 'visitor' || guest === null) return null;
  if (guest.userId === null)
    return (
      <Field
        ref={ref}
        label="Your name (optional)"
        name="name"
        autoComplete="name"
        hint="Shown beside your comments, marked as a guest’s."
        value={guest.name}
        error={error}
        onChange={({ target }) => guestStore.set({ name: target.value, userId: null })}
      />
    );
  return (
    <p>
      You comment as {guest.name.trim() || commentMessages.anonymous}, a guest.{' '}
      <TextButton onClick={() => guestStore.set({ ...guest, userId: null })}>Change the name</TextButton>
    </p>
  );
}
