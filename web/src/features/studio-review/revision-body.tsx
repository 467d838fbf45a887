import type { ReviewedWork } from '@aperture-byline/contract/review/wire';
import { Stack } from '#components/layout/layout.tsx';
import { Differences, isChanged } from './differences.tsx';
import styles from './review.module.css';
import { fieldsOf, pairFields } from './work-fields.ts';

/** What visitors see and what they would see, side by side, with the differences marked. */
export function RevisionBody({ before, after }: { before: ReviewedWork; after: ReviewedWork }) {
  const pairs = pairFields(fieldsOf(before), fieldsOf(after));
  const same = pairs.filter((pair) => !isChanged(pair)).map(([{ name }]) => name);
  return (
    <Stack gap={4}>
      <Differences pairs={pairs.filter(isChanged)} names={['Now public', 'Proposed']} />
      <p className={styles.quiet}>
        {same.length > 0 ? `Unchanged: ${same.join(', ')}` : 'All of it is changed.'}
      </p>
    </Stack>
  );
}
