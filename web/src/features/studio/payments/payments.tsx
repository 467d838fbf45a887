import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { OpenPayments } from '@aperture-byline/contract/order/wire';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Repeat, Skeleton } from '#components/feedback/skeleton.tsx';
import { formatDay, partStatusText } from '#entities/order/order-texts.ts';
import { paymentsQuery } from '#entities/order/own-queries.ts';
import { PaymentEntry } from './payment-entry.tsx';
import styles from './payments.module.css';

/** What an administrator confirms: payments, refunds and payouts. */
export function Payments({ uid }: { uid: string }) {
  const query = useQuery(paymentsQuery(uid));
  return (
    <div className={styles.page}>
      <QueryState query={query} loading={<PaymentsSkeleton />} failure={orderMessages.paymentsNotLoaded}>
        {(open) => <Groups uid={uid} open={open} />}
      </QueryState>
    </div>
  );
}

function Groups({ uid, open: { payments, refunds, payouts } }: { uid: string; open: OpenPayments }) {
  return (
    <>
      <Group title="Payments due" none="No payments are due.">
        {payments.map(({ order_id, amount, buyer_name, created_on }) => (
          <PaymentEntry
            key={order_id}
            uid={uid}
            transfer={{ kind: 'received', orderId: order_id }}
            amount={amount}
            person={buyer_name}
            facts={`Ordered on ${formatDay(created_on)}`}
          />
        ))}
      </Group>
      <Group title="Refunds due" none="No refunds are due.">
        {refunds.map(({ order_id, amount, buyer_name, payment_reference }) => (
          <PaymentEntry
            key={order_id}
            uid={uid}
            transfer={{ kind: 'refunded', orderId: order_id }}
            amount={amount}
            person={buyer_name}
            facts={`Paid with reference ${payment_reference}`}
          />
        ))}
      </Group>
      <Group title="Payouts due" none="No payouts are due.">
        {payouts.map(({ order_id, artist, artist_name, amount, due_on, status }) => (
          <PaymentEntry
            key={`${order_id} ${artist}`}
            uid={uid}
            transfer={{ kind: 'paidOut', orderId: order_id, artist }}
            amount={amount}
            person={artist_name}
            facts={`By ${formatDay(due_on)}. ${partStatusText(status)}`}
          />
        ))}
      </Group>
    </>
  );
}

function Group({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.heading} tabIndex={-1}>
        {title}
      </h2>
      {children.length > 0 ? (
        <ul className={styles.list}>{children}</ul>
      ) : (
        <p className={styles.none}>{none}</p>
      )}
    </section>
  );
}

function PaymentsSkeleton() {
  return (
    <div className={styles.list}>
      <Repeat count={3}>
        <div className={styles.entry}>
          <Skeleton />
        </div>
      </Repeat>
    </div>
  );
}
