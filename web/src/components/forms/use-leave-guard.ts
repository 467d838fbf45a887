import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { useEffectEvent, useLayoutEffect } from 'react';
import { readPagePosition, readPosition } from '#lib/navigation/history-step.ts';
import { historyGuard } from '#lib/navigation/navigation.ts';
import { useReloadGuard } from './use-reload-guard.ts';

/** Whether a field differs. A schema that changes one, as to upper case, changes the order of all. */
export const differs = (typed: object, saved: object): boolean =>
  Object.entries(saved).some(([name, value]) => Reflect.get(typed, name) !== value);

/** Confirms before unsaved changes are lost: on links, Back and Forward; without a draft also on closing the tab. */
export function useLeaveGuard({
  isWritten,
  isLostOnReload = isWritten,
  onGiveUp = () => {},
}: {
  isWritten: boolean;
  isLostOnReload?: boolean;
  onGiveUp?: () => void;
}): void {
  const giveUp = useEffectEvent(onGiveUp);

  useReloadGuard(isLostOnReload);

  // Gone with the page that was written on: other effects end with a view transition, and Back asks until then, on the
  // next page.
  useLayoutEffect(() => {
    if (!isWritten) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const isElsewhere = link !== null && link.getAttribute('target') !== '_blank' && !isOnThisPage(link);
      if (!isElsewhere || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (window.confirm(profileMessages.leaveUnsaved)) {
        giveUp();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    };
    // Without the steps of overlays, which close and leave nothing.
    const place = readPagePosition(window.history.state);
    let isReturning = false;
    const onPopState = (event: PopStateEvent) => {
      const there = readPosition(event.state);
      if (place === null || there === null) return;
      if (!isReturning && window.confirm(profileMessages.leaveUnsaved)) {
        giveUp();
        return;
      }
      event.stopImmediatePropagation();
      // The entry has changed already: this leads back to the one of this page.
      isReturning = there !== place;
      if (isReturning) window.history.go(place - there);
    };
    // In the capture phase, before the router's handler.
    document.addEventListener('click', onClick, { capture: true });
    historyGuard.current = onPopState;
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      historyGuard.current = null;
    };
  }, [isWritten]);
}

/** The skip link, and links inside the rich-text editor. */
function isOnThisPage(link: Element): boolean {
  return link.getAttribute('href')?.startsWith('#') === true || link.closest('[contenteditable]') !== null;
}
