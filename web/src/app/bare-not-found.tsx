import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { messages } from '@aperture-byline/contract/shared/messages';
import { Link } from 'react-router';
import { PageMeta } from '#components/layout/page.tsx';
import { paths } from '#lib/paths.ts';
import styles from './not-found.module.css';

/** For unknown addresses under the prefixes that stand outside the shared layout. */
export function BareNotFound() {
  return (
    <main className={styles.bare}>
      <PageMeta title="Page not found" />
      <h1>{messages.notFound}</h1>
      <p>
        <Link to={paths.home}>{PRODUCT_NAME}</Link>
      </p>
    </main>
  );
}
