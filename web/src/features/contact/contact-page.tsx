import { contactMessages } from '@aperture-byline/contract/contact/contact-messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { Chips } from '#components/base/chips.tsx';
import { hydrateOnInput } from '#components/deferred/hydrate-on-input.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { Container, PageHead, PageMeta, Section } from '#components/layout/page.tsx';
import { paths } from '#lib/navigation/paths.ts';
import { hasContactDraft } from './contact-draft.ts';
import styles from './contact-page.module.css';
import faq from './faq.md';

const ContactForm = hydrateOnInput('contact-form', () => import('./contact-form.tsx'), hasContactDraft);

export default function ContactPage() {
  const [sent, setSent] = useState(false);
  const onSent = useCallback(() => setSent(true), []);
  return (
    <Container>
      <PageMeta title="Contact us" />
      <PageHead title="Contact us">
        <p>Questions about a print, an exhibition, a story, or your own work here: a person reads every message.</p>
      </PageHead>
      <Grid gap="48px var(--gap)" lg="7fr 1fr 4fr">
        {sent ? <ContactSent onAgain={() => setSent(false)} /> : <ContactForm onSent={onSent} />}
        <Stack as="aside" className={styles.aside} aria-label="Before you write">
          <p>
            Is it about an order? Tell us its number and what you see, and add nothing that you would not put on a
            postcard: no passwords, no card numbers.
          </p>
          <p>
            We use your name and address to answer you, and for nothing else. The whole story is in our{' '}
            <Link to={paths.privacyPolicy}>privacy policy</Link>.
          </p>
        </Stack>
      </Grid>
      <Faq />
    </Container>
  );
}

/** Replaces the form after it was sent, and takes the focus. */
function ContactSent({ onAgain }: { onAgain: () => void }) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus(), []);
  return (
    <Stack gap={4} align="start" className={styles.sent}>
      <p ref={sentence} tabIndex={-1} role="status" className={styles.sentence}>
        {contactMessages.contactSent}
      </p>
      <Button onClick={onAgain}>Write another message</Button>
    </Stack>
  );
}

const TOPICS = ['Portfolio', 'Uploading', 'Selling', 'Artwork', 'Blogging'];

/** Expandable questions. As specified, the topics filter nothing; so they are no buttons. */
function Faq() {
  return (
    <Section title={faq.title} className={styles.faq}>
      <Grid gap="32px var(--gap)" lg="4fr 8fr" align="start">
        <Chips words={TOPICS} label="Topics" />
        <div>
          {faq.sections.map(({ title, body }) => (
            <details key={title} className={styles.item}>
              <summary className={styles.question}>
                <span>{title}</span>
              </summary>
              <Stack gap={1.5} className={styles.answer}>
                {body}
              </Stack>
            </details>
          ))}
        </div>
      </Grid>
    </Section>
  );
}
