import { useQuery } from '@tanstack/react-query';
import { Container, Section } from '#components/layout/page.tsx';
import { catalogueQuery } from '#entities/exhibition/queries.ts';
import { exhibitionImagesQuery } from '#entities/image/queries.ts';
import { PrintMats } from '#entities/product/print-mats.tsx';
import { exhibitionPrintsQuery } from '#entities/shown-works/queries.ts';
import { printLinkText } from '#entities/shown-works/work-links.tsx';

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
    return image ? [{ slug: print.slug, title: image.title, text: printLinkText(print), picture: image.picture }] : [];
  });
  if (offers.length === 0) return null;
  return (
    <Container>
      <Section title="Prints of this exhibition">
        <PrintMats prints={offers} />
      </Section>
    </Container>
  );
}
