import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy, useCallback, useId, useRef, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import styles from './share-menu.module.css';
import { useDismiss } from './use-dismiss.ts';

const ShareChoices = lazy(() => import('./share-choices.tsx'));

/** A button with the ways to pass a story on. They open below it. */
export function ShareMenu({ title, slug }: { title: string; slug: string }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    // The focus would be lost with the choice that holds it.
    if (menu.current?.contains(document.activeElement)) toggle.current?.focus();
    setOpen(false);
  }, []);
  useDismiss(menu, open, close);

  return (
    <div ref={menu} className={styles.menu}>
      <Button
        ref={toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen((before) => !before)}
      >
        Share
      </Button>
      <div id={id} className={styles.choices} hidden={!open}>
        <LazyBoundary fallback={<p className={styles.loading}>{messages.loading}</p>}>
          {open && <ShareChoices title={title} slug={slug} onDone={close} />}
        </LazyBoundary>
      </div>
    </div>
  );
}
