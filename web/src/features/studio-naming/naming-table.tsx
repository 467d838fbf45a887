import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import type { StudioImage } from '@aperture-byline/contract/image/wire';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { SaveStatus } from '#components/feedback/save-status.tsx';
import { BottomBar } from '#components/layout/bottom-bar.tsx';
import { Stack } from '#components/layout/layout.tsx';
import {
  hasWords,
  isSubmittable,
  saveWords,
  submitImagesMutation,
  submittedText,
} from '#entities/image/studio-queries.ts';
import { assertNotLeft } from '#entities/session/api/account-api.ts';
import { ApiError } from '#lib/api/api.ts';
import { watchConnection } from '#lib/api/connection.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText, isNoConnection } from '#lib/errors/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { type CellAction, cellName, findAction, findNeighbour, readCellName } from './cell-keys.ts';
import { COLUMNS, type Place, parseBlock } from './cells.ts';
import styles from './naming.module.css';
import { type CellHandlers, COLUMN_LABELS, PhotographRow } from './naming-row.tsx';
import type { NamingStore } from './naming-store.ts';
import { createNamingStore, type SaveRows } from './naming-store.ts';

const Lightbox = lazy(() => import('#components/media/lightbox.tsx'));
const PrivateDialog = lazy(() => import('#entities/image/library/private-dialog.tsx'));

