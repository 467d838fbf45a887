import { payMessages } from '@aperture-byline/contract/order/payments/pay-messages';
import type { Order } from '@aperture-byline/contract/order/wire';
import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ButtonLink, TextButton } from '#components/base/button.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { orderQuery } from '#entities/order/private-queries.ts';
import { KEEP_SCROLL } from '#lib/navigation/navigation.ts';
import { paths } from '#lib/navigation/paths.ts';
import { nextLook } from './next-look.ts';

/** Says what is known of the payment of a buyer who came back from the provider's page, and follows it for minutes. */
export default function Returned({
  uid,
  order,
  isLate,
  onLate,
}: {
  uid: string;
  order: Order;
  /** Whether there was no word for so long that the payment may have failed. */
  isLate: boolean;
  onLate: () => void;
}) {
  const { order_id, payment_status, paid_amount, pay_online } = order;
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    // The provider's own words, which prove nothing here.
    if (search.size > 1) setSearch({ paid: '' }, { replace: true, state: KEEP_SCROLL });
  }, [search, setSearch]);
  if (payment_status === 'due')
    return (
      <Following
        uid={uid}
        orderId={order_id}
        provider={pay_online?.provider ?? 'the payment provider'}
        isLate={isLate}
        onLate={onLate}
        onNotPaid={() => setSearch({}, { replace: true, state: KEEP_SCROLL })}
      />
    );
  if (paid_amount === null) return <p className="measure">{payMessages.ended}</p>;
  return (
    <Stack align="start">
      <p className="measure">{payMessages.arrived(formatPrice(paid_amount))}</p>
      <ButtonLink to={paths.receipt(order_id)}>See the receipt</ButtonLink>
    </Stack>
  );
}

function Following({
  uid,
  orderId,
  provider,
  isLate,
  onLate,
  onNotPaid,
}: {
  uid: string;
  orderId: string;
  provider: string;
  isLate: boolean;
  onLate: () => void;
  onNotPaid: () => void;
}) {
  const [since] = useState(Date.now);
  const becomeLate = useEffectEvent(onLate);
  useEffect(() => {
    const timer = setTimeout(() => becomeLate(), MINUTE);
    return () => clearTimeout(timer);
  }, []);
  // Stands still while the page is hidden.
  useQuery({ ...orderQuery(uid, orderId), refetchInterval: () => nextLook(Date.now() - since) });
  return (
    <>
      <p role="status" className="measure">
        {isLate ? payMessages.late(provider) : payMessages.confirming(provider)}
      </p>
      <Row gap={[0.5, 3]}>
        <TextButton
          onClick={({ currentTarget }) => {
            // This button goes.
            currentTarget.closest('section')?.querySelector('h2')?.focus();
            onNotPaid();
          }}
        >
          {isLate ? 'Try again' : 'I have not paid'}
        </TextButton>
        {isLate && <Link to={paths.contact}>Write to us</Link>}
      </Row>
    </>
  );
}
