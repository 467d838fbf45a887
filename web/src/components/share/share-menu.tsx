import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../base/button.tsx';
import { LazyBoundary } from '../feedback/error-boundary.tsx';
import type { SharedPage } from './share-choices.tsx';
import styles from './share-menu.module.css';

const ShareChoices = lazy(() => import('./share-choices.tsx'));

/** A button that opens the share targets of a page. */
export function ShareMenu(page: SharedPage) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    // The focused target is hidden: moves the focus to the button.
    if (menu.current?.contains(document.activeElement)) toggle.current?.focus();
    setOpen(false);
  }, []);
  useDismiss(menu, open, close);

  return (
    <div ref={menu} className={styles.menu}>
      <Button ref={toggle} aria-expanded={open} aria-controls={id} onClick={() => setOpen((before) => !before)}>
        Share
      </Button>
      <div id={id} className={styles.choices} hidden={!open}>
        <LazyBoundary fallback={<p className={styles.loading}>{messages.loading}</p>}>
          {open && <ShareChoices {...page} onDone={close} />}
        </LazyBoundary>
      </div>
    </div>
  );
}

/** While `open`: calls `dismiss` on Escape, and when the pointer or the focus goes outside of `element`. */
function useDismiss(element: RefObject<HTMLElement | null>, open: boolean, dismiss: () => void) {
  useEffect(() => {
    if (!open) return;
    const dismissOutside = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) dismiss();
    };
    const dismissByEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss();
    };
    document.addEventListener('pointerdown', dismissOutside);
    document.addEventListener('focusin', dismissOutside);
    document.addEventListener('keydown', dismissByEscape);
    return () => {
      document.removeEventListener('pointerdown', dismissOutside);
      document.removeEventListener('focusin', dismissOutside);
      document.removeEventListener('keydown', dismissByEscape);
    };
  }, [element, open, dismiss]);
}
