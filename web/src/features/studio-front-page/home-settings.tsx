import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeletons } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { studioHomeQuery } from '#entities/settings/private-queries.ts';
import { useReload } from '#entities/settings/save-settings.tsx';
import { FrontPageForm } from './front-page-form.tsx';
import styles from './home.module.css';

export default function HomeSettings({ uid }: { uid: string }) {
  const home = useQuery(studioHomeQuery(uid));
  const { remountKey, reload } = useReload(home.refetch);
  return (
    <Stack gap={8} className={styles.page}>
      <QueryState
        query={home}
        loading={
          <Stack gap={6}>
            <Skeletons count={3} ratio={6} />
          </Stack>
        }
        failure={settingsMessages.notLoaded}
      >
        {(data) => <FrontPageForm key={remountKey} uid={uid} home={data} onReload={reload} />}
      </QueryState>
    </Stack>
  );
}
