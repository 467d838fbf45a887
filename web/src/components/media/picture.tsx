import { type Picture as PictureData, type PictureFormat, variantUrl } from '@aperture-byline/contract/shared/picture';
import { useState, ViewTransition } from 'react';
import { preload } from 'react-dom';
import styles from './picture.module.css';

const MIME: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' };
/** The width that browsers without `srcset` take. */
const PLAIN_WIDTH = 1280;

/** Builds a `srcset`. JPEG gets every second width: few browsers take it, and every page has the list. */
function srcSet(picture: PictureData, format: PictureFormat): string {
  const { widths } = picture;
  const offered = format === 'jpeg' ? widths.filter((_, index) => (widths.length - index) % 2 === 1) : widths;
  return offered.map((width) => `${variantUrl(picture, width, format)} ${width}w`).join(', ');
}

/** The file that a card shows of the picture with this `src`, if the card was opened and is still there. */
function openedFile(src: string): string | undefined {
  return globalThis.document?.querySelector<HTMLImageElement>(`[data-opened][src="${src}"]`)?.currentSrc;
}

/**
 * Shows a photograph in reserved space, in the narrowest file that fills the slot that `sizes` tells. `priority` is for
 * the largest picture of the first viewport: a second one would compete with it. `ratio` (width / height) crops. The
 * priority picture moves there from an opened card, unless the page waits for code or data: the card has gone by then.
 */
export function Picture({
  picture,
  sizes,
  ratio,
  crop,
  priority = false,
  alt = picture.alt,
}: {
  picture: PictureData;
  sizes: string;
  ratio?: number;
  /** Part of what `ratio` cuts that lies on the left or at the top, from 0 to 1; one half where it is not told. */
  crop?: number | undefined;
  priority?: boolean;
  /** Overrides the picture's own text; empty where a neighbouring text says the same. */
  alt?: string;
}) {
  const plainWidth = picture.widths.findLast((width) => width <= PLAIN_WIDTH) ?? PLAIN_WIDTH;
  const plainUrl = variantUrl(picture, plainWidth, 'jpeg');
  const [best] = picture.formats;
  const [file, setFile] = useState(() => (priority ? openedFile(plainUrl) : undefined));
  // Where the browser renders, the image itself is there as early.
  if (import.meta.env.SSR && priority && best)
    preload(variantUrl(picture, plainWidth, best), {
      as: 'image',
      type: MIME[best],
      imageSrcSet: srcSet(picture, best),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <ViewTransition name={file && plainUrl} default="none" share="opened">
      <picture className={styles.frame}>
        {picture.formats
          .filter((format) => format !== 'jpeg')
          .map((format) => (
            <source key={format} type={MIME[format]} srcSet={srcSet(picture, format)} sizes={sizes} />
          ))}
        <img
          className={styles.image}
          src={plainUrl}
          srcSet={srcSet(picture, 'jpeg')}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          // Tells of an opened card too (`improve-navigation.ts`). Without a handler React would hold the page back for
          // the image.
          onLoad={({ currentTarget: { dataset, currentSrc } }) => {
            if (dataset.opened) setFile(currentSrc);
          }}
          style={{
            backgroundColor: picture.colour,
            backgroundImage: file && `url(${file})`,
            objectPosition: crop === undefined ? undefined : `${100 * crop}% ${100 * crop}%`,
            aspectRatio: ratio ?? `${picture.width} / ${picture.height}`,
          }}
        />
      </picture>
    </ViewTransition>
  );
}
