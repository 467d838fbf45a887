import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import styles from './viewer-panel.module.css';

/** A button of the lightbox's toolbar that opens and closes a panel; `children` are the paths of its icon. */
export function ToolbarToggle({
  label,
  isOpen,
  onToggle,
  children,
}: {
  label: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="yarl__button"
      aria-label={label}
      aria-expanded={isOpen}
      title={label}
      onClick={onToggle}
    >
      <svg
        className="yarl__icon"
        viewBox="0 0 24 24"
        fill="currentColor"
        fillRule="evenodd"
        aria-hidden="true"
      >
        {children}
      </svg>
    </button>
  );
}

/** Keeps what happens in the panel from the lightbox, which would take it for swiping, zooming or paging. */
function keepFromLightbox(event: SyntheticEvent) {
  event.stopPropagation();
}

/** Words beside the picture. Takes the focus, closes on Escape, and gives the focus back. */
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
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (event.key.startsWith('Arrow')) event.stopPropagation();
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      className={styles.panel}
      onKeyDown={pressKey}
      onPointerDown={keepFromLightbox}
      onPointerMove={keepFromLightbox}
      onPointerUp={keepFromLightbox}
      onWheel={keepFromLightbox}
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
