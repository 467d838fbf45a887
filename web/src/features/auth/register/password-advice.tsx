import { PASSWORD_MIN } from '@aperture-byline/contract/shared/constants';
import clsx from 'clsx';
import { Stack } from '#components/layout/layout.tsx';
import styles from './password-advice.module.css';
import { passwordStrength } from './password-strength.ts';

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
    <Stack
      className={clsx(styles.advice, 'text-quiet text-small')}
      data-strength={isTyped ? strength : 'none'}
    >
      <span className={styles.meter} aria-hidden="true" />
      <p id={id} role="status">
        {isTyped ? [strength, hint].filter(Boolean).join(': ') : `at least ${PASSWORD_MIN} characters`}
      </p>
    </Stack>
  );
}
