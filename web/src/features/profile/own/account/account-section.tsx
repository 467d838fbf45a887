import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { TextButton } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Row } from '#components/layout/layout.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { signOut } from '#entities/session/sign-out.ts';
import { deleteUserMutation, exportUserMutation } from '#entities/user/mutations.ts';
import { loadCode } from '#lib/api/connection.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { paths } from '#lib/navigation/paths.ts';
import { saveZip } from '#lib/save-zip.ts';
import { showError, showToast } from '#lib/toast.ts';
import styles from './account-section.module.css';

const DeleteDialog = lazy(() => import('./delete-dialog.tsx'));

/** Exports the user's data and deletes the account. The server requires a recent sign-in for both. */
export function AccountSection({ account }: { account: Account }) {
  const [isAsking, setAsking] = useState(false);
  const { running, notDeleted, run } = useAccountTasks(account);
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
      </LazyBoundary>
    </section>
  );
}

const TASKS = ['export', 'delete'] as const;
type Task = (typeof TASKS)[number];

/** Runs export and deletion, one at a time. */
export function useAccountTasks({ userId }: Pick<Account, 'userId'>) {
  const queryClient = useQueryClient();
  const mutations = {
    export: useSingleFlightMutation({
      ...exportUserMutation,
      onSuccess: async (data) => {
        try {
          const { listExportFiles } = await loadCode(() => import('./export-files.ts'));
          await saveZip(`aperture-and-byline-${userId}.zip`, listExportFiles(data, window.location.origin));
          showToast('success', profileMessages.dataExported);
        } catch (error) {
          showError(error, profileMessages.dataNotExported);
        }
      },
      onError: (error) => showError(error, profileMessages.dataNotExported),
    }),
    delete: useSingleFlightMutation({
      ...deleteUserMutation,
      onSuccess: () => signOut(queryClient, { to: paths.accountDeleted, isDeleted: true }),
    }),
  };
  const running = TASKS.find((task) => mutations[task].isPending) ?? null;
  const { error } = mutations.delete;

  return {
    running,
    notDeleted: error && { text: errorText(error, profileMessages.accountNotDeleted), canRetry: true },
    run: (task: Task) => {
      if (running !== null) return;
      mutations[task === 'export' ? 'delete' : 'export'].reset();
      mutations[task].mutate({});
    },
  };
}
