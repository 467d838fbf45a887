import { contactMessages } from '@aperture-byline/contract/contact/contact-messages';
import { useEffect, useRef } from 'react';
import { Button } from '#components/base/button.tsx';
import styles from './contact-sent.module.css';

/** Replaces the form after it was sent, and takes the focus. */
export function ContactSent({ onAgain }: { onAgain: () => void }) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <p ref={sentence} tabIndex={-1} role="status" className={styles.sentence}>
        {contactMessages.contactSent}
      </p>
      <Button onClick={onAgain}>Write another message</Button>
    </div>
  );
}
