import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy, useState } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { ControlledTabs } from '#components/navigation/tabs.tsx';
import { Queue } from './queue/queue.tsx';

const UnpublishForm = lazy(() => import('./decisions/unpublish-form.tsx'));
const TrustedPhotographers = lazy(() => import('./decisions/trusted-photographers.tsx'));
const AuditLog = lazy(() => import('./audit-log.tsx'));

export default function ReviewScreen({ uid }: { uid: string }) {
  const [selected, setSelected] = useState('waiting');
  return (
    <ControlledTabs
      label="Review desk"
      selected={selected}
      onChoose={setSelected}
      tabs={[
        { id: 'waiting', name: 'Waiting', panel: <Queue uid={uid} /> },
        {
          id: 'public',
          name: 'Public',
          panel: selected === 'public' && (
            <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>
              <UnpublishForm />
            </LazyBoundary>
          ),
        },
        {
          id: 'trusted',
          name: 'Trusted',
          panel: selected === 'trusted' && (
            <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>
              <TrustedPhotographers uid={uid} />
            </LazyBoundary>
          ),
        },
        {
          id: 'log',
          name: 'Log',
          panel: selected === 'log' && (
            <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>
              <AuditLog uid={uid} />
            </LazyBoundary>
          ),
        },
      ]}
    />
  );
}
