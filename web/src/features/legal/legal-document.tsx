import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Stack } from '#components/layout/layout.tsx';
import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import styles from './legal-document.module.css';

const EFFECTIVE_DATE = { iso: '2024-10-21', text: 'October 21, 2024' } as const;
/** The day of the last change of either text, which both promise to show. */
const LAST_CHANGED = { iso: '2026-11-28', text: 'November 28, 2026' } as const;

/** A legal text: numbered sections, and on wide screens a table of contents that stays in sight. */
export function LegalDocument({ text: { title, opening, sections } }: { text: MarkdownDocument }) {
  const location = useLocation();
  // Runs again when a link to the same section is followed again: that is another location.
  useEffect(() => {
    // The browser looks for the anchor before the page arrives, and not at all where the router follows a link.
    if (location.hash === '') return;
    const section = document.getElementById(decodeAnchor(location.hash));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [location]);
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
        <div className="measure">
          <Stack className={styles.opening}>{opening}</Stack>
          {sections.map(({ id, title: name, body }, index) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`} tabIndex={-1}>
              <h2 id={`${id}-title`} className={styles.title}>
                <span className="text-quiet tabular-nums">{index + 1}</span> {name}
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
