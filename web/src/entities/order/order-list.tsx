import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import { copiesText, groupCopies, isEndedWithoutSale } from '@aperture-byline/contract/order/order-summary';
import type { OrderListItem } from '@aperture-byline/contract/order/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { CardLink } from '#components/base/card-link.tsx';
import { Repeat, Skeleton } from '#components/feedback/skeleton.tsx';
import { Picture } from '#components/media/picture.tsx';
import { paths } from '#lib/paths.ts';
import styles from './order-list.module.css';
import { orderStatusText } from './order-texts.ts';

/** Pictures that a row shows of its prints; a number stands for the others. */
const SHOWN = 3;

/** Orders, each a row that leads to its page. */
export function OrderList({ orders }: { orders: readonly OrderListItem[] }) {
  return (
    <>
      {orders.some(({ status }) => status === 'awaiting_acceptance') && (
        <p className={styles.note}>{orderMessages.paymentFollows}</p>
      )}
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.order_id}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
    </>
  );
}

function OrderRow({ order }: { order: OrderListItem }) {
  const { prints, amount_due, total, created_on } = order;
  const groups = groupCopies(prints, (print) => JSON.stringify(print));
  const pictures = groups.flatMap(({ print }) => print.picture ?? []).slice(0, SHOWN);
  const [first] = groups;
  const title = first ? copiesText(first.count, first.print.title) : 'Order';
  const others = prints.length - (first?.count ?? 0);
  return (
    <article className={styles.row}>
      <div className={styles.pictures} aria-hidden>
        {pictures.map((picture) => (
          <div key={picture.src} className={styles.picture}>
            <Picture picture={picture} sizes="72px" ratio={1} alt="" />
          </div>
        ))}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <CardLink to={paths.order(order.order_id)}>
            {others === 0 ? title : `${title} and ${others} more`}
          </CardLink>
        </h3>
        <p className={styles.facts}>
          <time dateTime={created_on}>{formatDay(created_on)}</time>
        </p>
      </div>
      <p className={styles.state}>{orderStatusText(order)}</p>
      <p className={styles.amount}>
        {isEndedWithoutSale(order) ? 'Nothing to pay' : formatPrice(amount_due || total)}
      </p>
    </article>
  );
}

export function OrderListSkeleton() {
  return (
    <div className={styles.list}>
      <Repeat count={3}>
        <div className={styles.row}>
          <Skeleton ratio={1} className={styles.picture ?? ''} />
          <div className={styles.words}>
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      </Repeat>
    </div>
  );
}
