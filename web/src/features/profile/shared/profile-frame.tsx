import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { Container } from '#components/layout/page.tsx';
import styles from './profile-frame.module.css';

/** Id of the section with the work, where links to its other pages scroll to. */
export const WORK = 'work';
const REST = 'about';

/**
 * A person's profile: `head` says who they are, then comes their work (the children), then `rest`. From 1024 px on head
 * and rest share the column beside the work; before, where the work can be long, a link named `restName` leads past it.
 * `notice` stands above all.
 */
export function ProfileFrame({
  notice,
  head,
  rest,
  restName,
  children,
}: {
  notice?: ReactNode;
  head: ReactNode;
  rest?: ReactNode;
  restName?: string | false | undefined;
  children: ReactNode;
}) {
  const columns = useRef<HTMLDivElement>(null);
  const headPart = useRef<HTMLDivElement>(null);
  const restPart = useRef<HTMLDivElement>(null);

  // CSS needs the heights of head and rest to make them sticky as one column, and can't measure them.
  useEffect(() => {
    const [frame, above, below] = [columns.current, headPart.current, restPart.current];
    if (frame === null || above === null || below === null) return;
    const observer = new ResizeObserver(() => {
      frame.style.setProperty('--head', `${above.getBoundingClientRect().height}px`);
      frame.style.setProperty('--rest', `${below.getBoundingClientRect().height}px`);
      frame.style.setProperty('--head-rows', '2');
    });
    observer.observe(above);
    observer.observe(below);
    return () => observer.disconnect();
  }, []);

  return (
    <Stack as={Container} className={styles.page}>
      {notice}
      <Grid ref={columns} lg="clamp(256px, 22vw, 340px) minmax(0, 1fr)" align="start" className={styles.columns}>
        <div ref={headPart} className={styles.head}>
          {head}
          {restName && (
            <a className={clsx(styles.toRest, 'mt-8 text-quiet text-medium')} href={`#${REST}`}>
              {restName} <span aria-hidden>↓</span>
            </a>
          )}
        </div>
        <section id={WORK} className={styles.work} tabIndex={-1} aria-label="Work">
          {children}
        </section>
        <div ref={restPart} id={REST} className={styles.rest} tabIndex={-1}>
          {rest}
        </div>
      </Grid>
    </Stack>
  );
}
