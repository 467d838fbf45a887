import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { StudioOrder } from '@aperture-byline/contract/order/wire';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Repeat, Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { useLiveNotices } from '#entities/notice/use-live-notices.ts';
import { studioOrdersQuery } from '#entities/order/own-queries.ts';
import type { Account } from '#entities/session/session-store.ts';
import { paths } from '#lib/paths.ts';
import { Sale } from './sale.tsx';
import styles from './sales.module.css';

/** The artist's parts of orders, live: what waits for an answer, then all others. */
export function Sales({ account }: { account: Account }) {
  useLiveNotices(account);
  const query = useQuery(studioOrdersQuery(account.uid));
  const now = new Date(query.dataUpdatedAt);
  const group = (title: string, sales: readonly StudioOrder[]) =>
    sales.length > 0 && (
      <section className={styles.group}>
        <h2 className={styles.heading}>{title}</h2>
        <ul className={styles.list}>
          {sales.map((sale) => (
            <Sale key={sale.order_id} uid={account.uid} sale={sale} now={now} />
          ))}
        </ul>
      </section>
    );
  return (
    <div className={styles.page}>
      <QueryState
        query={query}
        loading={<SalesSkeleton />}
        empty={
          <EmptyState action={<ButtonLink to={paths.ownProfile}>Your profile</ButtonLink>}>
            {orderMessages.noSales}
          </EmptyState>
        }
        failure={orderMessages.notLoaded}
      >
        {(sales) => (
          <>
            {group('Waiting for your answer', sales.filter(isWaiting))}
            {group(
              'Answered',
              sales.filter((sale) => !isWaiting(sale)),
            )}
          </>
        )}
      </QueryState>
    </div>
  );
}

const isWaiting = ({ status }: StudioOrder): boolean => status === 'awaiting_acceptance';

function SalesSkeleton() {
  return (
    <div className={styles.list}>
      <Repeat count={2}>
        <div className={styles.sale}>
          <Skeleton ratio={3} />
        </div>
      </Repeat>
    </div>
  );
}
