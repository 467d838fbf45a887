import clsx from 'clsx';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useReducedMotion } from '#components/media/use-reduced-motion.ts';
import { IconButton } from './icon-button.tsx';
import styles from './scroller.module.css';

/** The part of the visible width that a button moves: a little of what was seen stays as a landmark. */
const STEP = 0.85;

/** How far the strip can still move. Both true means that everything is in view. */
function useEnds() {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  const measure = useCallback(() => {
    const element = list.current;
    if (element === null) return;
    const atStart = element.scrollLeft <= 1;
    const atEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1;
    setEnds((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }));
  }, []);

  // After every drawing: other items may need more or less room.
  useEffect(measure);

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    element.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [measure]);

  return { list, ...ends };
}

/**
 * A row that scrolls sideways and comes to rest on an item: by touch, wheel, Tab, or its two buttons.
 * `children` are `ScrollerItem`s; `className` sets `--scroller-item`, their width. Bleeds into the page's margins.
 */
export function Scroller({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  const id = useId();
  const reducedMotion = useReducedMotion();
  const { list, atStart, atEnd } = useEnds();

  const move = (direction: -1 | 1) => {
    const element = list.current;
    element?.scrollBy({
      left: direction * element.clientWidth * STEP,
      behavior: reducedMotion ? 'instant' : 'smooth',
    });
  };

  return (
    <div className={clsx(styles.strip, className)}>
      <ul ref={list} id={id} className={styles.list} aria-label={label}>
        {children}
      </ul>
      <div className={clsx(styles.buttons, atStart && atEnd && styles.idle)}>
        {/* A button that gave up its place at an end would take the focus with it, so it stays and says so. */}
        <IconButton
          label={`Previous: ${label}`}
          aria-controls={id}
          aria-disabled={atStart}
          onClick={() => move(-1)}
        >
          <span aria-hidden>←</span>
        </IconButton>
        <IconButton label={`Next: ${label}`} aria-controls={id} aria-disabled={atEnd} onClick={() => move(1)}>
          <span aria-hidden>→</span>
        </IconButton>
      </div>
    </div>
  );
}

export function ScrollerItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}
