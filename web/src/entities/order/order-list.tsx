import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { copiesText, groupCopies, isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import type { OrderListItem } from '@aperture-byline/contract/order/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { CardLink } from '#components/base/button.tsx';
import { Repeat, Skeleton } from '#components/feedback/skeleton.tsx';
import { EntryList, Grid, Row, Stack } from '#components/layout/layout.tsx';
import { SmallFramedPrint } from '#entities/product/detail/frame/small-framed-print.tsx';
import { toPlacement } from '#entities/product/print-price.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './order-list.module.css';
import { orderStatusText } from './order-texts.ts';

/** Pictures that a row shows of its prints; a number stands for the others. */
const SHOWN = 3;
const COLUMNS = {
  gap: [0.5, 2],
  columns: 'minmax(0, 1fr) auto',
  md: '232px minmax(0, 1fr) 12rem 7rem',
  align: 'baseline',
} as const;

export function OrderList({ orders }: { orders: readonly OrderListItem[] }) {
  return (
    <>
      {orders.some(({ status }) => status === 'awaiting_acceptance') && (
        <p className={styles.note}>{orderMessages.paymentFollows}</p>
      )}
      <EntryList>
        {orders.map((order) => (
          <li key={order.order_id}>
            <OrderRow order={order} />
          </li>
        ))}
      </EntryList>
    </>
  );
}

function OrderRow({ order }: { order: OrderListItem }) {
  const { prints, amount_due, total, created_on } = order;
  const groups = groupCopies(prints, (print) => JSON.stringify(print));
  const framed = groups.flatMap(({ print: { picture, ...print } }) => (picture ? { ...print, picture } : []));
  const [first] = groups;
  const title = first ? copiesText(first.count, first.print.title) : 'Order';
  const others = prints.length - (first?.count ?? 0);
  return (
    <Grid as="article" {...COLUMNS} className={styles.row}>
      <Row gap={1} nowrap className={styles.pictures} aria-hidden>
        {framed.slice(0, SHOWN).map(({ picture, frame_type, ...size }) => (
          <div key={JSON.stringify([picture.src, frame_type, size])} className={styles.picture}>
            <SmallFramedPrint picture={picture} frameType={frame_type} print={toPlacement(size)} sizes="72px" />
          </div>
        ))}
      </Row>
      <Stack gap={0.5} className={styles.words}>
        <h3 className={styles.title}>
          <CardLink to={paths.order(order.order_id)}>{others === 0 ? title : `${title} and ${others} more`}</CardLink>
        </h3>
        <p className="text-quiet text-small">
          <time dateTime={created_on}>{formatDay(created_on)}</time>
        </p>
      </Stack>
      <p className="text-label">{orderStatusText(order)}</p>
      <p className="tabular-nums text-end">
        {isEndedWithoutSale(order) ? 'Nothing to pay' : formatPrice(amount_due || total)}
      </p>
    </Grid>
  );
}

export function OrderListSkeleton() {
  return (
    <EntryList>
      <Repeat count={3}>
        <li>
          <Grid {...COLUMNS} className={styles.row}>
            <Skeleton ratio={1} className={styles.picture} />
            <Stack gap={0.5} className={styles.words}>
              <Skeleton />
              <Skeleton />
            </Stack>
          </Grid>
        </li>
      </Repeat>
    </EntryList>
  );
}
