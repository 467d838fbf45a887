import { lazy } from 'react';
import { SettingsSection } from '../payments/settings-section.tsx';

const PayoutTermsForm = lazy(() => import('./payout-terms-form.tsx'));

/** Section with the form of what artists are paid of a sale. */
export default function PayoutTermsSection({ uid }: { uid: string }) {
  return (
    <SettingsSection
      title="What artists are paid"
      intro="It holds for orders that are placed from now on, and stands in the terms of service."
      uid={uid}
      Form={PayoutTermsForm}
    />
  );
}
