import { SHIPPING_CHARGE } from '@aperture-byline/contract/shared/constants';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import styles from './policies.module.css';

const HOURS_TO_ACCEPT = 24;
const HOURS_TO_PREPARE = 48;
const DAYS_TO_REPORT_DAMAGE = 7;
const DELIVERY: readonly [way: string, days: string][] = [
  ['Standard', '5–10 business days'],
  ['Expedited', '2–5 business days'],
  ['International', '7–20 business days'],
];

/** The policy of one of the tabs. */
export default function Policy({ of }: { of: 'shipping' | 'return' }) {
  return of === 'shipping' ? <ShippingPolicy /> : <ReturnPolicy />;
}

function ShippingPolicy() {
  return (
    <div className={styles.policy}>
      <h3>Made for you, after you order</h3>
      <p>
        The artist has up to {HOURS_TO_ACCEPT} hours to accept an order. You pay then, and your payment starts
        the {HOURS_TO_PREPARE} hours in which the artist prints, frames and packs it. Nothing is taken from a
        shelf, so please count these days in when the print is a gift.
      </p>
      <h3>On its way</h3>
      <p>Delivery times count from the moment the parcel leaves the artist:</p>
      <dl className={styles.times}>
        {DELIVERY.map(([way, days]) => (
          <div key={way} className={styles.time}>
            <dt>{way}</dt>
            <dd>{days}</dd>
          </div>
        ))}
      </dl>
      <p>
        Shipping costs {formatPrice(SHIPPING_CHARGE)} for an order, however many prints are in it. Couriers
        can be slower around public holidays, and parcels that cross a border may wait at customs.
      </p>
      <h3>If something arrives damaged</h3>
      <p>
        Please tell us within {DAYS_TO_REPORT_DAMAGE} days of delivery, with photographs of the damage and of
        the packaging, through our <Link to={paths.contact}>contact page</Link>. Keep the packaging until we
        have answered: the courier may ask to see it.
      </p>
    </div>
  );
}

function ReturnPolicy() {
  return (
    <div className={styles.policy}>
      <h3>What can be returned</h3>
      <p>Because every print is made for the person who ordered it, it can go back in three cases only:</p>
      <ul className={styles.cases}>
        <li>it came in the wrong size,</li>
        <li>it came in the wrong frame,</li>
        <li>it is not the item that was ordered.</li>
      </ul>
      <p>
        A change of mind is not among them, so please compare the size with your wall before you order. A
        print that was damaged on its way is reported within {DAYS_TO_REPORT_DAMAGE} days, with photographs,
        as described under Shipping.
      </p>
      <h3>How to return it</h3>
      <p>
        Write to us through the <Link to={paths.contact}>contact page</Link> with a photograph of what
        arrived, and wait for our answer before you send anything back. Please return the print in its own
        packaging.
      </p>
      <h3>Refunds</h3>
      <p>
        Once a return is confirmed, the price of the print is paid back within 5–7 business days, the way it
        was paid. Shipping costs are not refundable.
      </p>
    </div>
  );
}
