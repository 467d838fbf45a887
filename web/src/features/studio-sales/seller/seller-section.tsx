import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Loading, Skeletons } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import styles from '../payments/payments.module.css';

const SellerForm = lazy(() => import('./seller-form.tsx'));

/** Who sells, as receipts name them, with the form that changes it. */
export default function SellerSection({ uid }: { uid: string }) {
  const skeleton = (
    <Stack gap={3} className={styles.fields}>
      <Skeletons count={4} ratio={6} />
    </Stack>
  );
  return (
    <Stack as="section" gap={3} className={styles.group}>
      <h2 tabIndex={-1}>Seller on receipts</h2>
      <p className="text-quiet">
        Receipts of payments that are confirmed from now on name it; earlier ones stay as they are.
      </p>
      <LazyBoundary fallback={<Loading label={messages.loading}>{skeleton}</Loading>}>
        <SellerForm uid={uid} loading={skeleton} />
      </LazyBoundary>
    </Stack>
  );
}
