import type { Order } from '@aperture-byline/contract/order/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { artistNames, eventText } from '#entities/order/order-texts.ts';
import styles from './order-timeline.module.css';

/** What happened to an order, oldest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const names = artistNames(order);
  const entries = order.timeline.map((entry, index) => ({ ...entry, key: `${index}-${entry.event}` }));
  return (
    <ol className={styles.timeline}>
      {entries.map(({ key, at, event, photographer, note }) => (
        <li key={key} className={styles.entry}>
          <time className={styles.time} dateTime={at}>
            {formatTime(at)}
          </time>
          <div>
            <p>{eventText(event, names.get(photographer ?? 0) ?? 'The artist')}</p>
            {note && <p className={styles.note}>{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
