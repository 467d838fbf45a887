import { reminderMessages } from '@aperture-byline/contract/reminder/reminder-messages';
import { lazy, useState, useTransition } from 'react';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';

const RemindButton = lazy(() => import('./remind-button.tsx'));

/** Offers a reminder on the card of an upcoming exhibition; its code is loaded, and asks for it, at the first press. */
export function RemindOnCard({ exhibitionId, title }: { exhibitionId: string; title: string }) {
  const [isPressed, setPressed] = useState(false);
  const [isLoading, startLoading] = useTransition();
  const button = (
    <Button variant="secondary" aria-busy={isLoading} onClick={() => startLoading(() => setPressed(true))}>
      {reminderMessages.opening.remind}
      <span className="visually-hidden">: {title}</span>
    </Button>
  );
  return (
    <LazyBoundary fallback={button}>
      {isPressed ? <RemindButton exhibitionId={exhibitionId} state="upcoming" daysLeft={null} card={title} /> : button}
    </LazyBoundary>
  );
}
