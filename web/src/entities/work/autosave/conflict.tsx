import { formatAgo } from '@aperture-byline/contract/shared/dates';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#components/base/button.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import styles from './conflict.module.css';

/** Says that the work was changed elsewhere, shows what is different there, and asks which version holds. */
export function Conflict({
  label,
  conflict: { work: theirs, fixed, changes, onTheirs },
  onMine,
}: {
  label: string;
  conflict: {
    /** The server's version; null where it was deleted. */
    work: { updatedAt: string } | null;
    /** Why it can't be changed there; null where it can. */
    fixed: string | null;
    changes: readonly { label: string; value: ReactNode }[];
    onTheirs: () => void;
  };
  onMine: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack as="section" className={styles.conflict} role="alert">
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        This {label} was {theirs ? 'changed' : 'deleted'} in another window
      </h2>
      <p>
        {fixed && `${fixed} `}
        {theirs && !fixed && 'Load what is there now, or replace it by what you see here. '}
        What you have written here is not saved until you decide.
      </p>
      {theirs && changes.length > 0 && (
        <details className={styles.details}>
          <summary>
            What is there now, {formatAgo(theirs.updatedAt, new Date())}:{' '}
            {changes.map(({ label }) => label.toLowerCase()).join(', ')}
          </summary>
          <FactList
            variant="stacked"
            className={styles.list}
            facts={changes.map(({ label, value }) => [label, value || 'Empty'])}
          />
        </details>
      )}
      <Row gap={1.5}>
        <Button onClick={onTheirs}>{theirs ? 'Load the newest version' : 'Leave it deleted'}</Button>
        {!fixed && <Button onClick={onMine}>{theirs ? 'Keep mine' : `Save mine as a new ${label}`}</Button>}
      </Row>
    </Stack>
  );
}
