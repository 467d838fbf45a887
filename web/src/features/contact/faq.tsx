import { Chips } from '#components/base/chips.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { Section } from '#components/layout/page.tsx';
import faq from './faq.md';
import styles from './faq.module.css';

const TOPICS = ['Portfolio', 'Uploading', 'Selling', 'Artwork', 'Blogging'];

/** Expandable questions. As specified, the topics filter nothing; so they are no buttons. */
export function Faq() {
  return (
    <Section title={faq.title} className={styles.faq}>
      <Grid lg="4fr 8fr" align="start" className={styles.grid}>
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
