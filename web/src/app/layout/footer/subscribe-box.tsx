import { EMAIL, EMAIL_MAX } from '@aperture-byline/contract/shared/email';
import { messages } from '@aperture-byline/contract/shared/messages';
import clsx from 'clsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { Row } from '#components/layout/layout.tsx';
import styles from './footer.module.css';

/** The same rule as `email` in the forms' schemas; yup and Formik would weigh 25 KB on every page for this one field. */
const isEmail = (text: string) => text.length <= EMAIL_MAX && EMAIL.test(text);

/** A field for an e-mail address, validated on submit and from then on while typing. Sends nothing: nothing more is specified. */
export function SubscribeBox() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isInvalid = isChecked && !isEmail(email.trim());

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!isEmail(email.trim())) input.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit}>
      <label className={styles.title} htmlFor={id}>
        Letters from the house
      </label>
      <Row gap={1} nowrap>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="email"
          placeholder="Your email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
        />
        <Button type="submit">Subscribe</Button>
      </Row>
      {/* Always there, so that its text is announced: with Enter the focus is in the field already and does not move. */}
      <p id={`${id}-error`} className={clsx(styles.error, 'text-error text-small')} aria-live="polite">
        {isInvalid && messages.emailInvalid}
      </p>
    </form>
  );
}
