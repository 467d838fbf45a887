import clsx from 'clsx';
import { type ReactNode, useId, useRef } from 'react';
import { useReducedMotion } from '#components/media/use-media-query.ts';
import { Row } from '../layout/layout.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './scroller.module.css';
import { useScrollEdges } from './use-scroll-edges.ts';

/** The part of the visible width that a button scrolls; the rest stays visible for orientation. */
const STEP = 0.85;

/** Scrolls a row of `ScrollerItem`s sideways, by touch, wheel, Tab or buttons. `className` sets `--scroller-item`. */
export function Scroller({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  const id = useId();
  const reducedMotion = useReducedMotion();
  const list = useRef<HTMLUListElement>(null);
  const { start, end } = useScrollEdges(list);

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
      <Row gap={1} justify="end" className={clsx(styles.buttons, !start && !end && styles.idle)}>
        {/* `aria-disabled` at an end: a button that is removed or `disabled` would lose the focus. */}
        <IconButton label={`Previous: ${label}`} aria-controls={id} aria-disabled={!start} onClick={() => move(-1)}>
          <span aria-hidden>←</span>
        </IconButton>
        <IconButton label={`Next: ${label}`} aria-controls={id} aria-disabled={!end} onClick={() => move(1)}>
          <span aria-hidden>→</span>
        </IconButton>
      </Row>
    </div>
  );
}

export function ScrollerItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}
