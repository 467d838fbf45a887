import type { Leaver } from '@aperture-byline/contract/order/wire';
import { buildMailAddress } from '#lib/mail-address.ts';

const ROLES: Readonly<Record<Leaver['role'], string>> = { buyer: 'The buyer', artist: 'The artist' };

/** Says that somebody of an order has left while something of theirs is open in it, and where they are reached. */
export default function LeaverNote({ leaver: { role, name, email } }: { leaver: Leaver }) {
  return (
    <p className="text-small break-anywhere">
      {ROLES[role]}
      {name && `, ${name},`} has left.{' '}
      {email === null ? (
        'No confirmed address is kept.'
      ) : (
        <>
          To be reached until all is settled: <a href={buildMailAddress(email)}>{email}</a>
        </>
      )}
    </p>
  );
}
