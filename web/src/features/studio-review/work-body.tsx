import type { ReviewedWork } from '@aperture-byline/contract/review/wire';
import { FactList } from '#components/layout/fact-list.tsx';
import { Pictures } from './pictures.tsx';
import styles from './review.module.css';
import { fieldsOf } from './work-fields.ts';

/** All of a submitted work. */
export function WorkBody(reviewed: ReviewedWork) {
  return (
    <FactList
      variant="stacked"
      className={styles.text}
      facts={fieldsOf(reviewed).map((field) => [
        field.name,
        'text' in field ? field.text || 'None' : <Pictures key={field.name} pictures={field.pictures} />,
      ])}
    />
  );
}
