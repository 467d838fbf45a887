import { messages } from '@aperture-byline/contract/shared/messages';
import { CONSENT, CONSENT_SENTENCES } from '@aperture-byline/contract/subscription/consent';
import clsx from 'clsx';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { Row } from '#components/layout/layout.tsx';
import styles from './footer.module.css';
import type { Outcome } from './subscribe.ts';

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
    <form
      ref={checkByCode}
      method="post"
      action="/api/subscription"
      onSubmit={submit}
      onInput={() => setOutcome(undefined)}
    >
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
          aria-invalid={outcome?.isError || undefined}
          aria-describedby={`${id}-outcome`}
        />
        <Button type="submit">Subscribe</Button>
      </Row>
      <input type="hidden" name="consent" value={CONSENT} />
      {/* Always there, so that a text in place of the first is announced. */}
      <p
        id={`${id}-outcome`}
        className={clsx(styles.outcome, 'text-small', outcome?.isError ? 'text-error' : 'text-quiet')}
        aria-live="polite"
      >
        {outcome?.text ?? CONSENT_SENTENCES[CONSENT]}
      </p>
    </form>
  );
}
