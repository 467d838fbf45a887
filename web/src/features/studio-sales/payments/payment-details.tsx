import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy } from 'react';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import { Loading, Repeat, Skeleton } from '#components/feedback/skeleton.tsx';
import styles from './payments.module.css';

const PaymentForm = lazy(() => import('./payment-form.tsx'));

/** Where buyers pay, with the form that changes it: its libraries are loaded after the page. */
export function PaymentDetails({ uid }: { uid: string }) {
  const skeleton = (
    <div className={styles.fields}>
      <Repeat count={3}>
        <Skeleton ratio={6} />
      </Repeat>
    </div>
  );
  return (
    <section className={styles.group}>
      <h2 className={styles.heading} tabIndex={-1}>
        Payment details
      </h2>
      <p className={styles.intro}>What a buyer reads on the page of an order once it can be paid.</p>
      <LazyBoundary fallback={<Loading label={messages.loading}>{skeleton}</Loading>}>
        <PaymentForm uid={uid} loading={skeleton} />
      </LazyBoundary>
    </section>
  );
}
