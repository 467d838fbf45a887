import { cartMessages } from '@aperture-byline/contract/cart/cart-messages';
import type { OrderSums, QuotedShipping } from '@aperture-byline/contract/cart/wire';
import { productMessages } from '@aperture-byline/contract/product/product-messages';
import { ORDER_LINES_MAX } from '@aperture-byline/contract/shared/constants';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { formatArrival } from '@aperture-byline/contract/shipping/arrival';
import { lazy, type MouseEvent, useState } from 'react';
import { ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { Grid } from '#components/layout/layout.tsx';
import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import { useMediaQuery } from '#components/media/use-media-query.ts';
import { type CartItem, countPrints } from '#entities/cart/cart-item.ts';
import { removeFromCart } from '#entities/cart/cart-store.ts';
import type { Account } from '#entities/session/session-store.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Delivery } from './address/delivery.tsx';
import styles from './cart.module.css';
import { CartLineRow } from './lines/cart-line.tsx';
import { type CartLine, computeSums } from './lines/cart-lines.ts';
import { Parcels } from './lines/parcels.tsx';
import { useQuotedCart } from './lines/use-quoted-cart.ts';
import { type NewOrder, newOrder } from './order/new-order.ts';
import { orderKey } from './order/order-draft.ts';

export default function CartPage() {
  return (
    <Container>
      <PageMeta title="Your cart" />
      <PageHead title="Your cart" />
      <Cart />
    </Container>
  );
}

const NONE: readonly QuotedShipping[] = [];
const OrderDialog = lazy(() => import('./order/order-dialog.tsx'));

/** Returns a key that stays while the size or frame of a line changes, so that the choice keeps the focus. */
function rowKey(lines: readonly CartLine[], place: number): string {
  const id = lines[place]?.item.productId;
  return `${id} ${lines.slice(0, place).filter(({ item }) => item.productId === id).length}`;
}

/** The page is much shorter then, and its end would be in view. */
function showEmptyCart(): void {
  window.scrollTo({ top: 0 });
  document.getElementById('content')?.focus({ preventScroll: true });
}

export function Cart() {
  const { lines, query, earlierPrice } = useQuotedCart();
  const [order, setOrder] = useState<{ account: Account; order: NewOrder; idempotencyKey: string } | null>(null);
  const [problem, setProblem] = useState<{ text: string } | null>(null);
  const [removed, setRemoved] = useState('');
  const [shipping, setShipping] = useState<QuotedShipping | null>(null);
  const methods = query.data?.shipping ?? NONE;
  const sent = shipping ?? methods[0];
  const sums = computeSums(lines, sent?.price ?? 0);
  const isWide = useMediaQuery('(width >= 64em)', false);
  const summary = (
    <>
      <Sums sums={sums} query={query} />
      {sent && <p className="text-small">Arrives {formatArrival(sent.arrives)}.</p>}
      <Parcels lines={lines} />
    </>
  );
  const hasRoom = countPrints(lines.map(({ item }) => item)) < ORDER_LINES_MAX;

  function remove(event: MouseEvent, item: CartItem) {
    // The button goes with its line, and the focus would go to the top of the document.
    (event.currentTarget as HTMLElement).closest('main')?.focus({ preventScroll: true });
    setProblem(null);
    setRemoved(`${item.title} was removed from your cart.`);
    removeFromCart(item);
  }

  return (
    <>
      <p className="visually-hidden" role="status">
        {removed}
      </p>
      {lines.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState action={<ButtonLink to={paths.shop}>Visit the shop</ButtonLink>}>{cartMessages.empty}</EmptyState>
        </div>
      ) : (
        <Grid lg="minmax(0, 8fr) minmax(320px, 5fr)" align="start" className={styles.columns}>
          <section aria-labelledby="cart-prints">
            <h2 id="cart-prints" className="visually-hidden">
              Prints
            </h2>
            <ul className={styles.lines}>
              {lines.map((line, place) => (
                <li key={rowKey(lines, place)}>
                  <CartLineRow
                    line={line}
                    earlierPrice={earlierPrice(line.item)}
                    hasRoom={hasRoom}
                    onRemove={(event) => remove(event, line.item)}
                  />
                </li>
              ))}
            </ul>
            {isWide && <div className={styles.sums}>{summary}</div>}
          </section>
          <Delivery
            lines={lines}
            methods={methods}
            problem={problem}
            summary={isWide ? null : summary}
            total={sums?.total ?? null}
            onChoose={() => setProblem(null)}
            onShip={setShipping}
            onConfirm={(account, delivery) => {
              const result = newOrder(lines, delivery);
              setProblem('problem' in result ? { text: result.problem } : null);
              if (!('problem' in result))
                setOrder({ account, order: result, idempotencyKey: orderKey(account.uid, result.body) });
            }}
          />
        </Grid>
      )}
      <LazyBoundary>
        {order && (
          <OrderDialog
            {...order}
            onClose={() => {
              setOrder(null);
              // What had the focus before the dialog is gone with the cart.
              if (lines.length === 0) setTimeout(showEmptyCart);
            }}
            onRefused={(reason) => {
              setOrder(null);
              setProblem({ text: reason });
              query.refetch();
            }}
          />
        )}
      </LazyBoundary>
    </>
  );
}

const skeleton = (
  <FactList lined facts={['Subtotal', 'Shipping', 'Total'].map((name) => [name, <Skeleton key={name} />])} />
);

/** Subtotal, shipping and total; `sums` is null until every print is quoted. */
function Sums({
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
      <p className="text-quiet text-small mt-16">{productMessages.payLater}</p>
    </section>
  );
}
