import { messages } from '@aperture-byline/contract/shared/messages';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { ApiError } from '#lib/api/api.ts';
import type { Snapshot } from '#lib/api/autosave.ts';
import { errorText, isNoConnection } from '#lib/errors/error-text.ts';
import { TextButton } from '../base/button.tsx';
import { Row } from '../layout/layout.tsx';
import styles from './save-status.module.css';

/** Says whether the work is saved, also to screen readers. */
export function SaveStatus({
  saving,
  isRestored,
  heldText,
  onRetry,
}: {
  saving: Snapshot<object>;
  /** Something from the last visit is there that was not saved then. */
  isRestored: boolean;
  /** Why something waits that is not saved while it is typed. */
  heldText: string | undefined;
  onRetry: () => void;
}) {
  const { kind } = saving.state;
  const isFailed = kind === 'failed' || kind === 'refused';
  return (
    <Row gap={[0.5, 2]} className={styles.saving}>
      <p role="status" className={isFailed ? 'text-error text-small' : 'text-quiet text-small'}>
        {describeStatus(saving, isRestored, heldText)}
      </p>
      {isFailed && <TextButton onClick={onRetry}>{messages.tryAgain}</TextButton>}
    </Row>
  );
}

function describeStatus(
  { state, isRefused, unsaved }: Snapshot<object>,
  isRestored: boolean,
  heldText: string | undefined,
): string {
  switch (state.kind) {
    case 'saving':
      return studioMessages.saving;
    case 'failed':
      return isNoConnection(state.error)
        ? studioMessages.waitsForConnection
        : errorText(state.error, studioMessages.notSaved);
    case 'refused':
      return `${describeRefusal(state.error)} ${studioMessages.keptUntilChanged}`;
    case 'saved':
      if (isRefused) return studioMessages.partlySaved;
      if (heldText && Object.keys(unsaved).length > 0) return heldText;
      return state.isUsed ? studioMessages.saved : '';
    case 'waiting':
      return isRestored ? studioMessages.restored : '';
    case 'stopped':
      return '';
  }
}

/** Describes the refusal and the next step; a retry would get the same answer. */
function describeRefusal(error: unknown): string {
  const { status, message } = error instanceof ApiError ? error : { status: 0, message: '' };
  return status === 403 ? studioMessages.notAllowed : studioMessages.refused(message);
}
