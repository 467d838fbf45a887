import type { Order } from '@aperture-byline/contract/order/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { artistNames, eventText } from '#entities/order/order-texts.ts';
import styles from './order-detail.module.css';

/** What happened to an order, oldest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const names = artistNames(order);
  const entries = order.timeline.map((entry, index) => ({ ...entry, key: `${index}-${entry.event}` }));
  return (
    <Stack as="ol">
      {entries.map(({ key, at, event, photographer, note }) => (
        <Grid
          as="li"
          key={key}
          gap={[0, 3]}
          sm="11rem minmax(0, 1fr)"
          align="baseline"
          className="break-anywhere"
        >
          <time className="text-quiet text-small tabular-nums" dateTime={at}>
            {formatTime(at)}
          </time>
          <div>
            <p>{eventText(event, names.get(photographer ?? 0) ?? 'The artist')}</p>
            {note && <p className={styles.event}>{note}</p>}
          </div>
        </Grid>
      ))}
    </Stack>
  );
}