export function NamingTable({ uid, images }: { uid: string; images: readonly StudioImage[] }) {
  const { store, rows, saving, canUndo } = useNaming(uid, images);
  const table = useRef<HTMLTableElement>(null);
  /** Where the focus was last: a button takes it away. */
  const [active, setActive] = useState<Place | null>(null);
  const [result, setResult] = useState('');
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const handlers = useMemo(() => buildHandlers({ store, onActive: setActive, onResult: setResult }), [store]);
  const open = rows.filter(({ image, isGone }) => !isGone && isSubmittable(image));
  const hidden = open.filter(({ cells }) => cells.privacyStatus === 'Private');
  const [isAsking, setAsking] = useState(false);
  const submit = useSingleFlightMutation(submitImagesMutation(uid), {
    onDone: (submitted) => {
      store.refresh(submitted);
      showToast('success', submittedText(submitted));
    },
    onFailed: (error) => {
      const fields = error instanceof ApiError && error.code === 'INVALID' ? error.fields : {};
      flushSync(() => store.refuse(fields));
      refuseSubmission(errorText(error, studioImageMessages.notSubmitted));
    },
  });

  /** Says how many cells are marked, or `otherwise` where none is, and focuses the first one. */
  function refuseSubmission(otherwise: string) {
    const marked = [...(table.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
    showToast('error', marked.length > 0 ? studioImageMessages.wordsMissing(marked.length) : otherwise);
    marked[0]?.focus();
  }

  /** Asks first where some would be submitted that nobody but their owner is to see. */
  function askOrSubmit() {
    if (hidden.length > 0 && open.every(({ cells }) => hasWords(cells))) setAsking(true);
    else void saveAndSubmit();
  }

  async function saveAndSubmit() {
    setAsking(false);
    if (submit.isPending) return;
    if (await store.saveNow()) submit.mutate({ body: { ids: open.map(({ id }) => id) } });
    else refuseSubmission(studioImageMessages.notSubmitted);
  }

  return (
    <Stack gap={3}>
      <table ref={table} className={styles.table}>
        <caption className="visually-hidden">{`${rows.length} photographs and their words`}</caption>
        <thead>
          <tr>
            <th scope="col">Photograph</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {COLUMN_LABELS[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <PhotographRow
              key={row.id}
              row={row}
              number={index + 1}
              store={store}
              handlers={handlers}
              onEnlarge={setEnlarged}
            />
          ))}
        </tbody>
      </table>
      <LazyBoundary>
        {enlarged !== null && (
          <Lightbox
            pictures={rows.map(({ image }) => image.picture)}
            index={enlarged}
            onClose={() => setEnlarged(null)}
          />
        )}
        {isAsking && (
          <PrivateDialog
            count={hidden.length}
            all={open.length}
            onClose={() => setAsking(false)}
            onSubmit={() => void saveAndSubmit()}
            onMakePublic={() => {
              store.makePublic(hidden.map(({ id }) => id));
              void saveAndSubmit();
            }}
          />
        )}
      </LazyBoundary>
      <BottomBar>
        <SaveStatus
          saving={saving}
          isRestored={store.isRestored}
          heldText={undefined}
          onRetry={() => void store.saveNow()}
        />
        <p role="status" className="text-quiet text-small">
          {result}
        </p>
        <Button aria-disabled={!canUndo} onClick={() => setResult(studioImageMessages.cellsChanged(store.undo()))}>
          Undo
        </Button>
        {active && (
          <Button onClick={() => setResult(studioImageMessages.cellsChanged(store.fillDown(active)))}>
            {/* One child: the button sets its children apart. */}
            <span>
              Fill down
              <span className={styles.column}>: {COLUMN_LABELS[active.column].toLowerCase()}</span>
            </span>
          </Button>
        )}
        {open.length > 0 && (
          <Button variant="primary" aria-disabled={submit.isPending} onClick={askOrSubmit}>
            Submit for review
          </Button>
        )}
      </BottomBar>
    </Stack>
  );
}

/** Focuses a cell with its text selected, as Tab does. */
function focusCell(place: Place): void {
  const cell = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${cellName(place)}"]`);
  cell?.focus();
  if (cell instanceof HTMLInputElement || cell instanceof HTMLTextAreaElement) cell.select();
}

/** The handlers of all fields, which stay the same, so that a key draws one row anew. */
function buildHandlers({
  store,
  onActive,
  onResult,
}: {
  store: NamingStore;
  onActive: (place: Place) => void;
  onResult: (text: string) => void;
}): CellHandlers {
  const ids = () => store.get().rows.map(({ id }) => id);
  const sayChanged = (count: number) => onResult(studioImageMessages.cellsChanged(count));

  function act(place: Place, action: CellAction): void {
    if (action === 'fill') sayChanged(store.fillDown(place));
    else if (action === 'undo') sayChanged(store.undo());
    else if (action === 'redo') sayChanged(store.redo());
    else {
      const target = findNeighbour(ids(), place, action);
      if (target) focusCell(target);
    }
  }

  return {
    onChange: ({ currentTarget: { name, value } }) => {
      const place = readCellName(name);
      if (place) store.type(place, value);
    },
    onKeyDown: (event) => {
      const place = readCellName(event.currentTarget.name);
      const action = findAction(event);
      if (!place || !action) return;
      event.preventDefault();
      act(place, action);
    },
    onPaste: (event) => {
      const place = readCellName(event.currentTarget.name);
      const block = parseBlock(event.clipboardData.getData('text/plain'));
      if (!place || !block) return;
      event.preventDefault();
      const count = store.paste(place, block);
      const left = block.length - (ids().length - ids().indexOf(place.id));
      const texts = [studioImageMessages.cellsChanged(count), left > 0 && studioImageMessages.linesLeftOut(left)];
      onResult(texts.filter(Boolean).join(' '));
    },
    onFocus: ({ currentTarget: { name } }) => {
      const place = readCellName(name);
      if (place) onActive(place);
    },
  };
}

function useNaming(uid: string, images: readonly StudioImage[]) {
  const client = useQueryClient();
  const [store] = useState(() => {
    const save: SaveRows = async (rows) => {
      try {
        assertNotLeft(uid);
        return await saveWords(client, uid, rows);
      } catch (error) {
        if (isNoConnection(error)) watchConnection();
        throw error;
      }
    };
    return createNamingStore(uid, images, save);
  });
  useEffect(() => store.refresh(images), [store, images]);
  useEffect(() => {
    store.open();
    const stop = onlineManager.subscribe((isOnline) => {
      if (isOnline) void store.saveNow();
    });
    return () => {
      stop();
      store.close();
    };
  }, [store]);
  return { store, ...useSyncExternalStore(store.subscribe, store.get) };
}
