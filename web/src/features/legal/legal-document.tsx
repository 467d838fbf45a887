import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import { EFFECTIVE_DATE, LAST_CHANGED } from './effective-date.ts';
import styles from './legal-document.module.css';

export interface LegalSection {
  /** The section's anchor in the address. */
  id: string;
  title: string;
  body: ReactNode;
}

/** A legal text: numbered sections, and on wide screens a table of contents that stays in sight. */
export function LegalDocument({
  title,
  opening,
  sections,
}: {
  title: string;
  opening: ReactNode;
  sections: readonly LegalSection[];
}) {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when a link to the same section is followed again
  useEffect(() => {
    // The browser looks for the anchor before the page arrives, and not at all where the router follows a link.
    if (hash === '') return;
    const section = document.getElementById(decodeAnchor(hash));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <Container>
      <PageMeta title={title} />
      <PageHead title={title}>
        <p>
          Effective <time dateTime={EFFECTIVE_DATE.iso}>{EFFECTIVE_DATE.text}</time>, last changed{' '}
          <time dateTime={LAST_CHANGED.iso}>{LAST_CHANGED.text}</time>
        </p>
      </PageHead>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="Contents">
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          <div className={styles.opening}>{opening}</div>
          {sections.map(({ id, title: name, body }, index) => (
            <section
              key={id}
              id={id}
              className={styles.section}
              aria-labelledby={`${id}-title`}
              tabIndex={-1}
            >
              <h2 id={`${id}-title`} className={styles.title}>
                <span className={styles.number}>{index + 1}</span> {name}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}

/** The id in a `#…`, or an empty one where the address is no valid encoding. */
function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
