import clsx from 'clsx';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { TextButton } from '#components/base/button.tsx';
import styles from './read-more.module.css';

/** Collapses long content behind a "Read more" button; `what` names it for a screen reader. Expands when the focus gets inside. */
export function ReadMore({ what, children }: { what: string; children: ReactNode }) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);

  // A layout effect, so that the first paint is collapsed: no layout shift.
  useLayoutEffect(() => {
    const element = content.current;
    if (element === null) return;
    const measure = () => setLong(element.offsetHeight > wholeHeight(element));
    const open = () => setOpen(true);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('focusin', open);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', open);
    };
  }, []);

  return (
    <div className={styles.readMore}>
      <div id={id} className={clsx(isLong && !isOpen && styles.collapsed)}>
        <div ref={content}>{children}</div>
      </div>
      {isLong && (
        <TextButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Read less' : 'Read more'}
          <span className="visually-hidden"> {what}</span>
        </TextButton>
      )}
    </div>
  );
}

/** Pixels up to which a text shows whole: `read-more.module.css` knows how much room a screen has. */
function wholeHeight(element: Element): number {
  return Number(getComputedStyle(element).getPropertyValue('--whole'));
}
