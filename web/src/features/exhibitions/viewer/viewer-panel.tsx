import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { isWriting } from './viewer-controls.ts';
import styles from './viewer-panel.module.css';

/** Keeps what happens in the panel from the lightbox, which would take it for swiping, zooming or paging. */
function keepFromLightbox(event: Pick<SyntheticEvent, 'stopPropagation'>) {
  event.stopPropagation();
}

/** The lightbox pages by the arrows to the left and right only: the others scroll, and text is written. */
function keepKeys(event: KeyboardEvent) {
  const { key, target, currentTarget } = event;
  const isOurs = target instanceof Element && currentTarget.contains(target) && !isWriting(target);
  if (!isOurs || key === 'ArrowUp' || key === 'ArrowDown') event.stopPropagation();
}

/** Words beside the picture. Takes the focus, and gives it back when it is closed. */
export function ViewerPanel({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    const before = document.activeElement;
    element?.focus();
    // The lightbox listens to the wheel past React, and would keep the panel from scrolling.
    element?.addEventListener('wheel', keepFromLightbox);
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      className={styles.panel}
      onKeyDown={keepKeys}
      onPointerDown={keepFromLightbox}
      onPointerMove={keepFromLightbox}
      onPointerUp={keepFromLightbox}
    >
      <button
        type="button"
        className={styles.close}
        aria-label={`Close ${title.toLowerCase()}`}
        onClick={onClose}
      >
        ×
      </button>
      {children}
    </section>
  );
}
