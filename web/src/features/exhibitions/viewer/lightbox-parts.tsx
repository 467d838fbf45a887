import { LANDSCAPE_NOTICE_DURATION, viewerMessages } from '@aperture-byline/contract/exhibition/viewer';
import { createElement, type PropsWithChildren, useEffect, useMemo, useState } from 'react';
import {
  A11yContext,
  createModule,
  MODULE_CAROUSEL,
  type PluginProps,
  useA11yContext,
} from 'yet-another-react-lightbox';
import { useMediaQuery } from '#components/media/use-media-query.ts';
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

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    closing: { type: 'closing' };
  }
}

/** The slide after the last picture. */
export const CLOSING = { type: 'closing' } as const;

const NARROW = '(max-width: 767px) and (orientation: portrait)';

/**
 * Tells of landscape mode on an upright screen under 768 pixels: over landscape pictures, for three seconds from the
 * first of them, unless the screen is turned before (decision 109). It stays mounted while the viewer is open, so that
 * it comes once.
 */
export function LandscapeNotice({ isLandscape }: { isLandscape: boolean }) {
  const isNarrow = useMediaQuery(NARROW, false);
  const [hasBegun, setBegun] = useState(isLandscape);
  const [isOver, setOver] = useState(false);
  if (isLandscape && !hasBegun) setBegun(true);
  if (!isNarrow && !isOver) setOver(true);
  useEffect(() => {
    if (!hasBegun) return;
    const timer = setTimeout(() => setOver(true), LANDSCAPE_NOTICE_DURATION);
    return () => clearTimeout(timer);
  }, [hasBegun]);
  if (!isLandscape || isOver) return null;
  return (
    <p role="status" className={styles.notice}>
      {viewerMessages.turnToLandscape}
    </p>
  );
}
