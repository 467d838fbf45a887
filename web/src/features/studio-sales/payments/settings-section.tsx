import { messages } from '@aperture-byline/contract/shared/messages';
import type { ComponentType, ReactNode } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Loading, Skeletons } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import styles from './payments.module.css';

/** Section of settings, whose form is loaded when it is shown; `loading` reserves the form's space. */
export function SettingsSection({
  title,
  intro,
  uid,
  Form,
}: {
  title: string;
  intro: string;
  uid: string;
  Form: ComponentType<{ uid: string; loading: ReactNode }>;
}) {
  const skeleton = (
    <Stack gap={3} className={styles.fields}>
      <Skeletons count={4} ratio={6} />
    </Stack>
  );
  return (
    <Stack as="section" gap={3} className={styles.group}>
      <h2 tabIndex={-1}>{title}</h2>
      <p className="text-quiet">{intro}</p>
      <LazyBoundary fallback={<Loading label={messages.loading}>{skeleton}</Loading>}>
        <Form uid={uid} loading={skeleton} />
      </LazyBoundary>
    </Stack>
  );
}
