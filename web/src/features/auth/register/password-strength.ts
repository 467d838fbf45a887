import { PASSWORD_MIN } from '@aperture-byline/contract/shared/constants';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';

export interface PasswordStrength {
  strength: 'invalid' | 'weak' | 'moderate' | 'strong';
  /** What would make it stronger; empty where nothing is missing. */
  hint: string;
}

/** How a password would fare, as advice while it is typed. Forbidden words count in any case, from three letters on. */
export function passwordStrength(
  password: string,
  { forbidden = [], max }: { forbidden?: readonly string[]; max?: number } = {},
): PasswordStrength {
  const lower = password.toLowerCase();
  const words = forbidden.map((word) => word.trim().toLowerCase()).filter((word) => word.length > 2);
  if (max !== undefined && password.length > max)
    return { strength: 'invalid', hint: signInMessages.passwordTooLong };
  if (words.some((word) => lower.includes(word)))
    return { strength: 'invalid', hint: signInMessages.passwordForbiddenWord };
  if (password.length < PASSWORD_MIN) return { strength: 'weak', hint: signInMessages.passwordShort };
  if (!/\p{Lu}/u.test(password) || !/\p{Ll}/u.test(password))
    return { strength: 'weak', hint: signInMessages.passwordCases };
  if (!/[^\p{L}\p{N}\s]/u.test(password)) return { strength: 'weak', hint: signInMessages.passwordSymbol };
  if (!/\p{N}/u.test(password)) return { strength: 'moderate', hint: signInMessages.passwordNumber };
  return { strength: 'strong', hint: '' };
}
