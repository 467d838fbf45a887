import clsx from 'clsx';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { ErrorText } from '#components/forms/field.tsx';
import { Stack } from '#components/layout/layout.tsx';
import OrderedPictures from '#entities/image/picture-field/ordered-pictures.tsx';
import type { ChoosableWork } from '#entities/search/work-choices.tsx';
import styles from './home.module.css';

export function SelectedWorks({
  title,
  hint,
  none,
  selected,
  max,
  error,
  onChange,
  choices,
}: {
  title: string;
  hint: string;
  /** Says what is shown instead where nothing is chosen. */
  none: string;
  selected: readonly ChoosableWork[];
  max: number;
  error: string | undefined;
  onChange: (selected: ChoosableWork[]) => void;
  choices: (onChoose: ((one: ChoosableWork) => void) | null) => ReactNode;
}) {
  const id = useId();
  const adder = useRef<HTMLButtonElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [added, setAdded] = useState('');
  const isFull = selected.length >= max;

  function add(one: ChoosableWork) {
    onChange([...selected, one]);
    setAdded(`${one.title || 'Untitled'}: ${selected.length + 1} of ${selected.length + 1}`);
  }

  return (
    <Stack as="section" aria-describedby={`${id}-hint`}>
      <h2>{title}</h2>
      <p id={`${id}-hint`} className="text-quiet text-small">
        {hint}
      </p>
      <ErrorText role="alert">{error}</ErrorText>
      <p role="status" className="visually-hidden">
        {added}
      </p>
      {selected.length === 0 && <p className={clsx(styles.none, 'text-quiet')}>{none}</p>}
      <OrderedPictures
        label={`${title} in its order`}
        items={selected.map(({ artistName, ...one }) => ({ ...one, note: artistName }))}
        adder={adder}
        onChange={(ids) => onChange(ids.flatMap((one) => selected.find((other) => other.id === one) ?? []))}
      />
      {isFull && <p className="text-quiet text-small">These are all that fit. Take one out to choose another.</p>}
      <Button
        ref={adder}
        aria-expanded={isChoosing}
        aria-disabled={isFull && !isChoosing}
        className="self-start"
        onClick={() => setChoosing(!isChoosing && !isFull)}
      >
        {isChoosing ? 'Done choosing' : 'Choose more'}
      </Button>
      {isChoosing && <LazyBoundary>{choices(isFull ? null : add)}</LazyBoundary>}
    </Stack>
  );
}
