import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy, useState } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { ChosenTabs } from '#components/navigation/tabs.tsx';
import { Queue } from './queue.tsx';

const Log = lazy(() => import('./log.tsx'));

/** What waits, and what was decided. */
export default function Desk({ uid }: { uid: string }) {
  const [chosen, setChosen] = useState('waiting');
  return (
    <ChosenTabs
      label="Review desk"
      chosen={chosen}
      onChoose={setChosen}
      tabs={[
        { id: 'waiting', name: 'Waiting', panel: <Queue uid={uid} /> },
        {
          id: 'log',
          name: 'Log',
          panel: chosen === 'log' && (
            <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>
              <Log uid={uid} />
            </LazyBoundary>
          ),
        },
      ]}
    />
  );
}
