import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import type { MutationKey, UseMutationOptions, UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { useRemountKey } from '#components/forms/use-remount-key.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { showError, showToast } from '#lib/toast.ts';
import { isSettingsConflict } from './private-queries.ts';

interface Versioned {
  version: number;
}

/**
 * Saves a form of settings as a whole, with the version that the form has seen last: it begins with `opened`, and a
 * refetch does not change what is typed over. `saved` are the values that the server has, in their `version`, as far as
 * this form knows; `submittedBody` were sent last.
 */
export function useSaveSettings<Values extends object, Settings extends Versioned>({
  opened,
  options,
  savedText,
}: {
  opened: { values: Values; version: number };
  options: UseMutationOptions<Settings, Error, { body: Values & Versioned }> & { mutationKey: MutationKey };
  savedText: string;
}) {
  const [{ values: saved, version }, setSaved] = useState(opened);
  const { mutate, isPending, error, variables } = useSingleFlightMutation<
    Settings,
    { body: Values & Versioned; values: Values }
  >({
    ...options,
    onSuccess: async (...result) => {
      await options.onSuccess?.(...result);
      const [{ version }, { values }] = result;
      setSaved({ values, version });
      showToast('success', savedText);
    },
  });
  return {
    saved,
    version,
    isPending,
    error,
    submittedBody: variables?.body,
    save: (values: Values) => mutate({ body: { ...values, version }, values }),
  };
}

/** Opens a form with the settings that are stored; its `onReload` lets it begin anew with what is stored then. */
export function StoredSettings<Settings>({
  query,
  loading,
  children,
}: {
  query: UseQueryResult<Settings>;
  /** Reserves the space of the form. */
  loading: ReactNode;
  children: (settings: NonNullable<Settings>, onReload: () => void) => ReactNode;
}) {
  const { remountKey, remount } = useRemountKey();

  async function reload() {
    const { error } = await query.refetch();
    if (error) showError(error, settingsMessages.notLoaded);
    else remount();
  }

  return (
    <QueryState query={query} loading={loading} failure={settingsMessages.notLoaded}>
      {(settings) => <Fragment key={remountKey}>{children(settings, reload)}</Fragment>}
    </QueryState>
  );
}

/** Why settings were not saved; where somebody else has changed them, with a button to begin anew with those. */
export function SaveFailure({ error, onReload }: { error: Error | null; onReload: () => void }) {
  const isConflict = error !== null && isSettingsConflict(error);
  const text = isConflict ? settingsMessages.conflict : errorText(error, settingsMessages.notSaved);
  return (
    <>
      <FormAlert failure={error ? { text } : null} />
      {isConflict && <Button onClick={onReload}>Load the newest</Button>}
    </>
  );
}
