import { type RefObject, useEffect } from 'react';

/** While `open`: calls `dismiss` on Escape, and when the pointer or the focus goes outside of `element`. */
export function useDismiss(element: RefObject<HTMLElement | null>, open: boolean, dismiss: () => void) {
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) dismiss();
    };
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', leaveByKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', leaveByKey);
    };
  }, [element, open, dismiss]);
}
