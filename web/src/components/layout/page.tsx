import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The title of a page; the server writes all other metadata. */
export function PageMeta({ title }: { title?: string }) {
  return <title>{title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME}</title>;
}

/** The width and margins that pages share. */
export function Container({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={clsx(styles.container, className)}>{children}</div>;
}

/** Header of a page: its one `h1` and an introduction. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {children && <div className={styles.intro}>{children}</div>}
    </header>
  );
}

/** A part of a page with its heading, and a link to the whole where there is one. */
export function Section({
  title,
  action,
  children,
  className,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section className={clsx(styles.section, className)}>
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
