import { messages } from '@aperture-byline/contract/shared/messages';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { TextButton } from '../base/button.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import styles from './states.module.css';

/** Shows an empty list or part of a page: one sentence and a way on. A whole page has an `EmptyPage`. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Stack align="start" className={styles.state}>
      <p className={styles.sentence}>{children}</p>
      {action}
    </Stack>
  );
}

/** Shows why a list or a part of a page failed (default `messages.somethingWrongLater`), and a retry button. */
export function ErrorState({
  children,
  action,
  onRetry,
}: {
  children: ReactNode;
  action?: ReactNode;
  onRetry: () => void;
}) {
  const state = useRef<HTMLDivElement>(null);

  // A layout effect, as its cleanup runs while the state is still in the document.
  useLayoutEffect(() => {
    const element = state.current;
    return () => {
      if (element?.contains(document.activeElement)) moveFocusToHeading(element);
    };
  }, []);

  return (
    <Stack ref={state} align="start" className={styles.state} role="alert">
      <p className={styles.sentence}>{children}</p>
      <Row gap={[0, 3]} className={styles.actions}>
        <TextButton onClick={onRetry}>{messages.tryAgain}</TextButton>
        {action}
      </Row>
    </Stack>
  );
}

/** Moves the focus to the section's heading or `main`: it would go with the state's button to the document's top. */
function moveFocusToHeading(state: HTMLElement): void {
  const place = state.closest('section')?.querySelector<HTMLElement>('h2') ?? state.closest('main');
  if (place === null) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
