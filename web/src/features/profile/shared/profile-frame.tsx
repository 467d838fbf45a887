import { type ReactNode, useEffect, useRef } from 'react';
import { Container } from '#ui/page.tsx';
import styles from './profile-frame.module.css';

/** Id of the part with a person's work: another page of it opens there. */
export const WORK = 'work';

/** A person, and beside them their work; one below the other where there is no room. `notice` stands above both. */
export function ProfileFrame({
  notice,
  person,
  children,
}: {
  notice?: ReactNode;
  person: ReactNode;
  children: ReactNode;
}) {
  const column = useRef<HTMLDivElement>(null);

  // CSS can't tell how high the column is, and needs it to know where it sticks.
  useEffect(() => {
    const element = column.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--height', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Container className={styles.page}>
      {notice}
      <div className={styles.columns}>
        <div ref={column} className={styles.person}>
          {person}
        </div>
        <section id={WORK} className={styles.work} tabIndex={-1} aria-label="Work">
          {children}
        </section>
      </div>
    </Container>
  );
}
