import type { Problems } from '@aperture-byline/contract/shared/api/check-body';
import { messages } from '@aperture-byline/contract/shared/messages';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { NO_REFUSAL, remainingProblems } from '#components/forms/remaining-problems.ts';
import { assertNotLeft } from '#entities/session/api/account-api.ts';
import { ApiError } from '#lib/api/api.ts';
import { Autosave, findField, findLongest } from '#lib/api/autosave.ts';
import { watchConnection } from '#lib/api/connection.ts';
import { isNoConnection } from '#lib/errors/error-text.ts';
import { changedFields, differences, isOwnSave, pick } from './compare-works.ts';
import { createOnce } from './create-once.ts';
import type { Edited, EditedType } from './edited-type.ts';
import { readUnsaved, withInitialLists, writeUnsaved } from './work-draft.ts';

/** A window's work is not what the server has any more: it was changed, submitted or deleted elsewhere. */
const STOPS: readonly (string | null)[] = ['CONFLICT', 'WRONG_STATE', 'NOT_FOUND'];
const isStop = (error: unknown) => error instanceof ApiError && STOPS.includes(error.code);

/**
 * A work that is being written: its values as they are typed, and saving them. `work` is what the server has, null
 * before the first save; `theirs` what stopped saving: another window's version, its `work` null where it was deleted.
 */
export function useAutosavedWork<
  Fields extends object,
  Values extends Record<keyof Fields, unknown>,
  Work extends Edited<Fields>,
