import clsx from 'clsx';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useReducedMotion } from '#components/media/motion.ts';
import { Row } from '../layout/layout.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './scroller.module.css';

/** The part of the visible width that a button scrolls; the rest stays visible for orientation. */
const STEP = 0.85;

/** Whether the scroller is at its start and end. Both true means that everything is in view. */
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

  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    element.addEventListener('scroll', measure, { passive: true });
    // Calls once at first.
    const resizes = new ResizeObserver(measure);
    resizes.observe(element);
    // Other items may change the width of the content.
    const changes = new MutationObserver(measure);
    changes.observe(element, { childList: true });
    return () => {
      element.removeEventListener('scroll', measure);
      resizes.disconnect();
      changes.disconnect();
    };
  }, [measure]);

  return { list, ...ends };
}

/**
 * A row that scrolls sideways with scroll snapping: by touch, wheel, Tab, or its two buttons. `children` are
 * `ScrollerItem`s; `className` sets `--scroller-item`, their width. Extends into the page's margins.
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
    <div className={className}>
      <ul ref={list} id={id} className={styles.list} aria-label={label}>
        {children}
      </ul>
      <Row gap={1} justify="end" className={clsx(styles.buttons, atStart && atEnd && styles.idle)}>
        {/* `aria-disabled` at an end: a button that is removed or `disabled` would lose the focus. */}
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
      </Row>
    </div>
  );
}

export function ScrollerItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}
