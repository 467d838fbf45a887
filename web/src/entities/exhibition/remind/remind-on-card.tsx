import { reminderMessages } from '@aperture-byline/contract/reminder/reminder-messages';
import { lazy, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';

const RemindButton = lazy(() => import('./remind-button.tsx'));

/** Offers a reminder on the card of an upcoming exhibition; its code is loaded, and asks for it, at the first press. */
export function RemindOnCard({ exhibitionId, title }: { exhibitionId: string; title: string }) {
  const [isPressed, setPressed] = useState(false);
  const button = (
    <Button variant="secondary" aria-busy={isPressed} onClick={() => setPressed(true)}>
      {reminderMessages.opening.remind}
      <span className="visually-hidden">: {title}</span>
    </Button>
  );
  if (!isPressed) return button;
  return (
    <LazyBoundary fallback={button}>
      <RemindButton exhibitionId={exhibitionId} state="upcoming" daysLeft={null} card={title} />
    </LazyBoundary>
  );
}
