import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import clsx from 'clsx';
import { type CSSProperties, lazy, useId, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { sizes } from '#components/base/sizes.ts';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { ErrorText } from '#components/forms/field.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { Picture } from '#components/media/picture.tsx';
import { findObstacles } from '#entities/image/picture-field/picture-field.tsx';
import styles from './banner-field.module.css';

const PictureChooser = lazy(() => import('#entities/image/picture-field/picture-chooser.tsx'));

/** Shows a story's banner beside its title. `name` is its button's, focused where it is wrong. */
export function BannerField({
  uid,
  name,
  banner,
  error,
  onChange,
}: {
  uid: string;
  name: string;
  banner: StudioPicture | undefined;
  error: string | undefined;
  onChange: (banner: StudioPicture | null) => void;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const obstacles = banner ? findObstacles(banner) : '';
  return (
    <fieldset className={clsx(styles.banner, !banner && styles.empty)}>
      <legend className="visually-hidden">Banner</legend>
      {banner && (
        <div
          className={styles.picture}
          style={{ '--ratio': banner.picture.width / banner.picture.height } as CSSProperties}
        >
          <Picture picture={banner.picture} sizes={sizes({ 0: '92vw', 768: '45vw' })} />
        </div>
      )}
      <Stack gap={1} className="min-width-0">
        {!banner && (
          <p className={clsx('text-quiet text-small', styles.hint)}>Opens the story, and stands for it in lists.</p>
        )}
        {obstacles && <p className="text-error text-small">{obstacles}</p>}
        <ErrorText id={`${id}-error`}>{error}</ErrorText>
        <Row gap={1}>
          <Button
            name={name}
            aria-describedby={error ? `${id}-error` : undefined}
            data-invalid={error ? true : undefined}
            onClick={() => setOpen(true)}
          >
            {banner ? 'Another banner' : 'Choose a banner'}
          </Button>
          {banner && <Button onClick={() => onChange(null)}>Take it out</Button>}
        </Row>
      </Stack>
      <LazyBoundary>
        {isOpen && (
          <PictureChooser
            uid={uid}
            title="Choose a banner"
            selected={banner ? [banner] : []}
            max={1}
            onClose={() => setOpen(false)}
            onChoose={([selected = null]) => {
              setOpen(false);
              onChange(selected);
            }}
          />
        )}
      </LazyBoundary>
    </fieldset>
  );
}
