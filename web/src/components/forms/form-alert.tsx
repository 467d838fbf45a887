import { messages } from '@aperture-byline/contract/shared/messages';
import { Button } from '../base/button.tsx';
import styles from './form-alert.module.css';

/** Why a form was not sent. */
export interface FormFailure {
  text: string;
  /** Sending the same again may work. */
  canRetry: boolean;
}

/** Says what is wrong with the form around it as a whole, or why it could not be sent, and offers to send it again. */
export function FormAlert({ id, failure }: { id?: string; failure: FormFailure | null }) {
  return (
    <div className={styles.alert}>
      <p id={id} role="alert" tabIndex={-1}>
        {failure?.text}
      </p>
      {failure?.canRetry && <Button type="submit">{messages.tryAgain}</Button>}
    </div>
  );
}
