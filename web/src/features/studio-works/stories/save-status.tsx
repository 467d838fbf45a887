import { studioBlogMessages } from '@aperture-byline/contract/blog/studio-blog-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { TextButton } from '#components/base/text-button.tsx';
import { errorText, isNoConnection } from '#lib/error-text.ts';
import type { Snapshot } from './autosave.ts';
import styles from './story-form.module.css';

/** Says whether the story is saved, also to screen readers. */
export function SaveStatus({
  saving: { state, problems },
  isRestored,
  onRetry,
}: {
  saving: Snapshot;
  /** Something from the last visit is there that was not saved then. */
  isRestored: boolean;
  onRetry: () => void;
}) {
  return (
    <div className={styles.saving}>
      <p role="status" className={state.kind === 'failed' ? styles.failed : styles.quiet}>
        {textOf(state, Object.keys(problems).length > 0, isRestored)}
      </p>
      {state.kind === 'failed' && <TextButton onClick={onRetry}>{messages.tryAgain}</TextButton>}
    </div>
  );
}

function textOf(state: Snapshot['state'], hasProblems: boolean, isRestored: boolean): string {
  switch (state.kind) {
    case 'saving':
      return studioBlogMessages.saving;
    case 'failed':
      return isNoConnection(state.error)
        ? studioBlogMessages.waitsForConnection
        : errorText(state.error, studioBlogMessages.notSaved);
    case 'saved':
      if (hasProblems) return studioBlogMessages.partlySaved;
      return state.isUsed ? studioBlogMessages.saved : '';
    case 'waiting':
      return isRestored ? studioBlogMessages.restored : '';
    case 'stopped':
      return '';
  }
}
