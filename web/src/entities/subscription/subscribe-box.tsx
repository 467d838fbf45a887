import { messages } from '@aperture-byline/contract/shared/messages';
import { CONSENT, CONSENT_SENTENCE } from '@aperture-byline/contract/subscription/consent';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { Row } from '#components/layout/layout.tsx';
import type { Outcome } from './subscribe.ts';
import styles from './subscribe-box.module.css';

/** Before it is hydrated, the browser checks and sends the form by itself. */
const checkByCode = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

/** Asks for letters from the house. A plain form; what checks and sends it is loaded with the first try. */
export function SubscribeBox() {
  const id = useId();
  const [outcome, setOutcome] = useState<Outcome>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      const { subscribe } = await import('./subscribe.ts');
      await subscribe(form, setOutcome);
    } catch {
      setOutcome({ text: messages.partNotLoaded, isError: true });
    }
  }

  return (
    <form ref={checkByCode} method="post" action="/api/subscription" onSubmit={submit}>
      <label className={styles.title} htmlFor={id}>
        Letters from the house
      </label>
      <Row gap={1} nowrap>
        <input
          id={id}
          className={styles.input}
          type="email"
          name="email"
          required
          placeholder="Your email"
          autoComplete="email"
          aria-invalid={outcome?.isError}
          aria-describedby={`${id}-outcome`}
        />
        <Button type="submit" name="consent" value={CONSENT}>
          Subscribe
        </Button>
      </Row>
      {/* Always there, so that a text in place of the first is announced. */}
      <p
        id={`${id}-outcome`}
        className={`${styles.outcome} text-small text-${outcome?.isError ? 'error' : 'quiet'}`}
        aria-live="polite"
      >
        {outcome?.text ?? CONSENT_SENTENCE}
      </p>
    </form>
  );
}
