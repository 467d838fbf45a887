import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { AVATAR_FILE_TYPES } from '@aperture-byline/contract/shared/constants';
import { type DragEvent, lazy, useId, useRef, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { ProgressBar } from '#components/feedback/progress-bar.tsx';
import { FileButton } from '#components/forms/files/file-button.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { Avatar } from '#entities/user/avatar.tsx';
import styles from './avatar-field.module.css';
import type { AvatarControl } from './use-avatar.ts';

const PlacePicture = lazy(() => import('./place-picture.tsx'));

export function AvatarField({
  avatar,
  savedUrl,
  canUpload,
}: {
  avatar: AvatarControl;
  /** `profile_picture` as it is saved. */
  savedUrl: string | null;
  /** The storage rules accept uploads of users with a verified e-mail address only. */
  canUpload: boolean;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { choice, isReading, rejection } = avatar;
  const shown = 'preview' in choice ? choice.preview : choice.status === 'removed' ? null : savedUrl;
  const round = <Avatar url={shown} name="" size="large" />;
  const problem = rejection ?? (choice.status === 'failed' ? profileMessages.pictureNotUploaded : undefined);

  function selectFile(file: File | undefined) {
    if (file && canUpload) avatar.choose(file);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    selectFile(event.dataTransfer.files[0]);
  }

  /** Runs an action that removes its own button, and moves the focus to the file input. */
  function then(act: () => void) {
    act();
    input.current?.focus();
  }

  return (
    <Row
      as="fieldset"
      gap={[3, 4]}
      className={isOver ? styles.over : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(canUpload);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <legend className="visually-hidden">Profile picture</legend>
      {'preview' in choice ? (
        <LazyBoundary fallback={round}>
          <PlacePicture key={choice.preview} picture={choice.preview} onPlace={avatar.place} />
        </LazyBoundary>
      ) : (
        round
      )}
      <Stack gap={1.5} className={styles.beside}>
        <Row gap={1}>
          <FileButton
            ref={input}
            accept={AVATAR_FILE_TYPES.join(',')}
            disabled={!canUpload}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-problem ${id}-hint`}
            onChoose={([file]) => selectFile(file)}
          >
            {shown === null ? 'Choose a picture' : 'Choose another picture'}
          </FileButton>
          {choice.status === 'failed' && <Button onClick={() => then(avatar.retry)}>Try again</Button>}
          {'preview' in choice && <Button onClick={() => then(avatar.cancel)}>Cancel</Button>}
          {choice.status === 'removed' && <Button onClick={() => then(avatar.cancel)}>Keep it</Button>}
          {choice.status === 'unchanged' && savedUrl !== null && (
            <Button onClick={() => then(avatar.remove)}>Remove</Button>
          )}
        </Row>
        {choice.status === 'uploading' && (
          <ProgressBar className={styles.progress} aria-label="Upload of the picture" value={choice.progress} />
        )}
        <p role="status" className="hide-empty text-quiet text-small">
          {isReading && 'Getting the picture ready…'}
          {choice.status === 'uploaded' && !isReading && 'The picture is here. Others see it once you save.'}
          {choice.status === 'removed' && !isReading && 'The picture goes once you save.'}
        </p>
        <p id={`${id}-problem`} role="alert" className="hide-empty text-error text-small">
          {problem}
        </p>
        <p id={`${id}-hint`} className="text-quiet text-small">
          {canUpload
            ? 'Choose a JPEG, PNG or WebP file, or drop it here. It is shown round, and you place it.'
            : 'Confirm your email address to add a picture.'}
        </p>
      </Stack>
    </Row>
  );
}
