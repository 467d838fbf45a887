import type { PictureCrop } from '@aperture-byline/contract/profile/bodies';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { AVATAR_FILE_MAX, AVATAR_FILE_TYPES } from '@aperture-byline/contract/shared/constants';
import { useEffect, useRef, useState } from 'react';
import { InvalidPictureError, scalePicture } from '#lib/pictures/scale-picture.ts';

/** Pixels of the shorter side: three times the published size. */
const SIDE = 1024;
const TARGET = {
  types: AVATAR_FILE_TYPES,
  bytesMax: AVATAR_FILE_MAX,
  texts: { unreadable: profileMessages.pictureUnreadable, tooLarge: profileMessages.pictureTooLarge },
  toScale: (width: number, height: number) => SIDE / Math.min(width, height),
};

interface SelectedPicture {
  picture: Blob;
  preview: string;
}

/** State of the avatar since the form opened. */
type AvatarChoice =
  | { status: 'unchanged' | 'removed' }
  | ({ status: 'uploading'; progress: number } & SelectedPicture)
  | ({ status: 'uploaded' | 'failed' } & SelectedPicture);

export interface PictureParts {
  profilePicture?: string;
  pictureCrop?: PictureCrop;
}

/** The avatar's part of the request body, empty where it stays; or that the upload failed. */
type AvatarOutcome = PictureParts | 'failed';

export interface AvatarControl {
  choice: AvatarChoice;
  isReading: boolean;
  /** A new picture is chosen; it may still turn out to be invalid. */
  isSelected: boolean;
  /** Why the last file was not taken, or what the server found wrong with the picture. */
  rejection: string | null;
  choose: (file: File) => void;
  /** Says which part of the chosen picture is shown. */
  place: (crop: PictureCrop) => void;
  retry: () => void;
  cancel: () => void;
  remove: () => void;
  /** The server rejected the picture: it has to be uploaded again, or discarded. */
  refuse: (problem: string) => void;
  /** Resolves when no upload is pending. */
  settled: () => Promise<AvatarOutcome>;
}

/** State of the form's avatar. Uploads it when it is chosen; the profile shows it once it is saved. */
export function useAvatar(uid: string): AvatarControl {
  const [choice, setChoice] = useState<AvatarChoice>({ status: 'unchanged' });
  const [isReading, setReading] = useState(false);
  const [rejection, setRejection] = useState<string | null>(null);
  const ends = useRef<AbortController>(null);
  /** Number of the last choice: a file whose scaling ends after another choice is ignored. */
  const decision = useRef(0);
  const outcome = useRef<Promise<AvatarOutcome>>(Promise.resolve({}));
  const crop = useRef<PictureCrop>(undefined);
  const preview = 'preview' in choice ? choice.preview : null;

  useEffect(
    () => () => {
      decision.current += 1;
      ends.current?.abort();
    },
    [],
  );
  useEffect(() => {
    if (preview === null) return;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  function startAttempt(): AbortSignal {
    ends.current?.abort();
    ends.current = new AbortController();
    setRejection(null);
    return ends.current.signal;
  }

  function settle(status: 'unchanged' | 'removed', result: AvatarOutcome) {
    decision.current += 1;
    startAttempt();
    setReading(false);
    setChoice({ status });
    outcome.current = Promise.resolve(result);
  }

  /** Scales and uploads a file. An invalid one changes nothing; a pending upload goes on. */
  async function processFile(file: File, before: Promise<AvatarOutcome>): Promise<AvatarOutcome> {
    decision.current += 1;
    const own = decision.current;
    setRejection(null);
    setReading(true);
    try {
      const picture = await scalePicture(file, TARGET);
      if (own !== decision.current) return before;
      setReading(false);
      crop.current = undefined;
      return await upload({ picture, preview: URL.createObjectURL(picture) });
    } catch (error) {
      if (!(error instanceof InvalidPictureError)) throw error;
      if (own === decision.current) {
        setReading(false);
        setRejection(error.message);
      }
      return before;
    }
  }

  async function upload(selected: SelectedPicture): Promise<AvatarOutcome> {
    const signal = startAttempt();
    setChoice({ status: 'uploading', progress: 0, ...selected });
    try {
      const { uploadPicture } = await import('#entities/session/firebase/upload-picture.ts');
      const profilePicture = await uploadPicture('avatars', uid, selected.picture, {
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) setChoice({ status: 'uploading', progress, ...selected });
        },
      });
      if (signal.aborted) return {};
      setChoice({ status: 'uploaded', ...selected });
      return { profilePicture };
    } catch (error) {
      if (signal.aborted) return {};
      console.error('The picture could not be uploaded:', error);
      setChoice({ status: 'failed', ...selected });
      return 'failed';
    }
  }

  return {
    choice,
    isReading,
    isSelected: isReading || 'picture' in choice,
    rejection,
    choose: (file) => {
      outcome.current = processFile(file, outcome.current);
    },
    place: (part) => {
      crop.current = part;
    },
    retry: () => {
      if ('picture' in choice) outcome.current = upload({ picture: choice.picture, preview: choice.preview });
    },
    cancel: () => settle('unchanged', {}),
    remove: () => settle('removed', { profilePicture: '' }),
    refuse: (problem) => {
      setRejection(problem);
      if (!('picture' in choice)) return;
      setChoice({ status: 'failed', picture: choice.picture, preview: choice.preview });
      outcome.current = Promise.resolve('failed');
    },
    settled: async () => {
      const settled = await outcome.current;
      if (settled === 'failed' || !settled.profilePicture || !crop.current) return settled;
      return { ...settled, pictureCrop: crop.current };
    },
  };
}
