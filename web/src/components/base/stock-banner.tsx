import styles from '../media/picture.module.css';

const COUNT = 5;
const WIDTHS = [320, 640, 1280];

function srcSet(number: number, format: 'avif' | 'jpg'): string {
  return WIDTHS.map((width) => `/stock/banner-${number}-${width}.${format} ${width}w`).join(', ');
}

/** Shows one of the five stock banners (3:2), in turn by `index`, for an exhibition without a banner of its own. */
export function StockBanner({ index, sizes }: { index: number; sizes: string }) {
  const number = (index % COUNT) + 1;
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={srcSet(number, 'avif')} sizes={sizes} />
      <img
        className={styles.image}
        src={`/stock/banner-${number}-640.jpg`}
        srcSet={srcSet(number, 'jpg')}
        sizes={sizes}
        width={1280}
        height={853}
        alt=""
        loading="lazy"
        decoding="async"
        style={{ aspectRatio: 1.5 }}
      />
    </picture>
  );
}
