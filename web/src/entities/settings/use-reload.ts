import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import { useRounds } from '#components/forms/use-rounds.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';

/** Lets a form begin anew with what is stored now. */
export function useReload(refetch: () => Promise<{ error: Error | null }>) {
  const { round, renew } = useRounds();
  return {
    round,
    reload: async () => {
      const { error } = await refetch();
      if (error) showToast('error', errorText(error, settingsMessages.notLoaded));
      else renew();
    },
  };
}
