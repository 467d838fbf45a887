import type { Picture, PictureFormat } from '@aperture-byline/contract/shared/picture';
import { useEffect, useState } from 'react';

type ChooseFormat = (picture: Picture) => PictureFormat;

const chooseAny: ChooseFormat = ({ formats }) => formats[0] ?? 'jpeg';
const chooseOlder: ChooseFormat = ({ formats }) => formats.find((format) => format !== 'avif') ?? 'jpeg';

/** Asks the browser which source it takes, as it does for the pictures of pages. */
async function showsAvif(): Promise<boolean> {
  const picture = document.createElement('picture');
  const source = document.createElement('source');
  const image = document.createElement('img');
  source.type = 'image/avif';
  source.srcset = 'data:,avif';
  picture.append(source, image);
  image.src = 'data:,other';
  // Browsers choose in a microtask.
  await Promise.resolve();
  return image.currentSrc === source.srcset;
}

let known: Promise<boolean> | null = null;

/** Returns which file of a picture this browser shows best; null until that is known, which takes no request. */
export function useLightboxFormat(): ChooseFormat | null {
  const [format, setFormat] = useState<ChooseFormat | null>(null);
  useEffect(() => {
    let isCurrent = true;
    known ??= showsAvif();
    known.then((isShown) => {
      if (isCurrent) setFormat(() => (isShown ? chooseAny : chooseOlder));
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return format;
}
