import { countWords } from '@aperture-byline/contract/blog/reading-time';
import type { StoryVersion, StoryVersionItem } from '@aperture-byline/contract/blog/wire';
import { studioBlog } from '@aperture-byline/contract/endpoints/studio/studio-works';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { DialogActions } from '#components/dialog/dialog-parts.tsx';
import { ModalDialog } from '#components/dialog/modal-dialog.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { privateQuery, SIGNED_FOR } from '#entities/session/api/private-requests.ts';
import { formatCount, pluralize } from '#lib/format-count.ts';
import styles from './history-dialog.module.css';
import { type Labels, VersionView } from './version-view.tsx';

/** The last versions of a story, the newest first; the chosen one is shown and can be restored. */
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
  findChanged: (version: StoryVersion) => (keyof Labels)[];
  isRestoring: boolean;
  onRestore: (number: number) => void;
  onClose: () => void;
}) {
  const versions = useQuery({
    ...privateQuery(uid, studioBlog.listVersions, { params: { blogId } }),
    staleTime: 0,
  });
  const [chosen, setChosen] = useState<number | null>(null);
  const number = chosen ?? versions.data?.[0]?.number ?? null;
  const version = useQuery({
    ...privateQuery(uid, studioBlog.getVersion, { params: { blogId, number: String(number) } }),
    enabled: number !== null,
    staleTime: 0,
    refetchInterval: SIGNED_FOR,
  });
  const canRestore = version.data !== undefined && Object.keys(version.data.problems).length === 0;
  return (
    <ModalDialog title="History" text={studioMessages.versionsExplained} width="md" scroll="paper" onClose={onClose}>
      <div className={styles.content}>
        <QueryState
          query={versions}
          loading={<Skeleton ratio={3} />}
          empty={<p>{studioMessages.noVersions}</p>}
          failure={studioMessages.versionsNotLoaded}
        >
          {(found) => (
            <div className={styles.panes}>
              <VersionList versions={found} text={text} number={number} onChoose={setChosen} />
              <section className={styles.version} aria-label="The chosen state">
                <QueryState query={version} loading={<Skeleton ratio={2} />} failure={studioMessages.versionsNotLoaded}>
                  {(shown) => <VersionView version={shown} labels={labels} changed={findChanged(shown)} />}
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

/** Lists versions below the present one, each with its words and the difference from before. */
function VersionList({
  versions,
  text,
  number,
  onChoose,
}: {
  versions: readonly StoryVersionItem[];
  text: string;
  number: number | null;
  onChoose: (number: number) => void;
}) {
  return (
    <ol className={styles.list} aria-label="States">
      <li className={styles.entry}>
        <span>Now</span>
        <Words count={countWords(text)} before={versions[0]} />
      </li>
      {versions.map((version, index) => (
        <li key={version.number}>
          <button
            type="button"
            className={styles.entry}
            aria-pressed={version.number === number}
            onClick={() => onChoose(version.number)}
          >
            <time dateTime={version.savedAt}>{formatTime(version.savedAt)}</time>
            <Words count={version.wordCount} before={versions[index + 1]} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function Words({ count, before }: { count: number; before: StoryVersionItem | undefined }) {
  return (
    <span className="text-quiet text-small">
      {pluralize(count, 'word')}
      {before && before.wordCount !== count && ` (${formatDifference(count - before.wordCount)})`}
    </span>
  );
}

/** `+120`, `−7`. */
function formatDifference(difference: number): string {
  return `${difference > 0 ? '+' : '−'}${formatCount(Math.abs(difference))}`;
}
