import { deleteUser, exportUser } from '@aperture-byline/contract/endpoints/user';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormFailure } from '#components/forms/form-alert.tsx';
import { callOwn } from '#entities/session/api/account-api.ts';
import type { Account } from '#entities/session/session-store.ts';
import { signOut } from '#entities/session/sign-out.ts';
import { ApiError } from '#lib/api.ts';
import { failureText } from '#lib/error-text.ts';
import { paths } from '#lib/paths.ts';
import { showToast } from '#lib/toast.ts';
import { saveFile } from './save-file.ts';

type Task = 'export' | 'delete';

/**
 * Runs what the server does only shortly after a sign-in. `waiting` is the task that was refused for that: after the
 * sign-in, run it again, or give it up. `notDeleted` says why the account could not be deleted.
 */
export function useAccountTasks({ userId }: Pick<Account, 'userId'>) {
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<Task | null>(null);
  const [waiting, setWaiting] = useState<Task | null>(null);
  const [notDeleted, setNotDeleted] = useState<FormFailure | null>(null);

  const tasks: Record<Task, () => Promise<void>> = {
    export: async () => {
      const data = await callOwn(exportUser, {});
      saveFile(`aperture-and-byline-${userId}.json`, 'application/json', JSON.stringify(data, null, 2));
    },
    delete: async () => {
      await callOwn(deleteUser, {});
      await signOut(queryClient, { to: paths.home });
      showToast('success', profileMessages.accountDeleted);
    },
  };

  async function run(task: Task) {
    if (running !== null) return;
    setWaiting(null);
    setNotDeleted(null);
    setRunning(task);
    try {
      await tasks[task]();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'RECENT_LOGIN_REQUIRED') {
        setWaiting(task);
        return;
      }
      console.error(`The account could not be worked on (${task}):`, error);
      if (task === 'export') showToast('error', failureText(error, profileMessages.dataNotExported));
      else setNotDeleted({ text: failureText(error, profileMessages.accountNotDeleted), canRetry: true });
    } finally {
      setRunning(null);
    }
  }

  return { running, waiting, notDeleted, run, giveUp: () => setWaiting(null) };
}
