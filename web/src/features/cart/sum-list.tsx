import { formatPrice } from '@aperture-byline/contract/shared/money';
import styles from './sum-list.module.css';

/** Amounts below each other; the last is their sum. */
export function SumList({ rows }: { rows: readonly (readonly [name: string, amount: number])[] }) {
  return (
    <dl className={styles.sums}>
      {rows.map(([name, amount]) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd>{formatPrice(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
