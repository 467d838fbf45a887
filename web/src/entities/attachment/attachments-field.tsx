import { ATTACHMENT_FILE_TYPES } from '@aperture-byline/contract/attachment/wire';
import clsx from 'clsx';
import { useId, useRef } from 'react';
import { TextButton } from '#components/base/button.tsx';
import { ErrorText } from '#components/forms/field.tsx';
import { FileButton } from '#components/forms/files/file-button.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import styles from './attachments-field.module.css';
import type { AttachmentsControl, ChosenPicture } from './use-attachments.ts';

const STATUS = { sending: 'Sending…', ready: '', failed: '', refused: '' } as const;

/** Shows the chosen pictures of a message or claim, to add and remove. `name` names the group. */
export function AttachmentsField({
  name,
  attachments,
  isBusy,
  barrier,
}: {
  name: string;
  attachments: AttachmentsControl;
  isBusy: boolean;
  /** Why none can be added yet, and what to do. */
  barrier?: string | undefined;
}) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { max, pictures, problem, add, retry, remove } = attachments;
  const isFull = pictures.length >= max;

  return (
    <Stack as="fieldset" gap={1.5}>
      <legend className="visually-hidden">{name}</legend>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture) => (
            <Chosen
              key={picture.key}
              picture={picture}
              onRetry={() => retry(picture.key)}
              onRemove={() => {
                remove(picture.key);
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <Row gap={[1, 2]}>
        <FileButton
          ref={input}
          className={styles.choose}
          multiple
          accept={ATTACHMENT_FILE_TYPES.join(',')}
          disabled={isBusy || isFull || barrier !== undefined}
          aria-describedby={barrier && hintId}
          onChoose={add}
        >
          {pictures.length === 0 ? 'Add pictures' : 'Add another'}
        </FileButton>
        <span id={hintId} className="text-quiet text-small">
          {barrier ?? (pictures.length === 0 ? `Up to ${max}` : `${pictures.length} of ${max}`)}
        </span>
      </Row>
      <p role="status" className="hide-empty visually-hidden">
        {pictures.length > 0 && pictures.every(({ status }) => status === 'ready') && 'The pictures are here.'}
      </p>
      <p role="alert" className="hide-empty text-error text-small">
        {problem}
      </p>
    </Stack>
  );
}

function Chosen({
  picture: { name, preview, status, problem },
  onRetry,
  onRemove,
}: {
  picture: ChosenPicture;
  onRetry: () => void;
  onRemove: () => void;
}) {
  return (
    <li className={styles.picture}>
      <img
        className={clsx(styles.preview, status !== 'ready' && styles.pending)}
        src={preview}
        alt={name}
        width="96"
        height="96"
      />
      {STATUS[status] && <span className="text-quiet text-small">{STATUS[status]}</span>}
      <ErrorText role="alert">{status !== 'sending' && problem}</ErrorText>
      {status === 'failed' && (
        <TextButton aria-label={`Try again: ${name}`} onClick={onRetry}>
          Try again
        </TextButton>
      )}
      <TextButton aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </TextButton>
    </li>
  );
}
