import { type ReactNode, useId } from 'react';
import styles from './form-section.module.css';

/** A section of the form: heading and introduction, beside or above its fields. */
export function FormSection({
  title,
  intro,
  children,
}: {
  title: string;
  intro: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p className={styles.intro}>{intro}</p>
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
