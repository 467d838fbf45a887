import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sizes } from '#components/base/sizes.ts';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { Container, Section } from '#components/layout/page.tsx';
import { type MatSizes, SquareMat } from '#components/media/square-mat.tsx';
import { catalogueQuery } from '#entities/exhibition/queries.ts';
import { exhibitionImagesQuery } from '#entities/image/queries.ts';
import { OPENING } from '#entities/product/product-card.tsx';
import { exhibitionPrintsQuery } from '#entities/shown-works/queries.ts';
import { printLinkText } from '#entities/shown-works/work-links.tsx';
import { paths } from '#lib/navigation/paths.ts';
import styles from './exhibition-prints.module.css';

/** Two, three or four mats stand in a row. */
const MAT: MatSizes = (inMat) =>
  sizes({ 0: inMat(42, 'vw'), 768: inMat(28, 'vw'), 1024: inMat(21, 'vw'), 1600: inMat(340, 'px') });

/** Shows an exhibition's photographs that are for sale, in its order; null where none is. */
export default function ExhibitionPrints({
  exhibitionId,
  hasClosed = false,
}: {
  exhibitionId: string;
  hasClosed?: boolean;
}) {
  const open = useQuery({ ...exhibitionImagesQuery(exhibitionId), enabled: !hasClosed });
  const closed = useQuery({ ...catalogueQuery(exhibitionId), enabled: hasClosed });
  const images = closed.data?.images ?? open.data ?? [];
  const { data: prints = [] } = useQuery(exhibitionPrintsQuery(exhibitionId));
  const offers = prints.flatMap((print) => {
    const image = images.find(({ image_id }) => image_id === print.imageId);
    return image ? [{ print, image }] : [];
  });
  if (offers.length === 0) return null;
  return (
    <Container>
      <Section title="Prints of this exhibition">
        <Grid as="ul" gap={[4, 3]} columns={2} md={3} lg={4}>
          {offers.map(({ print, image }) => (
            <li key={image.image_id}>
              <Link className={styles.offer} to={paths.product(print.slug)}>
                <SquareMat picture={image.picture} opening={OPENING} matSizes={MAT} alt="" />
                <Stack gap={0.5}>
                  <span className="text-strong">{image.title}</span>
                  <span className="text-quiet text-small tabular-nums">{printLinkText(print)}</span>
                </Stack>
              </Link>
            </li>
          ))}
        </Grid>
      </Section>
    </Container>
  );
}
