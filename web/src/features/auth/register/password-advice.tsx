import { PASSWORD_MIN } from '@aperture-byline/contract/shared/constants';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import clsx from 'clsx';
import { Stack } from '#components/layout/layout.tsx';
import styles from './password-advice.module.css';

/** Announces the strength of the password. Advice only: weak passwords are accepted. */
export function PasswordAdvice({
  id,
  password,
  forbidden,
}: {
  id: string;
  password: string;
  /** Words that others could guess: names and e-mail address. */
  forbidden: readonly string[];
}) {
  const { strength, hint } = passwordStrength(password, { forbidden });
  const isTyped = password !== '';
  return (
    <Stack className={clsx(styles.advice, 'text-quiet text-small')} data-strength={isTyped ? strength : 'none'}>
      <span className={styles.meter} aria-hidden="true" />
      <p id={id} role="status">
        {isTyped ? [strength, hint].filter(Boolean).join(': ') : `at least ${PASSWORD_MIN} characters`}
      </p>
    </Stack>
  );
}

interface PasswordStrength {
  strength: 'invalid' | 'weak' | 'moderate' | 'strong';
  /** Advice on making it stronger; empty where nothing is missing. */
  hint: string;
}

/** Characters from which on a password is a passphrase: its length makes up for letters of one sort. */
const PASSPHRASE_MIN = 15;
/** Different characters of a passphrase: the same word twice has fewer. */
const PASSPHRASE_VARIETY = 8;

/** How a password would fare, as advice while it is typed. Forbidden words count in any case, from three letters on. */
export function passwordStrength(
  password: string,
  { forbidden = [], max }: { forbidden?: readonly string[]; max?: number } = {},
): PasswordStrength {
  const lower = password.toLowerCase();
  const words = forbidden.map((word) => word.trim().toLowerCase()).filter((word) => word.length > 2);
  if (max !== undefined && password.length > max) return { strength: 'invalid', hint: signInMessages.passwordTooLong };
  if (words.some((word) => lower.includes(word)))
    return { strength: 'invalid', hint: signInMessages.passwordForbiddenWord };
  if (password.length < PASSWORD_MIN) return { strength: 'weak', hint: signInMessages.passwordShort };
  const isPassphrase = password.length >= PASSPHRASE_MIN && new Set(lower).size >= PASSPHRASE_VARIETY;
  const least = isPassphrase ? 'moderate' : 'weak';
  if (!/\p{Lu}/u.test(password) || !/\p{Ll}/u.test(password))
    return { strength: least, hint: signInMessages.passwordCases };
  if (!/[^\p{L}\p{N}\s]/u.test(password)) return { strength: least, hint: signInMessages.passwordSymbol };
  if (!/\p{N}/u.test(password)) return { strength: 'moderate', hint: signInMessages.passwordNumber };
  return { strength: 'strong', hint: '' };
}
