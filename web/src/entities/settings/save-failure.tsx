import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import { Button } from '#components/base/button.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { errorText } from '#lib/error-text.ts';
import { isSettingsConflict } from './private-queries.ts';

/** Why settings were not saved; where somebody else has changed them, with a button to begin anew with those. */
export function SaveFailure({ error, onReload }: { error: Error | null; onReload: () => void }) {
  const isConflict = error !== null && isSettingsConflict(error);
  const text = isConflict ? settingsMessages.conflict : errorText(error, settingsMessages.notSaved);
  return (
    <>
      <FormAlert failure={error ? { text, canRetry: false } : null} />
      {isConflict && <Button onClick={onReload}>Load the newest</Button>}
    </>
  );
}
