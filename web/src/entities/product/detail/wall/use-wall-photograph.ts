import { useEffect, useState } from 'react';

export interface WallPhotograph {
  /** A `blob:` address. */
  url: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Decodes the chosen file. `problem` says what to do where it is no picture that this browser shows. */
export function useWallPhotograph() {
  const [photograph, setPhotograph] = useState<WallPhotograph | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (photograph) return () => URL.revokeObjectURL(photograph.url);
  }, [photograph]);

  async function choose(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const url = URL.createObjectURL(file);
    const image = new Image();
    image.src = url;
    try {
      await image.decode();
    } catch {
      URL.revokeObjectURL(url);
      setProblem('This file could not be shown. Please choose a JPEG, PNG or WebP picture.');
      return;
    }
    setProblem(null);
    setPhotograph({ url, width: image.naturalWidth, height: image.naturalHeight });
  }

  return { photograph, problem, choose, remove: () => setPhotograph(null) };
}
