import { ForAdmins } from '#entities/user/studio/for-admins.tsx';
import { Payments } from './payments/payments.tsx';

export default function PaymentsPage() {
  return (
    <ForAdmins
      title="Payments"
      intro="Payment follows acceptance: an amount is due once the artists of an order have answered. Confirm what the bank shows, with its reference. The longest waiting first."
      otherwise="Your account can’t confirm payments."
    >
      {({ uid }) => <Payments uid={uid} />}
    </ForAdmins>
  );
}
