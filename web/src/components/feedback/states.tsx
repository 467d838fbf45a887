import { messages } from '@aperture-byline/contract/shared/messages';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { TextButton } from '../base/button.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import styles from './states.module.css';

/**
 * Empty state of a list or a part of a page: one sentence of the message catalogue, and a link to go on. A whole page
 * with nothing to show is an `EmptyPage`.
 */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Stack align="start" className={styles.state}>
      <p className={styles.sentence}>{children}</p>
      {action}
    </Stack>
  );
}

/**
 * Error state of a list or a part of a page: the sentence that is specified for this failure, else
 * `messages.somethingWrongLater`, and a button to load again. `action` is another way to go on.
 */
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

/**
 * The state goes as soon as something loads, and the focus on its button would go with it to the top of the document.
 * It moves to the heading of the section instead, or to the page's main part: what is loaded follows there.
 */
function moveFocusToHeading(state: HTMLElement): void {
  const place = state.closest('section')?.querySelector<HTMLElement>('h2') ?? state.closest('main');
  if (place === null) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
