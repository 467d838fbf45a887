import { Chips } from '#components/base/chips.tsx';
import { Section } from '#components/layout/page.tsx';
import styles from './faq.module.css';
import { answers, topics } from './faq-answers.tsx';

/** Six expandable questions. As specified, the topics filter nothing; so they are no buttons. */
export function Faq() {
  return (
    <Section title="Often asked" className={styles.faq}>
      <div className={styles.grid}>
        <Chips words={topics} label="Topics" />
        <div>
          {answers.map(({ question, answer }) => (
            <details key={question} className={styles.item}>
              <summary className={styles.question}>
                <span>{question}</span>
              </summary>
              <div className={styles.answer}>{answer}</div>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
