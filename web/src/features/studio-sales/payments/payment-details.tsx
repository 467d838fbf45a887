import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Loading, Repeat, Skeleton } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import styles from './payments.module.css';

const PaymentForm = lazy(() => import('./payment-form.tsx'));

/** Where buyers pay, with the form that changes it: its libraries are loaded after the page. */
export function PaymentDetails({ uid }: { uid: string }) {
  const skeleton = (
    <Stack gap={3} className={styles.fields}>
      <Repeat count={3}>
        <Skeleton ratio={6} />
      </Repeat>
    </Stack>
  );
  return (
    <Stack as="section" gap={3} className={styles.group}>
      <h2 tabIndex={-1}>Payment details</h2>
      <p className="text-quiet">What a buyer reads on the page of an order once it can be paid.</p>
      <LazyBoundary fallback={<Loading label={messages.loading}>{skeleton}</Loading>}>
        <PaymentForm uid={uid} loading={skeleton} />
      </LazyBoundary>
    </Stack>
  );
}
