import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Row, Stack } from './layout.tsx';
import styles from './page.module.css';

/** The title of a page; the server writes all other metadata. */
export function PageMeta({ title }: { title?: string }) {
  return <title>{title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME}</title>;
}

export function Container({ className, ...props }: ComponentProps<'div'>) {
  return <div className={clsx(styles.container, className)} {...props} />;
}

export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Stack as="header" className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {children && <div className={styles.intro}>{children}</div>}
    </Stack>
  );
}

/** A part of a page with its heading, and a link to the whole where there is one. */
export function Section({
  title,
  action,
  children,
  className,
  id,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
  className?: string;
  id?: string;
}) {
  return (
    <section id={id} className={clsx(styles.section, className)}>
      <Row gap={[1, 4]} align="baseline" justify="space-between" className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>{title}</h2>
        {action}
      </Row>
      {children}
    </section>
  );
}
