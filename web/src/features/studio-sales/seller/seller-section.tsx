import { lazy } from 'react';
import { SettingsSection } from '../payments/settings-section.tsx';

const SellerForm = lazy(() => import('./seller-form.tsx'));

/** Who sells, as receipts name them, with the form that changes it. */
export default function SellerSection({ uid }: { uid: string }) {
  return (
    <SettingsSection
      title="Seller on receipts"
      intro="Receipts of payments that are confirmed from now on name it; earlier ones stay as they are."
      uid={uid}
      Form={SellerForm}
    />
  );
}
