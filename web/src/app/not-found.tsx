import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { messages } from '@aperture-byline/contract/shared/messages';
import { Link } from 'react-router';
import { ButtonLink } from '#components/base/button.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { Container, PageMeta } from '#components/layout/page.tsx';
import { paths } from '#lib/navigation/paths.ts';
import styles from './not-found.module.css';

/** For unknown addresses inside the shared layout. */
export default function NotFound() {
  return (
    <Stack as={Container} gap={3} align="start" className={styles.page}>
      <Explanation />
    </Stack>
  );
}

/** For unknown addresses under the prefixes that stand outside the shared layout. */
export function BareNotFound() {
  return (
    <Stack as="main" gap={3} align="start" className={styles.bare}>
      <Link className={styles.name} to={paths.home}>
        {PRODUCT_NAME}
      </Link>
      <Explanation />
    </Stack>
  );
}

function Explanation() {
  return (
    <>
      <PageMeta title={messages.notFound} />
      <h1 className={styles.title}>{messages.notFound}</h1>
      <p className={styles.text}>
        There is no page at this address. It may have moved, or the exhibition it belonged to has closed.
      </p>
      <Row as="p">
        <ButtonLink variant="primary" to={paths.gallery}>
          See the gallery
        </ButtonLink>
        <ButtonLink to={paths.home}>Back to the front page</ButtonLink>
      </Row>
    </>
  );
}
