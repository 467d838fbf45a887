import type { StoryState } from '@aperture-byline/contract/blog/wire';
import { studioBlog } from '@aperture-byline/contract/endpoints/studio/studio-works';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { DialogActions } from '#components/dialog/dialog-parts.tsx';
import { ModalDialog } from '#components/dialog/modal-dialog.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { SIGNED_FOR } from '#entities/image/studio-queries.ts';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import styles from './history-dialog.module.css';
import { StateList } from './state-list.tsx';
import { type Labels, StateView } from './state-view.tsx';

/** The last states of a story, the newest first; the chosen one is shown and can be restored. */
export default function HistoryDialog({
  uid,
  blogId,
  text,
  labels,
  findChanged,
  isRestoring,
  onRestore,
  onClose,
}: {
  uid: string;
  blogId: string;
  /** The present one, HTML. */
  text: string;
  labels: Labels;
  /** The fields in which the story is different now. */
  findChanged: (state: StoryState) => (keyof Labels)[];
  isRestoring: boolean;
  onRestore: (number: number) => void;
  onClose: () => void;
}) {
  const states = useQuery({
    ...privateQuery(uid, studioBlog.listStates, { params: { blogId } }),
    staleTime: 0,
  });
  const [chosen, setChosen] = useState<number | null>(null);
  const number = chosen ?? states.data?.[0]?.number ?? null;
  const state = useQuery({
    ...privateQuery(uid, studioBlog.getState, { params: { blogId, number: String(number) } }),
    enabled: number !== null,
    staleTime: 0,
    refetchInterval: SIGNED_FOR,
  });
  const canRestore = state.data !== undefined && Object.keys(state.data.problems).length === 0;
  return (
    <ModalDialog
      title="History"
      text={studioMessages.statesExplained}
      width="md"
      scroll="paper"
      onClose={onClose}
    >
      <div className={styles.content}>
        <QueryState
          query={states}
          loading={<Skeleton ratio={3} />}
          empty={<p>{studioMessages.noStates}</p>}
          failure={studioMessages.statesNotLoaded}
        >
          {(found) => (
            <div className={styles.panes}>
              <StateList states={found} text={text} number={number} onChoose={setChosen} />
              <section className={styles.state} aria-label="The chosen state">
                <QueryState
                  query={state}
                  loading={<Skeleton ratio={2} />}
                  failure={studioMessages.statesNotLoaded}
                >
                  {(shown) => <StateView state={shown} labels={labels} changed={findChanged(shown)} />}
                </QueryState>
              </section>
            </div>
          )}
        </QueryState>
      </div>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {number !== null && (
          <Button
            variant="primary"
            aria-disabled={isRestoring || !canRestore}
            onClick={() => canRestore && onRestore(number)}
          >
            {isRestoring ? 'Restoring…' : 'Restore this state'}
          </Button>
        )}
      </DialogActions>
    </ModalDialog>
  );
}
