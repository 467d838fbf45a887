import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ButtonLink } from '#components/base/button.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyPage, FailedPage } from '#components/feedback/state-page.tsx';
import { Container, PageMeta } from '#components/layout/page.tsx';
import { productQuery } from '#entities/product/queries.ts';
import { failureText } from '#lib/error-text.ts';
import { paths } from '#lib/paths.ts';
import { ProductDetail } from './product/product-detail.tsx';
import styles from './product-page.module.css';

export default function ProductPage() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useQuery(productQuery(slug));
  if (data) return <ProductDetail key={data.product_id} product={data} />;
  if (error)
    return (
      <FailedPage title="Print" onRetry={() => refetch()}>
        {failureText(error, messages.somethingWrongLater)}
      </FailedPage>
    );
  if (data === null)
    return (
      <EmptyPage
        title={productMessages.noProductFound}
        action={<ButtonLink to={paths.shop}>{productMessages.goBack}</ButtonLink>}
      >
        It may no longer be for sale, or the address is mistyped.
      </EmptyPage>
    );
  return <ProductLoading />;
}

/** The outline of the page: picture, and the words beside or below it. */
function ProductLoading() {
  return (
    <Container className={styles.loading}>
      <PageMeta title="Print" />
      <h1 className="visually-hidden">Print</h1>
      <Skeleton ratio={1.2} />
      <div className={styles.lines}>
        <p role="status">{messages.loading}</p>
        <Skeleton />
        <Skeleton />
      </div>
    </Container>
  );
}
