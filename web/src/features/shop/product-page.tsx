import { messages } from '@aperture-byline/contract/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyNotice, ErrorNotice } from '#ui/notice.tsx';
import { Container, PageMeta } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { productQuery } from './get-product.ts';
import { ProductDetail } from './product/product-detail.tsx';
import styles from './product-page.module.css';

export default function ProductPage() {
  const { slug = '' } = useParams();
  const { data, isError, refetch } = useQuery(productQuery(slug));
  if (data) return <ProductDetail key={data.product_id} product={data} />;
  if (isError)
    return (
      <Notice>
        <ErrorNotice onRetry={() => refetch()}>{messages.somethingWrongLater}</ErrorNotice>
      </Notice>
    );
  if (data === null)
    return (
      <Notice>
        <EmptyNotice action={<ButtonLink to={paths.shop}>{messages.goBack}</ButtonLink>}>
          {messages.noProductFound}
        </EmptyNotice>
      </Notice>
    );
  return <ProductLoading />;
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <Container className={styles.notice}>
      <PageMeta title="Print" />
      <h1 className="visually-hidden">Print</h1>
      {children}
    </Container>
  );
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
