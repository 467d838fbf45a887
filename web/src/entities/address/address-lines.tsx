import type { Address } from '@aperture-byline/contract/address/wire';
import styles from './address-lines.module.css';

type ShownAddress = Omit<Address, 'id' | 'recipient' | 'email'> & {
  /** Name in an order. */
  name?: string;
  /** Name in a saved address. */
  recipient?: string;
  email?: string;
};

/** Shows an address as on a parcel, and how to reach its receiver. Leaves out what is empty, as in old orders. */
export function AddressLines({ address: to }: { address: ShownAddress }) {
  const name = to.name || to.recipient;
  const place = [to.city, to.state].filter(Boolean).join(', ');
  const phones = [...new Set([to.phone, to.alternate_phone])].filter(Boolean).join(', ');
  return (
    // Without an element that a label may not have inside.
    <span className={styles.address}>
      {name && <span>{name}</span>}
      {to.address && <span className="pre-line">{to.address}</span>}
      <span>{[place, to.postalcode].filter(Boolean).join(' ')}</span>
      {to.country && <span>{to.country}</span>}
      {phones && <span className="text-quiet text-small">{phones}</span>}
      {to.email && <span className="text-quiet text-small">{to.email}</span>}
    </span>
  );
}
