import type { Picture as PictureData } from '@aperture-byline/contract/shared/picture';
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import clsx from 'clsx';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { sizes } from '#components/base/sizes.ts';
import { Grid, Row } from '#components/layout/layout.tsx';
import { Picture } from '#components/media/picture.tsx';
import { useReducedMotion } from '#components/media/use-media-query.ts';
import { IconButton } from '#components/navigation/icon-button.tsx';
import styles from './ordered-pictures.module.css';

export interface OrderedItem {
  id: string;
  title: string;
  picture: PictureData | null;
  note?: ReactNode;
}

const findTitle = ({ title }: OrderedItem): string => title || 'Untitled';

/** Orders pictures by dragging, by space bar and arrow keys, or by buttons; tells screen readers the new order. */
export default function OrderedPictures({
  label,
  items,
  adder,
  onChange,
}: {
  label: string;
  items: readonly OrderedItem[];
  /** Element that adds more pictures: gets the focus once none is left. */
  adder: RefObject<HTMLElement | null>;
  onChange: (ids: string[]) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  const [news, setNews] = useState('');
  /** Where the focus goes when one was taken out. */
  const goal = useRef<number | null>(null);
  const isPickedUp = useRef(false);
  const ids = items.map(({ id }) => id);
  // A finger scrolls the page unless it rests on a picture first.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  useEffect(() => {
    if (goal.current === null) return;
    const place = list.current?.children[Math.min(goal.current, ids.length - 1)];
    goal.current = null;
    (place ? place.querySelector<HTMLElement>('button') : adder.current)?.focus();
  }, [ids.length, adder]);

  const describePosition = (id: unknown) => `${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  const named = (id: unknown) => {
    const item = items.find((one) => one.id === id);
    return item ? findTitle(item) : '';
  };
  const announcements: Announcements = {
    // An arrow key pressed before the places are measured moves nothing, so it is announced when it is over its own
    // place.
    onDragStart: () => {
      isPickedUp.current = false;
      return undefined;
    },
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      const verb = isPickedUp.current ? 'moves to' : 'is picked up,';
      isPickedUp.current = true;
      return `${named(active.id)} ${verb} ${describePosition(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${named(active.id)} is put down, ${describePosition(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${named(active.id)} stays where it was.`,
  };

  function move(from: number, to: number): void {
    const next = arrayMove([...ids], from, to);
    onChange(next);
    setNews(`${named(ids[from])}: ${to + 1} of ${ids.length}`);
  }

  function drop({ active, over }: DragEndEvent): void {
    if (!over || over.id === active.id) return;
    onChange(arrayMove([...ids], ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  }

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements,
          screenReaderInstructions: {
            draggable:
              'Press the space bar to pick it up, the arrow keys to move it, the space bar to put it down, Escape to leave it where it was.',
          },
        }}
        onDragEnd={drop}
      >
        <SortableContext items={ids} strategy={rectSortingStrategy}>
          <Grid
            as="ol"
            ref={list}
            gap={[3, 2]}
            columns="repeat(auto-fill, minmax(min(100%, 9rem), 1fr))"
            className="hide-empty"
            aria-label={label}
          >
            {items.map((item, index) => (
              <OrderedPicture
                key={item.id}
                item={item}
                place={{ index, count: ids.length }}
                onMove={(to) => move(index, to)}
                onRemove={() => {
                  goal.current = index;
                  setNews(`${findTitle(item)} is taken out`);
                  onChange(ids.filter((id) => id !== item.id));
                }}
              />
            ))}
          </Grid>
        </SortableContext>
      </DndContext>
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </>
  );
}

function OrderedPicture({
  item,
  place: { index, count },
  onMove,
  onRemove,
}: {
  item: OrderedItem;
  place: { index: number; count: number };
  onMove: (to: number) => void;
  onRemove: () => void;
}) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
  });
  const reducedMotion = useReducedMotion();
  const name = findTitle(item);
  const step = (label: string, sign: string, to: number) => {
    const isPossible = to >= 0 && to < count;
    return (
      <IconButton label={`${label}: ${name}`} aria-disabled={!isPossible} onClick={() => isPossible && onMove(to)}>
        <span aria-hidden="true">{sign}</span>
      </IconButton>
    );
  };
  return (
    <li
      ref={setNodeRef}
      className={clsx(styles.item, isDragging && styles.dragged)}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition: reducedMotion ? undefined : transition,
      }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={clsx(styles.handle, 'block full-width')}
        {...attributes}
        {...listeners}
        aria-label={`${name}, ${index + 1} of ${count}`}
      >
        {item.picture ? (
          <Picture
            picture={item.picture}
            sizes={sizes({ 0: '44vw', 640: '28vw', 1024: '12rem' })}
            ratio={1.25}
            alt=""
          />
        ) : (
          <span className={styles.blank} />
        )}
      </button>
      <Row as="p" gap={1} align="start" nowrap className="text-small min-width-0">
        {count > 1 && <span className="text-quiet tabular-nums">{index + 1}</span>}
        <span className="break-anywhere min-width-0">{name}</span>
      </Row>
      {item.note && <p className="text-quiet text-small break-anywhere">{item.note}</p>}
      <Row gap={0.5} className={styles.tools}>
        {count > 1 && step('Move earlier', '←', index - 1)}
        {count > 1 && step('Move later', '→', index + 1)}
        <IconButton label={`Take out: ${name}`} onClick={onRemove}>
          <span aria-hidden="true">×</span>
        </IconButton>
      </Row>
    </li>
  );
}
