import { computeDensity, printDensity } from '@aperture-byline/contract/product/print-density';
import type { ProductFields } from '@aperture-byline/contract/product/studio-schemas';
import type { StudioProduct } from '@aperture-byline/contract/product/studio-wire';
import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import type { Byline } from '@aperture-byline/contract/shared/stored';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import { lazy, type MouseEvent, useState } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { Container } from '#components/layout/page.tsx';
import { purify } from '#components/rich-text/purify.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { fitsShape } from '#entities/product/detail/fits-shape.ts';
import { PrintHead } from '#entities/product/detail/print-head.tsx';
import { printPrice } from '#entities/product/print-price.ts';

const OnAWall = lazy(() => import('#entities/product/detail/wall/on-a-wall.tsx'));

/** The print as visitors will see it, of what stands in the form; sizes and frames that lack something are left out. Its links lead nowhere. */
export default function PrintPreview({
  author,
  print,
  fields,
  pictures,
}: {
  author: Byline;
  /** Null before the first save. */
  print: StudioProduct | null;
  fields: ProductFields;
  pictures: readonly StudioPicture[];
}) {
  const [choice, setChoice] = useState<{ size?: string; frame?: string }>({});
  const product = toProductDetail(author, print, fields, pictures);
  const [first] = product.images;
  const size = product.sizes.find(({ size_id }) => size_id === choice.size) ?? product.sizes[0];
  const frame = product.frames.find(({ frame_id }) => frame_id === choice.frame) ?? product.frames[0];
  const hangs =
    first && size && fitsShape(first.picture, { width: size.size_width, height: size.size_height });
  return (
    <Stack as={Container} gap={6} onClickCapture={stayHere}>
      {!first && <p>{studioMessages.noneChosen}</p>}
      <PrintHead
        product={product}
        size={size}
        frame={frame}
        price={size && frame && printPrice(size, frame)}
        onSize={(id) => setChoice({ ...choice, size: id })}
        onFrame={(id) => setChoice({ ...choice, frame: id })}
      >
        <p className="text-quiet text-small">{studioMessages.cartInPreview}</p>
      </PrintHead>
      {hangs && (
        <LazyBoundary>
          <OnAWall picture={first.picture} size={size} frameType={frame?.frame_type} />
        </LazyBoundary>
      )}
      <RichText className="measure" html={purify(fields.description)} />
    </Stack>
  );
}

function stayHere(event: MouseEvent): void {
  if (!(event.target instanceof Element && event.target.closest('a[href]'))) return;
  event.preventDefault();
  event.stopPropagation();
}

/** As the API will answer it. */
function toProductDetail(
  author: Byline,
  print: StudioProduct | null,
  fields: ProductFields,
  pictures: readonly StudioPicture[],
): ProductDetail {
  const [first] = pictures;
  return {
    product_id: print?.id ?? '',
    slug: print?.slug ?? '',
    title: fields.title || 'Untitled print',
    introduction: fields.introduction,
    description: fields.description,
    place: fields.place,
    owner_id: author.userId,
    creator_firstname: author.firstName,
    creator_lastname: author.lastName,
    images: pictures.map(({ id, picture }) => ({ image_id: id, image_url: '', picture })),
    categories: fields.categories.map((category_name) => ({ category_name })),
    sizes: fields.sizes
      .filter((size) => size.width > 0 && size.height > 0 && size.price > 0)
      .map((size) => {
        const left = print?.sizes.find(({ id }) => id === size.id)?.left ?? size.edition;
        return {
          size_id: `${size.width} ${size.height}`,
          size_width: size.width,
          size_height: size.height,
          price: size.price,
          edition: size.edition,
          sold_out: left === 0,
          left,
          from_a_distance:
            first !== undefined && computeDensity(printDensity(first.picture, size)) === 'distance',
        };
      }),
    frames: fields.frames
      .filter(({ type, charge }) => type !== '' && charge >= 0)
      .map(({ type, charge, description }, index) => ({
        frame_id: String(index),
        frame_type: type,
        charge,
        frame_description: description,
      })),
  };
}
