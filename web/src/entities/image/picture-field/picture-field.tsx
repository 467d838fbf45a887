import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import { lazy, useId, useRef, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Repeat, Skeleton } from '#components/feedback/skeleton.tsx';
import { ErrorText } from '#components/forms/field.tsx';
import { Grid, Row, Stack } from '#components/layout/layout.tsx';
import ordered from './ordered-pictures.module.css';
import styles from './picture-field.module.css';

const OrderedPictures = lazy(() => import('./ordered-pictures.tsx'));
const PictureChooser = lazy(() => import('./picture-chooser.tsx'));

/** Lists the problems that keep a photograph, and a work that shows it, from being submitted. */
export const findObstacles = ({ isPublic, isDescribed }: StudioPicture): string =>
  [isPublic ? [] : 'Private', isDescribed ? [] : 'Not described'].flat().join(' · ');

/** Photographs of a work in their order, chosen from the library; with a `max` of 1 its banner. */
export function PictureField({
  uid,
  name,
  label,
  hint,
  error,
  max,
  pictures,
  onChange,
}: {
  uid: string;
  /** Name of the button, which gets the focus where the field is wrong. */
  name: string;
  label: string;
  hint: string;
  error: string | undefined;
  max: number;
  pictures: readonly StudioPicture[];
  onChange: (pictures: StudioPicture[]) => void;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const adder = useRef<HTMLButtonElement>(null);
  const another = pictures.length === 0 ? 'Choose a banner' : 'Choose another banner';
  return (
    <Stack align="start" className={styles.field} data-max={max}>
      <p id={`${id}-hint`} className="text-quiet text-small">
        {hint}
      </p>
      <LazyBoundary fallback={<PicturesSkeleton count={pictures.length} />}>
        <OrderedPictures
          label={label}
          items={pictures.map((picture) => ({
            id: picture.id,
            title: picture.title,
            picture: picture.picture,
            note: findObstacles(picture) && <span className="text-error text-small">{findObstacles(picture)}</span>,
          }))}
          adder={adder}
          onChange={(ids) => onChange(ids.flatMap((one) => pictures.find(({ id }) => id === one) ?? []))}
        />
      </LazyBoundary>
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
      <Button
        ref={adder}
        name={name}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        data-invalid={error ? true : undefined}
        onClick={() => setOpen(true)}
      >
        {max === 1 ? another : 'Choose photographs'}
      </Button>
      <LazyBoundary>
        {isOpen && (
          <PictureChooser
            uid={uid}
            title={max === 1 ? 'Choose a banner' : 'Choose photographs'}
            selected={pictures}
            max={max}
            onClose={() => setOpen(false)}
            onChoose={(selected) => {
              setOpen(false);
              onChange(selected);
            }}
          />
        )}
      </LazyBoundary>
    </Stack>
  );
}

function PicturesSkeleton({ count }: { count: number }) {
  return (
    <Grid
      gap={[3, 2]}
      columns="repeat(auto-fill, minmax(min(100%, 9rem), 1fr))"
      className={ordered.pictures}
      aria-hidden="true"
    >
      <Repeat count={count}>
        <div className={ordered.item}>
          <Skeleton ratio={1.25} />
          <Row as="p" gap={1} align="start" nowrap className="text-small min-width-0">
            &nbsp;
          </Row>
          <Row gap={0.5} className={ordered.tools} />
        </div>
      </Repeat>
    </Grid>
  );
}
