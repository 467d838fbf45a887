import type { OrderedAddress } from '@aperture-byline/contract/order/wire';
import styles from './address-lines.module.css';

/** Where the prints of an order go, as it was when they were ordered. */
export function AddressLines({ address }: { address: OrderedAddress }) {
  const { name, address: street, city, postalcode, state, country, phone, alternate_phone } = address;
  const phones = [...new Set([phone, alternate_phone])].filter(Boolean);
  return (
    <address className={styles.address}>
      <span>{name}</span>
      <span className={styles.street}>{street}</span>
      <span>{[city, postalcode].filter(Boolean).join(' ')}</span>
      <span>{[state, country].filter(Boolean).join(', ')}</span>
      {phones.length > 0 && <span>{phones.join(', ')}</span>}
    </address>
  );
}
