import { useQuery } from '@tanstack/react-query';
import { Skeletons } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { studioHomeQuery } from '#entities/settings/private-queries.ts';
import { StoredSettings } from '#entities/settings/save-settings.tsx';
import { FrontPageForm } from './front-page-form.tsx';
import styles from './home.module.css';

export default function HomeSettings({ uid }: { uid: string }) {
  return (
    <Stack gap={8} className={styles.page}>
      <StoredSettings
        query={useQuery(studioHomeQuery(uid))}
        loading={
          <Stack gap={6}>
            <Skeletons count={3} ratio={6} />
          </Stack>
        }
      >
        {(home, onReload) => <FrontPageForm uid={uid} home={home} onReload={onReload} />}
      </StoredSettings>
    </Stack>
  );
}
