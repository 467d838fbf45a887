import type { OrderedPrint } from '@aperture-byline/contract/order/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { Link } from 'react-router';
import { Picture } from '#components/media/picture.tsx';
import { paths } from '#lib/paths.ts';
import { optionsOf } from './order-texts.ts';
import styles from './ordered-prints.module.css';

/** The prints of a part of an order: picture, size, frame and price. */
export function OrderedPrints({ prints }: { prints: readonly OrderedPrint[] }) {
  return (
    <ul className={styles.prints}>
      {prints.map((print) => (
        <li key={print.product_id} className={styles.print}>
          <div className={styles.picture}>
            {print.picture && <Picture picture={print.picture} sizes="88px" alt="" />}
          </div>
          <div className={styles.words}>
            <p className={styles.title}>
              <Link to={paths.product(print.slug)}>{print.title}</Link>
            </p>
            <p className={styles.options}>{optionsOf(print)}</p>
          </div>
          <p className={styles.price}>{formatPrice(print.price)}</p>
        </li>
      ))}
    </ul>
  );
}
