import type { ReviewedWork } from '@aperture-byline/contract/review/wire';
import { Pictures } from './pictures.tsx';
import styles from './review.module.css';
import { fieldsOf } from './work-fields.ts';

/** All of a submitted work. */
export function WorkBody(reviewed: ReviewedWork) {
  return (
    <dl className={styles.facts}>
      {fieldsOf(reviewed).map((field) => (
        <div key={field.name}>
          <dt>{field.name}</dt>
          <dd className={styles.text}>
            {'text' in field ? field.text || 'None' : <Pictures pictures={field.pictures} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
