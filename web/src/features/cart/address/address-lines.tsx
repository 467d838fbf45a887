import type { Address } from '@aperture-byline/contract/address/wire';
import styles from './address-lines.module.css';

/** An address as it stands on a parcel, and how to reach whoever receives it. */
export function AddressLines({ address: to }: { address: Address }) {
  return (
    <span className={styles.lines}>
      <span>{to.address}</span>
      <span>
        {to.city}, {to.state} {to.postalcode}
      </span>
      <span>{to.country}</span>
      <span className={styles.contact}>
        {to.phone}, {to.alternate_phone}
      </span>
      <span className={styles.contact}>{to.email}</span>
    </span>
  );
}
