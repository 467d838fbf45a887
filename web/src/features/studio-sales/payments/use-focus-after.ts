import { useEffect } from 'react';

/**
 * Moves the focus to the section's heading once the component, whose element `place` is, has gone with the focus: a
 * dialog gives it back to a button that is no more. Where the section has gone from the page too, `main` gets it.
 */
export function useFocusAfter(place: { current: HTMLElement | null }): void {
  useEffect(() => {
    const section = place.current?.parentElement?.closest('section');
    const heading = section?.querySelector<HTMLElement>('h2, h3');
    const page = section?.parentElement;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        if (heading?.isConnected) heading.focus();
        else if (page?.isConnected) page.closest('main')?.focus({ preventScroll: true });
      });
    };
  }, [place]);
}
