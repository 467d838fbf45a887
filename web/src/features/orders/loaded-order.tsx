import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { Order } from '@aperture-byline/contract/order/wire';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { OpenedPage } from '#components/feedback/page-by-token.tsx';
import { orderQuery } from '#entities/order/private-queries.ts';
import { paths } from '#lib/navigation/paths.ts';

const MISSING = {
  title: orderMessages.orderNotFound,
  children: 'It may belong to another account, or the address is mistyped.',
  to: paths.orders,
  label: 'Your orders',
};

/** An order of one's own, or for an administrator anybody's; while it loads, fails or is none, a page that says so. */
export function LoadedOrder({
  uid,
  orderId,
  ...state
}: { uid: string; orderId: string; children: (order: Order) => ReactNode } & Pick<
  ComponentProps<typeof OpenedPage>,
  'page' | 'ratio'
>) {
  const query = useQuery(orderQuery(uid, orderId));
  return <OpenedPage query={query} missing={MISSING} failure={orderMessages.orderNotLoaded} {...state} />;
}
