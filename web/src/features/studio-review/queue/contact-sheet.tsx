import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { ImageReview, Review } from '@aperture-byline/contract/review/wire';
import { formatAge } from '@aperture-byline/contract/shared/dates';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { TextButton } from '#components/base/button.tsx';
import { Grid, Row, Stack } from '#components/layout/layout.tsx';
import { useMediaQuery } from '#components/media/use-media-query.ts';
import { paths } from '#lib/navigation/paths.ts';
import { reviewKey, type Selectable } from '../decisions/decide.ts';
import styles from '../review.module.css';
import { ReviewEntry } from './review-entry.tsx';
import { Thumbnail } from './thumbnail.tsx';

type EntryProps = ComponentProps<typeof ReviewEntry>;

interface Selecting {
  onSelectMany: (reviews: readonly Review[], isSelected: boolean) => void;
  /** The next range that is selected begins here. */
  onStartRange: (review: Selectable) => void;
  onClear: () => void;
}

/** Photographs of one submission, and beside them, or below their row, the one that is looked at. */
export default function ContactSheet({
  reviews,
  entryProps,
  ...selecting
}: Selecting & {
  reviews: readonly [ImageReview, ...ImageReview[]];
  entryProps: (review: Review) => EntryProps;
}) {
  const isWide = useMediaQuery('(width >= 64em)', true);
  const grid = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState('');
  const entries = new Map(reviews.map((review) => [reviewKey(review), entryProps(review)]));
  const waiting = reviews.filter((review) => entries.get(reviewKey(review))?.state === 'waiting');
  const current = reviews.find((review) => reviewKey(review) === chosen) ?? waiting[0] ?? reviews[0];
  const selected = waiting.filter((review) => entries.get(reviewKey(review))?.selection?.isSelected);
  useChosenInView(grid, isWide ? '' : chosen);
  // What is decided passes the focus on while React hears of no events.
  useLayoutEffect(() => {
    const isFocused = (item: HTMLElement) => item.querySelector('[data-stop]') === document.activeElement;
    const focused = reviews[listThumbnails(grid.current).findIndex(isFocused)];
    if (focused) setChosen(reviewKey(focused));
  });

  const look = (review: ImageReview, isRange: boolean) => {
    if (isRange) entries.get(reviewKey(review))?.selection?.onSelect(true, true);
    else selecting.onStartRange(review);
    setChosen(reviewKey(review));
  };

  /** Moves from thumbnail to thumbnail; with shift it takes those on the way, or gives them back. */
  const move = (from: number, to: number, isRange: boolean) => {
    const [before, after] = [reviews[from], reviews[to]];
    if (!before || !after) return;
    const isBack = selected.includes(before) && selected.includes(after);
    const way = reviews.slice(Math.min(from, to), Math.max(from, to) + 1);
    if (isRange) selecting.onSelectMany(isBack ? way.filter((review) => review !== after) : way, !isBack);
    else selecting.onStartRange(after);
    listThumbnails(grid.current)[to]?.querySelector<HTMLElement>('[data-stop]')?.focus();
  };

  const pressKey = (event: KeyboardEvent) => {
    const { key, target, shiftKey } = event;
    const thumbnails = listThumbnails(grid.current);
    const at = thumbnails.findIndex((thumbnail) => target instanceof Node && thumbnail.contains(target));
    const review = reviews[at];
    if (!review || event.altKey) return;
    const step = findStep(key, thumbnails);
    if (key === 'a' && (event.ctrlKey || event.metaKey)) selecting.onSelectMany(waiting, true);
    else if (event.ctrlKey || event.metaKey) return;
    else if (step !== null) move(at, Math.max(0, Math.min(reviews.length - 1, at + step)), shiftKey);
    else if (key === 'Escape' && selected.length > 0) selecting.onClear();
    else if (key === ' ' && !(target instanceof HTMLInputElement)) {
      const { selection } = entryProps(review);
      if (waiting.includes(review)) selection?.onSelect(!selection.isSelected, shiftKey);
    } else return;
    event.preventDefault();
  };

  const panel = (
    <div className={styles.panel} data-panel>
      <ReviewEntry key={reviewKey(current)} {...entryProps(current)} isPanel isSelecting={selected.length > 0} />
    </div>
  );
  return (
    <Stack as="li" gap={3} data-sheet>
      <Head reviews={reviews} waiting={waiting} now={entryProps(current).now} {...selecting} />
      <div className={styles.sheet}>
        <Grid
          as="ul"
          ref={grid}
          gap={[1.5, 1.5]}
          columns="repeat(auto-fill, minmax(min(8.5rem, 44%), 1fr))"
          className={styles.thumbnails}
          onKeyDown={pressKey}
        >
          {reviews.flatMap((review) => [
            <Thumbnail
              key={reviewKey(review)}
              {...entryProps(review)}
              review={review}
              isCurrent={review === current}
              onFocus={() => setChosen(reviewKey(review))}
              onLook={({ shiftKey, detail, currentTarget }: MouseEvent) => {
                look(review, shiftKey);
                // By Enter it is opened to be read.
                if (detail === 0)
                  currentTarget.closest('[data-sheet]')?.querySelector<HTMLElement>('[data-panel] h4')?.focus();
              }}
            />,
            !isWide && review === current && (
              <li key="panel" className={styles.below}>
                {panel}
              </li>
            ),
          ])}
        </Grid>
        {isWide && panel}
      </div>
    </Stack>
  );
}

function Head({
  reviews: [first, ...others],
  waiting,
  now,
  onSelectMany,
  onClear,
}: Pick<Selecting, 'onSelectMany' | 'onClear'> & {
  reviews: readonly [ImageReview, ...ImageReview[]];
  waiting: readonly ImageReview[];
  now: Date;
}) {
  const { artist, isSample, createdAt } = first;
  const privates = [first, ...others].filter(({ image }) => !image.isPublic).length;
  return (
    <Row gap={[0.5, 3]} align="baseline" justify="space-between" className="text-strong break-anywhere">
      <h3 className={styles.title} tabIndex={-1}>
        {others.length + 1} photographs by <Link to={paths.profile(artist.userId)}>{artist.name}</Link>
        {privates > 0 && `, ${privates} of them private`}
      </h3>
      {waiting.length > 1 && (
        <TextButton
          className="text-small"
          data-action="submission"
          onClick={() => onSelectMany(waiting, true)}
          onKeyDown={({ key }) => key === 'Escape' && onClear()}
        >
          Select all {waiting.length} of this submission
        </TextButton>
      )}
      <span className={styles.quiet}>
        {isSample && `${reviewMessages.isSample}, `}
        waiting <time dateTime={createdAt}>{formatAge(createdAt, now)}</time>
      </span>
    </Row>
  );
}

const listThumbnails = (grid: HTMLElement | null): HTMLElement[] => [
  ...(grid?.querySelectorAll<HTMLElement>('[data-item]') ?? []),
];

/** How many places a key goes on; null for other keys. A row is as long as the first one. */
function findStep(key: string, thumbnails: readonly HTMLElement[]): number | null {
  const top = thumbnails[0]?.offsetTop;
  const row = thumbnails.filter(({ offsetTop }) => offsetTop === top).length;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: row,
    ArrowUp: -row,
    Home: -thumbnails.length,
    End: thumbnails.length,
  };
  return steps[key] ?? null;
}

/** Scrolls to the thumbnail whose panel has opened below its row, since the panel above it has gone. */
function useChosenInView(grid: { current: HTMLElement | null }, chosen: string): void {
  useLayoutEffect(() => {
    if (chosen !== '') grid.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'start' });
  }, [grid, chosen]);
}
