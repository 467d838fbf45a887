import { lazy, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import type { SubOrderPlace } from './queries.ts';

const Conversation = lazy(() => import('./conversation.tsx'));

/** Folds the conversation until it is opened, or the address names its `anchor`, as notices and mails do. */
export function ConversationDisclosure({
  place,
  artistName,
  otherName,
  title,
  anchor,
}: {
  place: SubOrderPlace;
  artistName: string;
  /** The reader's counterpart: the artist or the buyer. */
  otherName: string;
  /** `Messages with …`. */
  title: string;
  anchor: string;
}) {
  const id = useId();
  const { hash } = useLocation();
  const isNamed = hash === `#${anchor}`;
  const [isOpen, setOpen] = useState(isNamed);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    setOpen(true);
    button.current?.focus();
  }, [isNamed]);
  return (
    <Stack gap={3}>
      <div>
        <Button ref={button} id={anchor} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {title}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <LazyBoundary fallback={<Skeleton ratio={4} />}>
            <Conversation place={place} artistName={artistName} otherName={otherName} name={title} />
          </LazyBoundary>
        )}
      </div>
    </Stack>
  );
}
