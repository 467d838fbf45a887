import type { CarouselImage } from '@aperture-byline/contract/image/wire';
import { fullName } from '@aperture-byline/contract/shared/content';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { sizes } from '#components/base/sizes.ts';
import { Picture } from '#components/media/picture.tsx';
import { paths } from '#lib/paths.ts';
import styles from './carousel.module.css';

/** The slot's width by `--stage` of `home-page.module.css`, for a photograph of this aspect ratio. */
function slotSizes(ratio: number): string {
  const by = (percent: number) => (ratio * percent).toFixed(1);
  return sizes({ 0: `min(100vw, ${by(75)}vw)`, 768: `min(88vw, ${by(72)}vh, ${by(54)}vw)` });
}

export function CarouselSlide({ image, first }: { image: CarouselImage; first: boolean }) {
  const { picture } = image;
  const ratio = picture.width / picture.height;
  return (
    <li className={styles.slide} style={{ '--ratio': ratio } as CSSProperties}>
      <Link className={styles.link} to={paths.image(image.id)} draggable={false}>
        <span className={styles.stage}>
          <Picture picture={picture} sizes={slotSizes(ratio)} priority={first} />
        </span>
        <span className={styles.title}>{image.title}</span>
        <span className={styles.photographer}>
          {fullName({ firstName: image.firstname, lastName: image.lastname })}
        </span>
      </Link>
    </li>
  );
}
