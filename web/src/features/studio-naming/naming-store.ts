import type { ImageWordsRow } from '@aperture-byline/contract/image/bodies';
import type { ImageWordsOutcome, ImageWordsProblems, StudioImage } from '@aperture-byline/contract/image/wire';
import { atom } from 'nanostores';
import { Autosave, type Snapshot } from '#lib/api/autosave.ts';
import {
  addEdits,
  type EditedRow,
  type Edits,
  fillDown,
  makePublic,
  NO_EDITS,
  pasteBlock,
  redoEdits,
  typeText,
  undoEdits,
} from './cell-edits.ts';
import {
  type Cells,
  COLUMNS,
  findChanges,
  isChanged,
  isContested,
  type Place,
  rebaseCells,
  toCells,
  typedCells,
  type Words,
} from './cells.ts';
import { findRowProblems, groupBySize, RowsRefused, toRefusal } from './row-requests.ts';
import { readUnsavedWords, replaceUnsavedWords } from './unsaved-words.ts';

export interface NamingRow extends EditedRow {
  /** Photograph as the server has it, as far as this window knows. */
  image: StudioImage;
  /** Another window saved other words than those that are typed here: nothing is sent until somebody decides. */
  isStale: boolean;
  isGone: boolean;
  problems: ImageWordsProblems;
}

interface NamingState {
  rows: readonly NamingRow[];
  saving: Snapshot<Record<string, true>>;
  canUndo: boolean;
}

/** Calls the server: what became of each row. */
export type SaveRows = (rows: ImageWordsRow[]) => Promise<ImageWordsOutcome[]>;

export type NamingStore = ReturnType<typeof createNamingStore>;

