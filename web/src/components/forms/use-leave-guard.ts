import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import { useEffect, useRef } from 'react';

/**
 * Confirms before unsaved changes are lost: on a link, for any change; on closing or reloading the tab, for a chosen picture,
 * which no draft stores. `onGiveUp` is called where the user leaves.
 */
export function useLeaveGuard({
  isWritten,
  hasPicture,
  onGiveUp,
}: {
  isWritten: boolean;
  hasPicture: boolean;
  onGiveUp: () => void;
}): void {
  const giveUp = useRef(onGiveUp);
  useEffect(() => {
    giveUp.current = onGiveUp;
  });

  useEffect(() => {
    if (!hasPicture) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [hasPicture]);

  const isUnsaved = isWritten || hasPicture;
  useEffect(() => {
    if (!isUnsaved) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const isElsewhere = link !== null && link.getAttribute('target') !== '_blank' && !isOnThisPage(link);
      if (!isElsewhere || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (window.confirm(profileMessages.leaveUnsaved)) {
        giveUp.current();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    };
    // In the capture phase, before the router's handler.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [isUnsaved]);
}

/** The skip link, and links inside the rich-text editor. */
function isOnThisPage(link: Element): boolean {
  return link.getAttribute('href')?.startsWith('#') === true || link.closest('[contenteditable]') !== null;
}
