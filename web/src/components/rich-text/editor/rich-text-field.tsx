import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy, type ReactNode, useId } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { ErrorText } from '../../forms/field.tsx';
import { Stack } from '../../layout/layout.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';
import styles from './rich-text-field.module.css';

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

/** Share of the limit from which the rest is announced, in steps, not at each key. */
const NEAR = 0.9;
const STEP = 100;

/** A labelled rich-text editor, with its space reserved until its code is loaded. */
export function RichTextField({
  label,
  hint,
  error,
  value,
  max,
  onChange,
  onBlur,
  renderEditor = (props) => <RichTextEditor {...props} />,
}: {
  label: string;
  hint: string;
  error: string | undefined;
  /** HTML. Only the first value reaches the editor; the later ones are its own. */
  value: string;
  /** The most characters, formatting included. */
  max: number;
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** Where the editor is more than that of a short text; its code is loaded on demand too. */
  renderEditor?: (props: RichTextEditorProps) => ReactNode;
}) {
  const id = useId();
  const left = max - value.length;
  return (
    <Stack gap={1} className={styles.field}>
      <span id={id} className="text-label">
        {label}
      </span>
      <LazyBoundary fallback={<p className={styles.waiting}>{messages.loading}</p>}>
        {renderEditor({
          labelledBy: id,
          describedBy: error ? `${id}-error ${id}-hint` : `${id}-hint`,
          invalid: Boolean(error),
          initialValue: value,
          onChange,
          ...(onBlur && { onBlur }),
        })}
      </LazyBoundary>
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
      <p id={`${id}-hint`} className="text-quiet text-small">
        {hint}
      </p>
      <p role="status" className="text-quiet text-small">
        {left < max * (1 - NEAR) &&
          `Fewer than ${Math.max(Math.ceil((left + 1) / STEP), 0) * STEP} characters left, formatting included`}
      </p>
    </Stack>
  );
}
