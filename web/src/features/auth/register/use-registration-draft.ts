import { type InferType, object, string } from 'yup';
import type { RegisterForm } from '#features/auth/sign-in-schemas.ts';
import { REGISTRATION_DRAFT } from '#lib/storage/drafts.ts';
import { useDraft } from '#lib/storage/use-draft.ts';
import type { AccountKind } from './account-choice.tsx';

/** What a draft of a registration holds: everything but the password. */
const draftSchema = object({
  firstName: string().defined(),
  lastName: string().defined(),
  email: string().defined(),
  kind: string<AccountKind>().oneOf(['regular', 'photographer']).defined(),
});
type RegistrationDraft = InferType<typeof draftSchema>;

/** The draft of these values, or null where they are empty. */
export function draftOf(
  { firstName, lastName, email }: RegisterForm,
  kind: AccountKind,
): RegistrationDraft | null {
  const isWritten = [firstName, lastName, email].some((text) => text.trim() !== '');
  return isWritten || kind !== 'regular' ? { firstName, lastName, email, kind } : null;
}

export const useRegistrationDraft = () => useDraft(REGISTRATION_DRAFT, draftSchema);
