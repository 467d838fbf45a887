import { createElement, type PropsWithChildren, useMemo } from 'react';
import {
  A11yContext,
  createModule,
  MODULE_CAROUSEL,
  type PluginProps,
  useA11yContext,
} from 'yet-another-react-lightbox';

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
