import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { type ImageList, imageDetailsQuery } from '#entities/image/queries.ts';
import styles from './neighbours.module.css';
import { linkTo, nameList, type PlacedImage, useImagesAround, useOpenListed } from './use-image-list.ts';

export default function Neighbours({
  imageId,
  list,
  hasKeys,
}: {
  imageId: string;
  list: ImageList;
  /** Whether the arrow keys lead there too. */
  hasKeys: boolean;
}) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const open = useOpenListed();
  const around = useImagesAround(imageId, list);
  const index = around.findIndex(({ image }) => image.image_id === imageId);
  const previous = around[index - 1];
  const next = around[index + 1];

  useEffect(() => {
    for (const id of [previous?.image.image_id, next?.image.image_id])
      if (id !== undefined) queryClient.prefetchQuery(imageDetailsQuery(id));
  }, [previous?.image.image_id, next?.image.image_id, queryClient]);

  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isTyping = target instanceof Element && target.closest('input, textarea, select, [role="dialog"]');
    const neighbour = { ArrowLeft: previous, ArrowRight: next }[key];
    if (!hasKeys || !neighbour || isTyping || ctrlKey || metaKey || altKey || shiftKey) return;
    event.preventDefault();
    open(neighbour);
  });
  useEffect(() => {
    document.addEventListener('keydown', pressKey);
    return () => document.removeEventListener('keydown', pressKey);
  }, []);

  const name = nameList(list);
  return (
    <nav aria-label={`Photographs of ${name}`}>
      {previous && <Arrow to={previous} label="Previous photograph" className={styles.previous} />}
      {next && <Arrow to={next} label="Next photograph" className={styles.next} />}
      <button type="button" className={styles.close} aria-label={`Back to ${name}`} onClick={() => navigate(-1)}>
        <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" stroke="currentColor" fill="none">
          <path d="M6 6l12 12M18 6 6 18" strokeWidth="1.5" />
        </svg>
      </button>
    </nav>
  );
}

function Arrow({ to, label, className }: { to: PlacedImage; label: string; className: string | undefined }) {
  return (
    <Link className={className} aria-label={`${label}: ${to.image.title}`} {...linkTo(to)}>
      <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" stroke="currentColor" fill="none">
        <path d={className === styles.previous ? 'M15 4l-8 8 8 8' : 'M9 4l8 8-8 8'} strokeWidth="1.5" />
      </svg>
    </Link>
  );
}
