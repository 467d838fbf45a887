import type { OrderSums } from '@aperture-byline/contract/order/quote';
import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import clsx from 'clsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import styles from './cart.module.css';

const skeleton = (
  <FactList lined facts={['Subtotal', 'Shipping', 'Total'].map((name) => [name, <Skeleton key={name} />])} />
);

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
      <QueryState query={{ data: sums ?? undefined, error, refetch }} loading={skeleton}>
        {({ count, subtotal, shipping_charge, total }) => (
          <FactList
            variant="sums"
            lined
            total
            facts={[
              [`Subtotal, ${count} ${count === 1 ? 'print' : 'prints'}`, formatPrice(subtotal)],
              ['Shipping', formatPrice(shipping_charge)],
              ['Total', formatPrice(total)],
            ]}
          />
        )}
      </QueryState>
      <p className={clsx(styles.note, 'text-quiet text-small')}>{productMessages.payLater}</p>
    </section>
  );
}
