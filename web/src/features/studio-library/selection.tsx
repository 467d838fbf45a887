import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import type { Exif, ImageUse, StudioImage } from '@aperture-byline/contract/image/wire';
import { WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { sizes } from '#components/base/sizes.ts';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { Picture } from '#components/media/picture.tsx';
import { type CameraNotes, cameraMetadata } from '#entities/image/camera-data.ts';
import { imageStateText } from '#entities/image/library/library-tiles.tsx';
import { changeImagesMutation, deleteImageMutation, studioImageQuery } from '#entities/image/studio-queries.ts';
import { ApiError } from '#lib/api/api.ts';
import { loadCode } from '#lib/api/connection.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { showError, showToast } from '#lib/toast.ts';
import type { UnsavedDetails } from './details-form.tsx';
import styles from './library.module.css';
import { Submission } from './submission.tsx';
import { WorkLinks } from './work-links.tsx';

export const SELECTION = 'selected-photographs';

const DetailsForm = lazy(() => import('./details-form.tsx'));
const QuestionDialog = lazy(() => import('#components/dialog/question-dialog.tsx'));

export function Selection({
  uid,
  images,
  unsaved,
  onUnsaved,
  onRefused,
  onSaved,
  onDone,
}: {
  uid: string;
  images: readonly StudioImage[];
  unsaved: UnsavedDetails | null;
  onUnsaved: (details: UnsavedDetails | null) => void;
  /** With the ids of those that lack words and can't be submitted. */
  onRefused: (ids: readonly string[]) => void;
  onSaved: (images: readonly StudioImage[]) => void;
  onDone: () => void;
}) {
  const [only, second] = images;
  const isOne = second === undefined;
  const ids = images.map(({ id }) => id);
  const waiting = images.filter(({ status }) => status === 'submitted');
  return (
    <Stack as="section" gap={3} className={styles.details} aria-label="What is chosen">
      <h2 id={SELECTION} tabIndex={-1}>
        {isOne ? only?.title || only?.fileName || 'Untitled' : `${images.length} photographs`}
      </h2>
      {isOne && only && <Picture picture={only.picture} sizes={sizes({ 0: '92vw', 1024: '21rem' })} alt="" />}
      <WorkLinks ids={ids} />
      {isOne && only && <Facts uid={uid} image={only} />}
      {waiting.length > 0 ? (
        <Waiting uid={uid} images={waiting} isOne={isOne} onSaved={onSaved} />
      ) : (
        <LazyBoundary>
          <DetailsForm uid={uid} images={images} onUnsaved={onUnsaved} onSaved={onSaved} />
        </LazyBoundary>
      )}
      <Row gap={1.5} className={styles.actions}>
        <Submission uid={uid} images={images} unsaved={unsaved} onRefused={onRefused} onDone={onDone} />
        <Button onClick={() => startDownload(uid, images)}>
          {isOne ? 'Download original' : `Download ${images.length} originals`}
        </Button>
        {isOne && only && <Delete uid={uid} image={only} onGone={onDone} />}
      </Row>
    </Stack>
  );
}

async function startDownload(uid: string, images: readonly StudioImage[]): Promise<void> {
  try {
    const { downloadOriginals } = await loadCode(() => import('#entities/image/originals/download-originals.ts'));
    await downloadOriginals(uid, images);
  } catch (error) {
    showError(error, studioImageMessages.originalsFailed(images.length, images.length));
  }
}

/** Offers to take back photographs that wait for review: until then they can't be changed. */
function Waiting({
  uid,
  images,
  isOne,
  onSaved,
}: {
  uid: string;
  images: readonly StudioImage[];
  /** Whether nothing else is chosen. */
  isOne: boolean;
  onSaved: (images: readonly StudioImage[]) => void;
}) {
  const options = changeImagesMutation(uid);
  const { mutate, isPending } = useSingleFlightMutation({
    ...options,
    onSuccess: async (...result) => {
      await options.onSuccess?.(...result);
      onSaved(result[0]);
      showToast('success', studioImageMessages.takenBack);
      document.getElementById(SELECTION)?.focus();
    },
    onError: (error) => showError(error, studioImageMessages.notSaved),
  });
  const ids = images.map(({ id }) => id);
  return (
    <>
      <p>{isOne ? studioImageMessages.waits : studioImageMessages.someWait}</p>
      <Button
        aria-disabled={isPending}
        onClick={() => mutate({ body: { ids, changes: { privacyStatus: 'Private' } } })}
      >
        {isPending ? 'Taking back…' : 'Take back'}
      </Button>
    </>
  );
}

function Facts({ uid, image }: { uid: string; image: StudioImage }) {
  const { data } = useQuery(studioImageQuery(uid, image.id));
  return (
    <>
      <FactList
        className="text-small"
        facts={[
          ['State', imageStateText(image)],
          Boolean(image.reviewNote) && [
            image.status === 'rejected' ? 'Rejected because' : 'Sent back because',
            image.reviewNote,
          ],
          Boolean(image.fileName) && ['File', image.fileName],
          ['Original', `${image.picture.width} × ${image.picture.height} px`],
          ...cameraMetadata(toCameraNotes(image.exif)),
        ]}
      />
      {data && data.uses.length > 0 && (
        <Stack gap={1} className={styles.uses}>
          <h3>Shown in</h3>
          <Uses uses={data.uses} />
        </Stack>
      )}
    </>
  );
}

/** Converts from the specification's spelling, since each visitor's page would else load the names once more. */
const toCameraNotes = (exif: Exif): CameraNotes => ({
  camera_make: exif.cameraMake ?? null,
  camera_model: exif.cameraModel ?? null,
  lens_make: exif.lensMake ?? null,
  lens_model: exif.lensModel ?? null,
  focal_length: exif.focalLength ?? null,
  aperture: exif.aperture ?? null,
  shutter_speed: exif.shutterSpeed ?? null,
  iso: exif.iso ?? null,
  created_date: exif.createdDate ?? null,
});

/** Drafts have no public page, but each work has an editor. */
const EDITORS: ReadonlyMap<string, string> = new Map(Object.values(WORK_KINDS).map(({ label, path }) => [label, path]));

function Uses({ uses }: { uses: readonly ImageUse[] }) {
  return (
    <ul>
      {uses.map(({ kind, id, title }) => (
        <li key={`${kind}/${id}`}>
          {kind === 'home' ? (
            'The front page'
          ) : (
            <>
              <Link to={`${EDITORS.get(kind)}/${id}`}>{title || 'Untitled'}</Link> ({kind})
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The works that keep an image from being deleted: by `kind/id` their titles. */
function usesIn({ fields }: ApiError): ImageUse[] {
  return Object.entries(fields).map(([place, title]) => {
    const [kind, id = ''] = place.split('/');
    return { kind: kind as ImageUse['kind'], id, title };
  });
}

const isInUse = (error: Error): error is ApiError => error instanceof ApiError && error.code === 'IN_USE';

function Delete({ uid, image, onGone }: { uid: string; image: StudioImage; onGone: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const options = deleteImageMutation(uid);
  const { mutate, isPending, error } = useSingleFlightMutation({
    ...options,
    meta: { isRefusal: isInUse },
    onSuccess: async (...result) => {
      await options.onSuccess?.(...result);
      showToast('success', studioImageMessages.deleted);
      onGone();
    },
    onError: (error) => {
      setAsked(false);
      if (!isInUse(error)) showError(error, studioImageMessages.notSaved);
    },
  });
  return (
    <>
      <Button onClick={() => setAsked(true)}>Delete</Button>
      {error && isInUse(error) && (
        <Stack gap={1} className={styles.uses} role="alert">
          <p>{studioImageMessages.inUse}</p>
          <Uses uses={usesIn(error)} />
        </Stack>
      )}
      <LazyBoundary>
        {isAsked && (
          <QuestionDialog
            question={{
              title: 'Delete this photograph?',
              text: 'Its original, its comments and its likes go with it. This can’t be undone.',
              keep: 'Keep it',
              confirm: isPending ? 'Deleting…' : 'Delete',
            }}
            onClose={() => setAsked(false)}
            onConfirm={() => mutate({ params: { imageId: image.id } })}
          />
        )}
      </LazyBoundary>
    </>
  );
}
