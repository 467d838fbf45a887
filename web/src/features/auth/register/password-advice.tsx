import { PASSWORD_MIN } from '@aperture-byline/contract/shared/constants';
import styles from './password-advice.module.css';
import { passwordStrength } from './password-strength.ts';

/** Says politely how the password would fare. Advice only: nothing depends on it. */
export function PasswordAdvice({
  id,
  password,
  forbidden,
}: {
  id: string;
  password: string;
  /** What others could guess: the person's names and address. */
  forbidden: readonly string[];
}) {
  const { strength, hint } = passwordStrength(password, { forbidden });
  const isTyped = password !== '';
  return (
    <div className={styles.advice} data-strength={isTyped ? strength : 'none'}>
      <span className={styles.meter} aria-hidden="true" />
      <p id={id} role="status">
        {isTyped ? [strength, hint].filter(Boolean).join(': ') : `at least ${PASSWORD_MIN} characters`}
      </p>
    </div>
  );
}
