import { lazy, useState } from 'react';
import { TextButton } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Row } from '#components/layout/layout.tsx';
import type { Account } from '#entities/session/session-store.ts';
import styles from './account-section.module.css';
import { useAccountTasks } from './use-account-tasks.ts';

const DeleteDialog = lazy(() => import('./delete-dialog.tsx'));
const SignInAgainDialog = lazy(() => import('#entities/session/components/sign-in-again-dialog.tsx'));

/** Exports the user's data and deletes the account. The server requires a recent sign-in for both. */
export function AccountSection({ account }: { account: Account }) {
  const [isAsking, setAsking] = useState(false);
  const { running, waiting, notDeleted, run, giveUp } = useAccountTasks(account);
  return (
    <section className={styles.account}>
      <h2 className={styles.title}>Your account</h2>
      <Row as="ul" gap={[0, 3.5]} className={styles.tasks}>
        <li>
          <TextButton aria-disabled={running !== null} onClick={() => run('export')}>
            {running === 'export' ? 'Exporting…' : 'Export my data'}
          </TextButton>
        </li>
        <li>
          <TextButton aria-disabled={running !== null} onClick={() => setAsking(running === null)}>
            {running === 'delete' ? 'Deleting…' : 'Delete account'}
          </TextButton>
        </li>
      </Row>
      <LazyBoundary>
        {isAsking && (
          <DeleteDialog
            uid={account.uid}
            isBusy={running === 'delete'}
            failure={notDeleted}
            onClose={() => setAsking(false)}
            onConfirm={() => run('delete')}
          />
        )}
        {waiting && <SignInAgainDialog onClose={giveUp} onDone={() => run(waiting)} />}
      </LazyBoundary>
    </section>
  );
}
