import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { ControlledTabs } from '#components/navigation/tabs.tsx';
import { Queue } from './queue/queue.tsx';
import { useAddressWords } from './use-address-words.ts';

const UnpublishForm = lazy(() => import('./decisions/unpublish-form.tsx'));
const TrustedPhotographers = lazy(() => import('./decisions/trusted-photographers.tsx'));
const AuditLog = lazy(() => import('./searched-log.tsx'));

/** Tabs that the address names; without a name it is the one of what waits. */
const TABS = ['public', 'trusted', 'log'] as const;

export default function ReviewScreen({ uid }: { uid: string }) {
  const [{ tab }, setWords] = useAddressWords(['tab']);
  const selected = TABS.find((name) => name === tab) ?? 'waiting';
  return (
    <ControlledTabs
      label="Review desk"
      selected={selected}
      onChoose={(name) => setWords({ tab: name === 'waiting' ? '' : name })}
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
