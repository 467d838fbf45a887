import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Repeat, Skeleton } from '#components/feedback/skeleton.tsx';
import { studioHomeQuery, studioShopQuery } from '#entities/settings/own-queries.ts';
import { errorText } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { useRounds } from '../works/use-rounds.ts';
import { FrontPageForm } from './front-page-form.tsx';
import styles from './home.module.css';
import { PaymentForm } from './payment-form.tsx';

/** Two forms, each saved by itself. */
export default function HomeSettings({ uid }: { uid: string }) {
  const home = useQuery(studioHomeQuery(uid));
  const shop = useQuery(studioShopQuery(uid));
  const homeReload = useReload(home.refetch);
  const shopReload = useReload(shop.refetch);
  return (
    <div className={styles.page}>
      <QueryState query={home} loading={<FormSkeleton />} failure={settingsMessages.notLoaded}>
        {(data) => (
          <FrontPageForm key={homeReload.round} uid={uid} home={data} onReload={homeReload.reload} />
        )}
      </QueryState>
      <section className={styles.form}>
        <h2>Payment details</h2>
        <QueryState query={shop} loading={<FormSkeleton />} failure={settingsMessages.notLoaded}>
          {(data) => (
            <PaymentForm key={shopReload.round} uid={uid} shop={data} onReload={shopReload.reload} />
          )}
        </QueryState>
      </section>
    </div>
  );
}

/** Lets a form begin anew with what is stored now. */
function useReload(refetch: () => Promise<{ error: Error | null }>) {
  const { round, renew } = useRounds();
  return {
    round,
    reload: async () => {
      const { error } = await refetch();
      if (error) showToast('error', errorText(error, settingsMessages.notLoaded));
      else renew();
    },
  };
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
