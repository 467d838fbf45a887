import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { Container } from '#components/layout/page.tsx';
import { productQuery } from '#entities/product/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import { ProductDetail } from './product/product-detail.tsx';
import styles from './product-page.module.css';

export default function ProductPage() {
  const { slug = '' } = useParams();
  const query = useQuery(productQuery(slug));
  return (
    <QueryState
      query={query}
      page="Print"
      loading={<ProductSkeleton />}
      empty={
        <EmptyPage title={productMessages.noProductFound} to={paths.shop} label={productMessages.goBack}>
          It may no longer be for sale, or the address is mistyped.
        </EmptyPage>
      }
    >
      {(product) => <ProductDetail key={product.product_id} product={product} />}
    </QueryState>
  );
}

function ProductSkeleton() {
  return (
    <Grid as={Container} lg="minmax(0, 8fr) minmax(0, 5fr)" className={styles.loading}>
      <Skeleton ratio={1.2} />
      <Stack className="text-quiet">
        <p>{messages.loading}</p>
        <Skeleton />
        <Skeleton />
      </Stack>
    </Grid>
  );
}
