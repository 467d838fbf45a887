import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Repeat, Skeleton } from '#components/feedback/skeleton.tsx';
import { studioHomeQuery, studioShopQuery } from '#entities/settings/own-queries.ts';
import { FrontPageForm } from './front-page-form.tsx';
import styles from './home.module.css';
import { PaymentForm } from './payment-form.tsx';

/** Two forms, each saved by itself. */
export default function HomeSettings({ uid }: { uid: string }) {
  const home = useQuery(studioHomeQuery(uid));
  const shop = useQuery(studioShopQuery(uid));
  return (
    <div className={styles.page}>
      <QueryState query={home} loading={<FormSkeleton />} failure={settingsMessages.notLoaded}>
        {(data) => <FrontPageForm uid={uid} home={data} />}
      </QueryState>
      <section className={styles.form}>
        <h2>Payment details</h2>
        <QueryState query={shop} loading={<FormSkeleton />} failure={settingsMessages.notLoaded}>
          {(data) => <PaymentForm uid={uid} shop={data} />}
        </QueryState>
      </section>
    </div>
  );
}

function FormSkeleton() {
  return (
    <div className={styles.form}>
      <Repeat count={3}>
        <Skeleton ratio={6} />
      </Repeat>
    </div>
  );
}
