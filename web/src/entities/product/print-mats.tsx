import type { Picture } from '@aperture-byline/contract/shared/picture';
import { Link } from 'react-router';
import { sizes } from '#components/base/sizes.ts';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { type MatSizes, SquareMat } from '#components/media/square-mat.tsx';
import { paths } from '#lib/navigation/paths.ts';
import styles from './print-mats.module.css';
import { FRAMED } from './product-card.tsx';

/** Two, three or four mats stand in a row. */
const MAT: MatSizes = (inMat) =>
  sizes({ 0: inMat(42, 'vw'), 768: inMat(28, 'vw'), 1024: inMat(21, 'vw'), 1600: inMat(340, 'px') });

interface PrintMat {
  slug: string;
  title: string;
  /** Line below the title. */
  text: string;
  picture: Picture;
}

/** Shows prints on mats, each a link to its page. */
export function PrintMats({ prints }: { prints: readonly PrintMat[] }) {
  return (
    <Grid as="ul" gap={[4, 3]} columns={2} md={3} lg={4}>
      {prints.map((print) => (
        <li key={print.picture.src}>
          <PrintMatLink print={print} matSizes={MAT} />
        </li>
      ))}
    </Grid>
  );
}

export function PrintMatLink({
  print: { slug, title, text, picture },
  matSizes,
}: {
  print: PrintMat;
  matSizes: MatSizes;
}) {
  return (
    <Link className={styles.offer} to={paths.product(slug)}>
      <SquareMat className={styles.print} picture={picture} {...FRAMED} matSizes={matSizes} alt="" />
      <Stack gap={0.5}>
        <span className="text-strong">{title}</span>
        <span className="text-quiet text-small tabular-nums">{text}</span>
      </Stack>
    </Link>
  );
}