/** Holds the table while it is written, with undo and saving. Keeps in the browser what the server does not have. */
export function createNamingStore(uid: string, images: readonly StudioImage[], save: SaveRows) {
  let rows: readonly NamingRow[] = images.map((image) => openRow(uid, image));
  let history = NO_EDITS;
  /** Words sent by calls whose answers were lost, by photograph: they may be stored. */
  const unanswered = new Map<string, Partial<Words>>();
  /** Cells that this window stored in the browser, by the ids of the rows. */
  const stored = new Map<string, Partial<Cells>>(
    rows
      .filter(({ image, cells }) => isChanged(cells, image))
      .map(({ id, image, cells }) => [id, typedCells(cells, image)]),
  );
  const isRestored = stored.size > 0;
  /** Phase: the last visit's words stay until open; none are stored once closed: somebody may have signed out. */
  let phase: 'new' | 'open' | 'closed' = 'new';

  const autosave = new Autosave<Record<string, true>>({
    send,
    findProblems: (error) => (error instanceof RowsRefused ? error.problems : null),
    onRefused: refuse,
    isStop: () => false,
  });
  const state = atom(toState());
  autosave.subscribe(update);

  function toState(): NamingState {
    return { rows, saving: autosave.get(), canUndo: history.done.length > 0 };
  }

  function update(): void {
    keepUnsaved();
    state.set(toState());
  }

  function find(id: string): NamingRow | undefined {
    return rows.find((row) => row.id === id);
  }

  function change(id: string, changeRow: (row: NamingRow) => Partial<NamingRow>): void {
    rows = rows.map((row) => (row.id === id ? { ...row, ...changeRow(row) } : row));
  }

  /** Takes over a version of the server, below what is typed. */
  function adopt(image: StudioImage): void {
    change(image.id, (row) => ({
      image,
      isFixed: row.isGone || image.status === 'submitted',
      cells: rebaseCells(row.cells, row.image, image),
    }));
  }

  function keepUnsaved(): void {
    if (phase === 'new') return;
    const { unsaved } = autosave.get();
    for (const { id, cells, image, isStale } of rows) {
      const isUnsaved = id in unsaved;
      if (isUnsaved ? phase !== 'open' : !stored.has(id)) continue;
      const after = isUnsaved ? typedCells(cells, image) : {};
      const updatedAt = isStale ? '' : image.updatedAt;
      replaceUnsavedWords(uid, id, { before: stored.get(id) ?? {}, after: { updatedAt, cells: after } });
      if (isUnsaved) stored.set(id, after);
      else stored.delete(id);
    }
  }

  /** Shows what is wrong, by `{id}.{column}`. */
  function refuse(problems: Readonly<Record<string, string>>): void {
    rows = rows.map((row) => {
      const own = findRowProblems(problems, row.id);
      return Object.keys(own).length > 0 ? { ...row, problems: own } : row;
    });
    update();
  }

  async function send(changes: Partial<Record<string, true>>): Promise<void> {
    let problems: Record<string, string> = {};
    let open = Object.keys(changes);
    while (open.length > 0) {
      const requests = open.flatMap(toRequest);
      for (const id of open) if (isHeld(id)) problems[`${id}.status`] = '';
      open = [];
      for (const group of groupBySize(requests)) {
        for (const outcome of await saveGroup(group)) {
          const result = settle(outcome);
          if (result === 'again') open.push(outcome.id);
          else problems = { ...problems, ...result };
        }
      }
    }
    if (Object.keys(problems).length > 0) throw new RowsRefused(problems);
  }

  async function saveGroup(group: ImageWordsRow[]): Promise<ImageWordsOutcome[]> {
    try {
      return await save(group);
    } catch (error) {
      const refusal = toRefusal(error, group);
      if (refusal) throw refusal;
      for (const { id, updatedAt: _, ...words } of group) unanswered.set(id, { ...unanswered.get(id), ...words });
      throw error;
    }
  }

  const isHeld = (id: string): boolean => find(id)?.isStale === true || find(id)?.isGone === true;

  /** Nothing where the server has what is typed, or somebody has to decide first. */
  function toRequest(id: string): ImageWordsRow[] {
    const row = find(id);
    if (!row || isHeld(id) || !isChanged(row.cells, row.image)) return [];
    return [{ id, updatedAt: row.image.updatedAt, ...findChanges(row.cells, row.image) }];
  }

  /** Takes over what became of a row; what is wrong with it, or `again` where it is to be sent over another version. */
  function settle(outcome: ImageWordsOutcome): 'again' | Record<string, string> {
    const { id, state: result } = outcome;
    const lost = unanswered.get(id) ?? {};
    unanswered.delete(id);
    if (result === 'notFound') {
      change(id, () => ({ isGone: true, isFixed: true }));
      return { [`${id}.status`]: '' };
    }
    const row = find(id);
    const isStale = result === 'stale' && row !== undefined && isContested(row, outcome.image, lost);
    adopt(outcome.image);
    change(id, () => ({ isStale, problems: {} }));
    if (result === 'refused')
      return Object.fromEntries(Object.entries(outcome.problems).map(([name, problem]) => [`${id}.${name}`, problem]));
    if (result === 'saved') return {};
    return isStale ? { [`${id}.status`]: '' } : 'again';
  }

  function apply({ cells }: Edits): void {
    for (const { id, column, after } of cells)
      change(id, (row) => ({
        cells: { ...row.cells, [column]: after },
        problems: Object.fromEntries(Object.entries(row.problems).filter(([name]) => name !== column)),
      }));
    autosave.change(Object.fromEntries(cells.map(({ id }) => [id, true])));
    update();
  }

  /** Makes new edits; how many cells they changed. */
  function applyNew(edits: Edits): number {
    if (edits.cells.length === 0) return 0;
    history = addEdits(history, edits);
    apply(edits);
    return edits.cells.length;
  }

  /** Takes edits back, or makes them again; how many cells they changed. */
  function step(to: ReturnType<typeof undoEdits>): number {
    if (!to) return 0;
    history = to.history;
    const cells = to.edits.cells.filter(({ id }) => find(id)?.isFixed === false);
    apply({ ...to.edits, cells });
    return cells.length;
  }

  return {
    subscribe: (listener: () => void) => state.listen(listener),
    get: () => state.get(),
    /** Whether something from the last visit was there that was not saved then. */
    isRestored,
    /** Sends what was not saved the last time. */
    open: (): void => {
      phase = 'open';
      autosave.open();
      if (isRestored) autosave.change(Object.fromEntries([...stored.keys()].map((id) => [id, true])));
    },
    type: (place: Place, text: string): number => applyNew(typeText(rows, place, text)),
    paste: (place: Place, block: readonly (readonly string[])[]): number => applyNew(pasteBlock(rows, place, block)),
    fillDown: (place: Place): number => applyNew(fillDown(rows, place)),
    makePublic: (ids: readonly string[]): number => applyNew(makePublic(rows.filter(({ id }) => ids.includes(id)))),
    undo: (): number => step(undoEdits(history)),
    redo: (): number => step(redoEdits(history)),
    /** Lets what is typed here hold against what another window saved. */
    keepMine(id: string): void {
      change(id, () => ({ isStale: false }));
      autosave.change({ [id]: true });
      update();
    },
    /** Gives up what is typed here for what another window saved; it can be taken back. */
    keepTheirs(id: string): void {
      const row = find(id);
      if (!row) return;
      change(id, () => ({ isStale: false }));
      const shown = toCells(row.image);
      const columns = COLUMNS.filter((column) => row.cells[column] !== shown[column]);
      const cells = columns.map((column) => ({
        id,
        column,
        before: row.cells[column],
        after: shown[column],
      }));
      applyNew({ isTyping: false, cells });
    },
    refuse,
    /** Newer versions of the server, for whatever reason. */
    refresh(newer: readonly StudioImage[]): void {
      for (const image of newer) if (image.updatedAt >= (find(image.id)?.image.updatedAt ?? '')) adopt(image);
      update();
    },
    saveNow: () => autosave.saveNow(),
    close: (): void => {
      phase = 'closed';
      autosave.close();
    },
  };
}

/** Words of the last visit count as stale where the photograph was changed since. */
function openRow(uid: string, image: StudioImage): NamingRow {
  const unsaved = readUnsavedWords(uid, image);
  return {
    id: image.id,
    image,
    cells: { ...toCells(image), ...unsaved?.cells },
    isFixed: image.status === 'submitted',
    isStale: unsaved !== null && unsaved.updatedAt !== image.updatedAt,
    isGone: false,
    problems: {},
  };
}
