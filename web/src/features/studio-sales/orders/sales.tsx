import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { StudioOrder } from '@aperture-byline/contract/order/wire';
import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Repeat, Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { EntryList, Stack } from '#components/layout/layout.tsx';
import { useLiveNotices } from '#entities/notice/use-live-notices.ts';
import { studioOrdersQuery } from '#entities/order/private-queries.ts';
import type { Account } from '#entities/session/session-store.ts';
import { paths } from '#lib/paths.ts';
import { Sale } from './sale.tsx';
import type { PendingTransition } from './sale-actions.tsx';
import { groupSales } from './sale-texts.ts';
import { useFocusOfLostButton } from './use-focus-of-lost-button.ts';

const SaleDialog = lazy(() => import('./sale-dialog.tsx'));

/** The artist's sub-orders, live: what waits for an answer, what is to be prepared and sent, then all others. */
export default function Sales({ account }: { account: Account }) {
  useLiveNotices(account);
  const query = useQuery(studioOrdersQuery(account.uid));
  const now = new Date(query.dataUpdatedAt);
  const [pending, setPending] = useState<PendingTransition | null>(null);
  useFocusOnHash(query.data !== undefined);
  useFocusOfLostButton();
  const group = (title: string, sales: readonly StudioOrder[]) =>
    sales.length > 0 && (
      <Stack as="section" gap={3}>
        <h2>{title}</h2>
        <EntryList gap={4}>
          {sales.map((sale) => (
            <Sale key={sale.order_id} uid={account.uid} sale={sale} now={now} onAsk={setPending} />
          ))}
        </EntryList>
      </Stack>
    );
  return (
    <Stack gap={8}>
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
        {(sales) => {
          const { waiting, toSend, others } = groupSales(sales);
          return (
            <>
              {group('Waiting for your answer', waiting)}
              {group('To prepare and send', toSend)}
              {group('Answered', others)}
            </>
          );
        }}
      </QueryState>
      <LazyBoundary>
        {pending && <SaleDialog uid={account.uid} transition={pending} onClose={() => setPending(null)} />}
      </LazyBoundary>
    </Stack>
  );
}

/** Mails and notices lead to one sub-order, which is there only when the list has come. */
function useFocusOnHash(isLoaded: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isLoaded) document.getElementById(hash.slice(1))?.focus();
  }, [isLoaded, hash]);
}

function SalesSkeleton() {
  return (
    <EntryList gap={4}>
      <Repeat count={2}>
        <li>
          <Skeleton ratio={3} />
        </li>
      </Repeat>
    </EntryList>
  );
}
