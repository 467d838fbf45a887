import { Button } from '#components/base/button.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { maySubmit } from '#entities/work/work-state.ts';
import { STOP, type WorkEditor } from './use-work-editor.ts';
import styles from './work-editor.module.css';

/** Saves and submits; stays in reach below the fields. */
export function WorkBar({ editor, onPreview }: { editor: WorkEditor; onPreview?: () => void }) {
  const { work, isWritten, isBusy, act } = editor;
  const canSubmit = maySubmit(work) || (work.status === 'approved' && isWritten);
  return (
    <div className={styles.bar}>
      <Stop editor={editor} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save'}
        </Button>
        {canSubmit && (
          <Button aria-disabled={isBusy} onClick={() => !isBusy && act('submit')}>
            Submit for review
          </Button>
        )}
        {onPreview && <Button onClick={onPreview}>Preview</Button>}
        <p role="status" className={styles.quiet}>
          {isWritten ? 'Not saved yet' : ''}
        </p>
      </div>
    </div>
  );
}

/** Why nothing was saved or done, and the ways on where another window was faster. */
export function Stop({ editor: { failure, conflict, isBusy, act, reload } }: { editor: WorkEditor }) {
  if (conflict === null) return <FormAlert id={STOP} failure={failure} />;
  return (
    <div className={styles.conflict}>
      <p id={STOP} role="alert" tabIndex={-1}>
        {conflict.text}
      </p>
      <div className={styles.actions}>
        <Button onClick={reload}>Reload</Button>
        {conflict.version !== null && (
          <Button aria-disabled={isBusy} onClick={() => act('overwrite')}>
            Overwrite
          </Button>
        )}
      </div>
    </div>
  );
}
