import type { OrderedPrint } from '@aperture-byline/contract/order/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { Link } from 'react-router';
import { Picture } from '#components/media/picture.tsx';
import { paths } from '#lib/paths.ts';
import { groupPrints, optionsOf } from './order-texts.ts';
import styles from './ordered-prints.module.css';

/** The prints of a sub-order: picture, size, frame and price; copies of one print once, with their number. */
export function OrderedPrints({ prints }: { prints: readonly OrderedPrint[] }) {
  return (
    <ul className={styles.prints}>
      {groupPrints(prints).map(({ print, count }) => (
        <li key={`${print.product_id} ${print.size_id} ${print.frame_id}`} className={styles.print}>
          <div className={styles.picture}>
            {print.picture && <Picture picture={print.picture} sizes="88px" alt="" />}
          </div>
          <div className={styles.words}>
            <p className={styles.title}>
              {count > 1 && `${count} × `}
              <Link to={paths.product(print.slug)}>{print.title}</Link>
            </p>
            <p className={styles.options}>
              {optionsOf(print)}
              {count > 1 && `, ${formatPrice(print.price)} each`}
            </p>
          </div>
          <p className={styles.price}>{formatPrice(print.price * count)}</p>
        </li>
      ))}
    </ul>
  );
}
