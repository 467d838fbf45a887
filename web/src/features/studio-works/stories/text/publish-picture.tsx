import { IMAGE_TEXT_MAX } from '@aperture-byline/contract/image/wire';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { ErrorText, Field } from '#components/forms/field.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { changeImagesMutation, toStudioPicture } from '#entities/image/studio-queries.ts';
import { errorText } from '#lib/errors/error-text.ts';

/** Publishes a photograph that keeps its story from being submitted, with the figure's text where it has none. */
export function PublishPicture({
  uid,
  picture,
  alt,
  onPublished,
}: {
  uid: string;
  picture: StudioPicture;
  alt: string;
  onPublished: (picture: StudioPicture) => void;
}) {
  const { mutate, isPending, error } = useMutation(changeImagesMutation(uid));
  const [title, setTitle] = useState(picture.title);
  const [isTried, setTried] = useState(false);
  const isComplete = title.trim() !== '' && alt !== '';

  function publish() {
    setTried(true);
    if (!isComplete || isPending) return;
    mutate(
      {
        body: {
          ids: [picture.id],
          changes: { title: title.trim(), alt: picture.picture.alt || alt, privacyStatus: 'Public' },
        },
      },
      { onSuccess: ([image]) => image && onPublished(toStudioPicture(image)) },
    );
  }

  return (
    <Stack gap={1}>
      <p className="text-quiet text-small">
        {picture.isPublic ? studioMessages.pictureUndescribed : studioMessages.picturePrivate}
      </p>
      <Field
        label="Title in your library"
        maxLength={IMAGE_TEXT_MAX.title}
        value={title}
        error={isTried && !isComplete ? studioMessages.pictureWordsMissing : undefined}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <ErrorText role="alert">{error && errorText(error, studioMessages.pictureNotPublished)}</ErrorText>
      <Button className="fit-content" aria-disabled={isPending} onClick={publish}>
        Let visitors see it
      </Button>
    </Stack>
  );
}
