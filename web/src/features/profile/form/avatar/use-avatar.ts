import { useEffect, useRef, useState } from 'react';
import { InvalidPictureError, scalePicture } from './scale-picture.ts';

/** A chosen picture as it is sent, and the address under which this page shows it. */
interface Chosen {
  picture: Blob;
  preview: string;
}

/** What a person has done about their picture since the form opened. */
export type AvatarChoice =
  | { status: 'unchanged' | 'removed' }
  | ({ status: 'uploading'; progress: number } & Chosen)
  | ({ status: 'uploaded' | 'failed' } & Chosen);

/** What a saved profile says of the picture, nothing where it stays; or that the picture did not arrive. */
export type AvatarOutcome = { profilePicture?: string } | 'failed';

export interface AvatarControl {
  choice: AvatarChoice;
  /** A file has been chosen, and is being read. */
  isReading: boolean;
  /** A new picture is chosen; it may still prove to be none. */
  isChosen: boolean;
  /** Why the last file was not taken, or what the server found wrong with the picture. */
  refusal: string | null;
  choose: (file: File) => void;
  /** Uploads the chosen picture once more. */
  retry: () => void;
  /** Gives the chosen picture up: it is again what it was. */
  cancel: () => void;
  remove: () => void;
  /** The server can't use the picture: it has to be uploaded again, or given up. */
  refuse: (problem: string) => void;
  /** The outcome, once nothing is under way. */
  settled: () => Promise<AvatarOutcome>;
}

/** The picture of the form. Its upload starts as soon as it is chosen, and counts only once the profile is saved. */
export function useAvatar(uid: string): AvatarControl {
  const [choice, setChoice] = useState<AvatarChoice>({ status: 'unchanged' });
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const ends = useRef<AbortController>(null);
  /** Counts what the person has decided: a file that is read too late for the last decision is put aside. */
  const decision = useRef(0);
  const outcome = useRef<Promise<AvatarOutcome>>(Promise.resolve({}));
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

  /** What was under way no longer counts. */
  function begin(): AbortSignal {
    ends.current?.abort();
    ends.current = new AbortController();
    setRefusal(null);
    return ends.current.signal;
  }

  function settle(status: 'unchanged' | 'removed', result: AvatarOutcome) {
    decision.current += 1;
    begin();
    setReading(false);
    setChoice({ status });
    outcome.current = Promise.resolve(result);
  }

  /** A file that is refused leaves everything as it was, an upload that is under way too. */
  async function take(file: File, before: Promise<AvatarOutcome>): Promise<AvatarOutcome> {
    decision.current += 1;
    const own = decision.current;
    setRefusal(null);
    setReading(true);
    try {
      const picture = await scalePicture(file);
      if (own !== decision.current) return before;
      setReading(false);
      return await upload({ picture, preview: URL.createObjectURL(picture) });
    } catch (error) {
      if (!(error instanceof InvalidPictureError)) throw error;
      if (own === decision.current) {
        setReading(false);
        setRefusal(error.message);
      }
      return before;
    }
  }

  async function upload(chosen: Chosen): Promise<AvatarOutcome> {
    const signal = begin();
    setChoice({ status: 'uploading', progress: 0, ...chosen });
    try {
      const { uploadAvatar } = await import('./upload-avatar.ts');
      const profilePicture = await uploadAvatar(uid, chosen.picture, {
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) setChoice({ status: 'uploading', progress, ...chosen });
        },
      });
      if (signal.aborted) return {};
      setChoice({ status: 'uploaded', ...chosen });
      return { profilePicture };
    } catch (error) {
      if (signal.aborted) return {};
      console.error('The picture could not be uploaded:', error);
      setChoice({ status: 'failed', ...chosen });
      return 'failed';
    }
  }

  return {
    choice,
    isReading,
    isChosen: isReading || 'picture' in choice,
    refusal,
    choose: (file) => {
      outcome.current = take(file, outcome.current);
    },
    retry: () => {
      if ('picture' in choice) outcome.current = upload({ picture: choice.picture, preview: choice.preview });
    },
    cancel: () => settle('unchanged', {}),
    remove: () => settle('removed', { profilePicture: '' }),
    refuse: (problem) => {
      setRefusal(problem);
      if (!('picture' in choice)) return;
      setChoice({ status: 'failed', picture: choice.picture, preview: choice.preview });
      outcome.current = Promise.resolve('failed');
    },
    settled: () => outcome.current,
  };
}
