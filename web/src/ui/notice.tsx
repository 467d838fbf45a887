import { messages } from '@aperture-byline/contract/messages';
import type { MouseEvent, ReactNode } from 'react';
import styles from './notice.module.css';
import { TextButton } from './text-button.tsx';

/**
 * Empty state of a list or a part of a page: one sentence of the message catalogue, and where to go from here. A whole
 * page with nothing to show is an `EmptyPage`.
 */
export function EmptyNotice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p className={styles.sentence}>{children}</p>
      {action}
    </div>
  );
}

/**
 * Error state of a list or a part of a page: the sentence that is specified for this failure, else
 * `messages.somethingWrongLater`, and a quiet way to load again. Nothing else stands beside it: a list that failed is not
 * also said to be empty. `action` is another way out.
 */
export function ErrorNotice({
  children,
  action,
  onRetry,
}: {
  children: ReactNode;
  action?: ReactNode;
  onRetry: () => void;
}) {
  const retry = (event: MouseEvent<HTMLElement>) => {
    moveFocusToHeading(event.currentTarget);
    onRetry();
  };
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.sentence}>{children}</p>
      <div className={styles.actions}>
        <TextButton onClick={retry}>{messages.tryAgain}</TextButton>
        {action}
      </div>
    </div>
  );
}

/**
 * The button goes with its notice as soon as something loads, and the focus would go with it to the top of the document.
 * It moves to the heading of the section instead, or to the page's main part: what is loaded follows there.
 */
function moveFocusToHeading(button: HTMLElement): void {
  const place = button.closest('section')?.querySelector<HTMLElement>('h2') ?? button.closest('main');
  if (place === null) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
