import { viewerMessages } from '@aperture-byline/contract/exhibition/viewer';
import { isDrawable, type Picture } from '@aperture-byline/contract/shared/picture';
import { createElement, type PropsWithChildren, useMemo } from 'react';
import {
  A11yContext,
  type ContainerRect,
  createModule,
  MODULE_CAROUSEL,
  type PluginProps,
  useA11yContext,
} from 'yet-another-react-lightbox';
import { PicturePlaceholder } from '#components/media/picture.tsx';
import styles from './viewer.module.css';

/** Tells the carousel that it changes by itself, which is when the lightbox makes its live region silent. */
function SilentCarousel({ children }: PropsWithChildren) {
  const context = useA11yContext();
  const silent = useMemo(() => ({ ...context, autoPlaying: true, focusWithin: false }), [context]);
  return createElement(A11yContext.Provider, { value: silent }, children);
}

/** A plugin: keeps the carousel from announcing each picture's text after the caption, which is announced itself. */
export function silenceCarousel({ addParent }: PluginProps): void {
  addParent(MODULE_CAROUSEL, createModule('silent-carousel', SilentCarousel));
}

/** What a preview shows of a picture whose files nobody may fetch; undefined where its reader may. */
export function renderUnpublished(picture: Picture | undefined, rect: ContainerRect) {
  if (picture === undefined || isDrawable(picture)) return undefined;
  return (
    <div style={{ width: Math.min(rect.width, (rect.height * picture.width) / picture.height) }}>
      <PicturePlaceholder picture={picture} />
      <p className={styles.unpublished}>{viewerMessages.notPublished}</p>
    </div>
  );
}
