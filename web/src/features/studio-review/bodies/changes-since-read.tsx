import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import { Stack } from '#components/layout/layout.tsx';
import styles from '../review.module.css';
import { Differences, type FieldPair, isChanged } from './differences.tsx';

export default function ChangesSinceRead({ pairs }: { pairs: readonly FieldPair[] }) {
  return (
    <Stack as="section" className={styles.changes} role="alert">
      <h4 className={styles.title}>{reviewMessages.changedSinceRead}</h4>
      <Differences pairs={pairs.filter(isChanged)} names={['As you read it', 'Now']} />
    </Stack>
  );
}
