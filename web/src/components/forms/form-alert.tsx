import { messages } from '@aperture-byline/contract/shared/messages';
import { type RefObject, useEffect } from 'react';
import { Button } from '../base/button.tsx';
import { Row } from '../layout/layout.tsx';
import styles from './form-alert.module.css';

export interface FormFailure {
  text: string;
  /** Sending the same again may work. */
  canRetry?: boolean;
}

/** The error of a form as a whole: what is wrong, or why it could not be sent, with a button to send it again. */
export function FormAlert({ id, failure }: { id?: string; failure: FormFailure | null }) {
  return (
    <Row gap={[1.5, 3]} className={styles.alert}>
      <p id={id} role="alert" tabIndex={-1}>
        {failure?.text}
      </p>
      {failure?.canRetry && <Button type="submit">{messages.tryAgain}</Button>}
    </Row>
  );
}

/** Focuses the first invalid field, else the form's error, after each of `invalidSubmits`; does nothing at 0. */
export function useFocusOnInvalid(form: RefObject<HTMLFormElement | null>, invalidSubmits: number): void {
  useEffect(() => {
    if (invalidSubmits === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? form.current?.querySelector<HTMLElement>('[role="alert"][tabindex]'))?.focus();
  }, [form, invalidSubmits]);
}
