import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { lazy, type MouseEvent, useState } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { Container } from '#components/layout/page.tsx';
import { purify } from '#components/rich-text/purify.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { PrintHead } from '#entities/product/detail/print-head.tsx';
import { findPrinted } from '#entities/product/detail/print-picture.tsx';
import { printPrice } from '#entities/product/print-price.ts';
import styles from './print-preview.module.css';

const OnAWall = lazy(() => import('#entities/product/detail/wall/on-a-wall.tsx'));

/** A print as visitors will see it. Its links lead nowhere. */
export default function PrintPreview({ product }: { product: ProductDetail }) {
  const [choice, setChoice] = useState<{ productSize?: string; productFrame?: string }>({});
  const first = findPrinted(product);
  const size = product.sizes.find(({ size_id }) => size_id === choice.productSize) ?? product.sizes[0];
  const frame = product.frames.find(({ frame_id }) => frame_id === choice.productFrame) ?? product.frames[0];
  return (
    <Stack as={Container} gap={6} className={styles.preview} onClickCapture={stayHere}>
      {!first && <p>{studioMessages.noneChosen}</p>}
      <PrintHead
        product={product}
        selection={{
          size,
          frame,
          item: size && frame && { price: printPrice(size, frame) },
          choose: (change) => setChoice({ ...choice, ...change }),
        }}
        wall={
          first &&
          size && (
            <LazyBoundary>
              <OnAWall picture={first.picture} size={size} frameType={frame?.frame_type} />
            </LazyBoundary>
          )
        }
      >
        <p className="text-quiet text-small">{studioMessages.cartInPreview}</p>
      </PrintHead>
      <RichText className="measure" html={purify(product.description)} />
    </Stack>
  );
}

function stayHere(event: MouseEvent): void {
  if (!(event.target instanceof Element && event.target.closest('a[href]'))) return;
  event.preventDefault();
  event.stopPropagation();
}
