import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FormType, ProfileValues } from '../profile-values.ts';

/**
 * Keeps what was written where the form goes away under its writer, as when the session ends or with the Back button:
 * for the same person, in this page's memory, and no longer than a query is kept that nobody looks at. Logging out
 * takes it away. `kept` is what the last form left.
 */
export function useUnsaved(uid: string, type: FormType) {
  const queryClient = useQueryClient();
  const [queryKey] = useState(() => ['unsaved', uid, type]);
  const [kept] = useState(() => queryClient.getQueryData<ProfileValues>(queryKey));
  const unsaved = useRef<ProfileValues | null>(null);
  const isSettled = useRef(false);

  useEffect(
    () => () => {
      if (unsaved.current) queryClient.setQueryData(queryKey, unsaved.current);
    },
    [queryClient, queryKey],
  );

  return {
    kept,
    /** Notes the values as they are now; null where all of them are saved. */
    note: (values: ProfileValues | null) => {
      if (!isSettled.current) unsaved.current = values;
    },
    /** It is saved, or given up. */
    settle: () => {
      isSettled.current = true;
      unsaved.current = null;
      queryClient.removeQueries({ queryKey, exact: true });
    },
  };
}
