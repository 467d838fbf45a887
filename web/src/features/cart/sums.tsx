import type { OrderSums } from '@aperture-byline/contract/order/quote';
import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import listStyles from './sum-list.module.css';
import { SumList } from './sum-list.tsx';
import styles from './sums.module.css';

/** Subtotal, shipping and total; `sums` is null until every print is quoted. */
export function Sums({
  sums,
  query: { error, refetch },
}: {
  sums: (OrderSums & { count: number }) | null;
  query: { error: Error | null; refetch: () => unknown };
}) {
  return (
    <section aria-labelledby="cart-sums">
      <h2 id="cart-sums" className={styles.heading}>
        Total
      </h2>
      <QueryState query={{ data: sums ?? undefined, error, refetch }} loading={<SumsSkeleton />}>
        {({ count, subtotal, shipping_charge, total }) => (
          <SumList
            rows={[
              [`Subtotal, ${count} ${count === 1 ? 'print' : 'prints'}`, subtotal],
              ['Shipping', shipping_charge],
              ['Total', total],
            ]}
          />
        )}
      </QueryState>
      <p className={styles.note}>{productMessages.payLater}</p>
    </section>
  );
}

function SumsSkeleton() {
  return (
    <div className={listStyles.sums}>
      {['subtotal', 'shipping', 'total'].map((row) => (
        <div key={row} className={listStyles.row}>
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
