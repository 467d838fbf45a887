import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Loading, Skeletons } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import styles from '../payments/payments.module.css';

const PayoutTermsForm = lazy(() => import('./payout-terms-form.tsx'));

/** Section with the form of what artists are paid of a sale. */
export default function PayoutTermsSection({ uid }: { uid: string }) {
  const skeleton = (
    <Stack gap={3} className={styles.fields}>
      <Skeletons count={4} ratio={6} />
    </Stack>
  );
  return (
    <Stack as="section" gap={3} className={styles.group}>
      <h2 tabIndex={-1}>What artists are paid</h2>
      <p className="text-quiet">It holds for orders that are placed from now on, and stands in the terms of service.</p>
      <LazyBoundary fallback={<Loading label={messages.loading}>{skeleton}</Loading>}>
        <PayoutTermsForm uid={uid} loading={skeleton} />
      </LazyBoundary>
    </Stack>
  );
}