>(
  type: EditedType<Fields, Values, Work>,
  {
    uid,
    initial,
    initialValues = {},
    onCreated,
  }: {
    uid: string;
    /** Null for a new one. Later values are ignored. */
    initial: Work | null;
    initialValues?: Partial<Values>;
    onCreated: (id: string) => void;
  },
) {
  const client = useQueryClient();
  const { calls } = type;
  const [restored] = useState(() => {
    const unsaved = readUnsaved(type, uid, initial);
    return unsaved && { ...unsaved, fields: withInitialLists(unsaved.fields, initial ? {} : initialValues) };
  });
  const [work, setWork] = useState<Work | null>(
    initial && restored ? { ...initial, version: restored.version } : initial,
  );
  const [values, setValues] = useState<Values>(() => ({
    ...(initial ? type.toValues(initial.fields) : { ...type.emptyValues, ...initialValues }),
    ...restored?.fields,
  }));
  const [refusal, setRefusal] = useState(NO_REFUSAL);
  const [theirs, setTheirs] = useState<{ work: Work | null } | null>(null);
  // Saving outlasts renders, and what it needs is always the newest.
  const latest = useRef({ work, values, unanswered: restored?.unanswered ?? null, isOverwriting: false });
  const asFields = (all: Values) => type.toFields(all) as Fields;

  const remaining = (before: typeof refusal, now: Values): Problems =>
    remainingProblems(before, now, (path) => [path, ...(type.relatedPaths?.(path) ?? [])]);

  /** Marks what is wrong with the values as they are now. */
  function refuse(problems: Problems): void {
    const { values: fields } = latest.current;
    setRefusal((before) => ({ problems: { ...remaining(before, fields), ...problems }, fields }));
  }

  function replaceValues(next: Values): void {
    latest.current.values = next;
    setValues(next);
  }

  function accept(next: Work): void {
    const isNew = latest.current.work === null;
    latest.current.work = next;
    setWork(next);
    client.setQueryData(calls.read(uid, next.id).queryKey, next);
    void calls.refetchLists(client, uid);
    // With the version that what is unsaved is typed over now.
    storeUnsaved();
    if (!isNew) return;
    writeUnsaved(type.kind, uid, { id: null, version: 0, fields: {} });
    onCreated(next.id);
  }

  async function create(fields: Partial<Fields>): Promise<void> {
    const whole = { ...type.toFields(initialValues), ...fields };
    const { work: created, savedFields } = await createOnce<Fields, Work>({
      unanswered: latest.current.unanswered,
      fields: whole,
      keep: (unanswered) => {
        latest.current.unanswered = unanswered;
        storeUnsaved();
      },
      create: calls.create,
    });
    accept(created);
    const left = changedFields(savedFields, whole);
    if (Object.keys(left).length > 0) await update(created, left);
  }

  async function update(before: Work, changes: Partial<Fields>): Promise<void> {
    const overwriting = latest.current.isOverwriting ? type.overwriting : {};
    const saved = await calls.update(before.id, { ...changes, ...overwriting, version: before.version });
    latest.current.isOverwriting = false;
    accept(saved);
  }

  async function send(changes: Partial<Values>): Promise<void> {
    const fields = type.toFields(changes);
    const { work: before } = latest.current;
    try {
      assertNotLeft(uid);
      if (before === null) await create(fields);
      else await update(before, fields);
    } catch (error) {
      if (isNoConnection(error)) watchConnection();
      if (!isStop(error) || before === null) throw error;
      const present = await readPresent(before.id);
      if (!present || !isOwnSave(type, { before, present, savedFields: fields })) {
        setTheirs({ work: present });
        throw error;
      }
      accept(present);
    }
    const { work: saved, values: typed } = latest.current;
    if (saved && type.withSavedIds) replaceValues(type.withSavedIds(typed, changes, saved.fields));
    setRefusal((now) => ({
      ...now,
      problems: Object.fromEntries(Object.entries(now.problems).filter(([path]) => !(findField(path) in changes))),
    }));
  }

  /** The work as the server has it now; null where it is gone. */
  async function readPresent(id: string): Promise<Work | null> {
    try {
      return await client.fetchQuery({ ...calls.read(uid, id), staleTime: 0, retry: false });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  }

  const [autosave] = useState(
    () =>
      new Autosave<Values>({
        send: (changes) => handlers.current.send(changes),
        findProblems: (error, sent) => {
          if (!(error instanceof ApiError)) return null;
          if (error.status === 413) return { [findLongest(sent)]: messages.tooLong };
          return error.code === 'INVALID' ? error.fields : null;
        },
        onRefused: (problems) => handlers.current.refuse(problems),
        isStop,
        isHeld: (name) => {
          const { values: typed, work: present } = latest.current;
          return type.isHeld?.(name as keyof Fields, typed, present) === true;
        },
      }),
  );
  function storeUnsaved(): void {
    const { work: present, unanswered } = latest.current;
    const { unsaved } = autosave.get();
    writeUnsaved(type.kind, uid, {
      id: present?.id ?? null,
      version: present?.version ?? 0,
      fields: unsaved,
      unanswered,
    });
  }
  const handlers = useRef({ send, refuse, storeUnsaved });
  useEffect(() => {
    handlers.current = { send, refuse, storeUnsaved };
  });
  const saving = useSyncExternalStore(autosave.subscribe, autosave.get);

  useEffect(() => {
    autosave.open();
    autosave.subscribe(() => handlers.current.storeUnsaved());
    if (restored) autosave.change(restored.fields);
    const stop = onlineManager.subscribe((isOnline) => {
      if (isOnline) void autosave.saveNow();
    });
    return () => {
      stop();
      autosave.close();
    };
  }, [autosave, restored]);

  const listChanges = (there: Fields | undefined) =>
    there
      ? differences(type, asFields(values), there).map((name) => ({
          label: String(type.labels[name]),
          value: type.describeField(name, there),
        }))
      : [];
  const problems = remaining(refusal, values);
  return {
    work,
    values,
    fields: asFields(values),
    saving,
    isRestored: restored !== null,
    problemAt: (path: string): string | undefined => problems[path],
    /** Returns the problem with a list of words or pictures, or with one of its entries. */
    problemIn: (name: string): string | undefined =>
      Object.entries(problems).find(([path]) => findField(path) === name)?.[1],
    refuse,
    change: (changes: Partial<Values>) => {
      replaceValues({ ...latest.current.values, ...changes });
      autosave.change(changes);
    },
    saveNow: () => autosave.saveNow(),
    saveAll: () => autosave.saveAll(),
    /** Whether the server has refused something that is still so. */
    isRefused: () => autosave.get().isRefused,
    discard: () => autosave.discard(),
    theirs,
    /** Fields in which `theirs` differs, as they are there. */
    changes: listChanges(theirs?.work?.fields),
    /** Lets this window's version hold against `theirs`. */
    keepMine: () => {
      const present = theirs?.work ?? null;
      const there = present?.fields ?? asFields(type.emptyValues);
      const mine = type.withKnownIds?.(latest.current.values, there) ?? latest.current.values;
      const names = present ? differences(type, asFields(mine), there) : Object.keys(mine);
      latest.current.work = present;
      latest.current.isOverwriting = present !== null;
      setWork(present);
      setTheirs(null);
      replaceValues(mine);
      return autosave.resume(pick(mine, names));
    },
    accept,
    /** Returns the work as the server has it after the last save. */
    present: () => latest.current.work,
  };
}
