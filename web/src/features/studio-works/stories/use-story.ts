import type { BlogFields } from '@aperture-byline/contract/blog/studio-schemas';
import type { StudioBlog } from '@aperture-byline/contract/blog/studio-wire';
import { createStory, getStudioStory, updateStory } from '@aperture-byline/contract/endpoints/studio-blog';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { refetchStories, studioStoryQuery } from '#entities/story/studio-queries.ts';
import { createOnce, type Unanswered } from '#entities/work/create-once.ts';
import { ApiError } from '#lib/api.ts';
import { watchConnection } from '#lib/connection.ts';
import { isNoConnection } from '#lib/error-text.ts';
import { readDraft, removeDraft, storyDraft, writeDraft } from '#lib/storage/drafts.ts';
import { changedFields } from '../changed-fields.ts';
import { Autosave } from './autosave.ts';
import { differences, EMPTY_STORY, FIELD_NAMES, fieldProblems, isOwnSave, pick } from './story-values.ts';

/** What this browser keeps until the server has it. */
interface Unsaved {
  /** The version that it was typed over; 0 for a new story. */
  version: number;
  fields: Partial<BlogFields>;
  /** Of a new story that was sent and not answered yet. */
  unanswered?: Unanswered<BlogFields> | null;
}

const areFields = (fields: unknown): boolean =>
  typeof fields === 'object' &&
  fields !== null &&
  Object.entries(fields).every(
    ([name, value]) =>
      name in EMPTY_STORY && Array.isArray(value) === Array.isArray(EMPTY_STORY[name as keyof BlogFields]),
  );

const UNSAVED = {
  isValidSync: (values: unknown): values is Unsaved => {
    const { version, fields, unanswered } = (values ?? {}) as Partial<Unsaved>;
    const isKept = !unanswered || (typeof unanswered.key === 'string' && areFields(unanswered.fields));
    return typeof version === 'number' && areFields(fields) && isKept;
  },
};

/** A window's story is not what the server has any more: it was changed, submitted or deleted elsewhere. */
const STOPS: readonly (string | null)[] = ['CONFLICT', 'WRONG_STATE', 'NOT_FOUND'];
const isStop = (error: unknown) => error instanceof ApiError && STOPS.includes(error.code);

/** What was not saved the last time, as far as the server does not have it, and the version that it was typed over. */
function restore(key: ReturnType<typeof storyDraft>, story: StudioBlog | null): Unsaved | null {
  const kept = readDraft(key, UNSAVED);
  if (!kept) return null;
  const before = story?.fields ?? EMPTY_STORY;
  const names = differences({ ...before, ...kept.fields }, before);
  return names.length === 0 ? null : { ...kept, fields: pick({ ...before, ...kept.fields }, names) };
}

/**
 * A story that is being written: its fields, and saving them. `story` is what the server has, null before the first save;
 * `theirs` what stopped saving: another window's version, its `story` null where it was deleted.
 */
export function useStory(uid: string, initial: StudioBlog | null, onCreated: (blogId: string) => void) {
  const client = useQueryClient();
  const [restored] = useState(() => restore(storyDraft(uid, initial?.id ?? null), initial));
  const [story, setStory] = useState(
    initial && restored ? { ...initial, version: restored.version } : initial,
  );
  const [fields, setFields] = useState<BlogFields>({
    ...EMPTY_STORY,
    ...initial?.fields,
    ...restored?.fields,
  });
  const [theirs, setTheirs] = useState<{ story: StudioBlog | null } | null>(null);
  // Saving outlasts renders, and what it needs is always the newest.
  const latest = useRef({ story, fields, unanswered: restored?.unanswered ?? null });

  function accept(next: StudioBlog) {
    const isNew = latest.current.story === null;
    latest.current.story = next;
    setStory(next);
    client.setQueryData(studioStoryQuery(uid, next.id).queryKey, next);
    void refetchStories(client, uid);
    if (isNew) {
      removeDraft(storyDraft(uid, null));
      onCreated(next.id);
    }
  }

  async function create(fields: Partial<BlogFields>): Promise<void> {
    const { work, sent } = await createOnce<BlogFields, StudioBlog>({
      unanswered: latest.current.unanswered,
      fields,
      keep: (unanswered) => {
        latest.current.unanswered = unanswered;
        keepUnsaved();
      },
      create: (body, key) =>
        callAuthenticated(createStory, { body }, { headers: { 'Idempotency-Key': key } }),
    });
    accept(work);
    const left = changedFields(sent, fields);
    if (Object.keys(left).length > 0) await send(left);
  }

  async function send(changes: Partial<BlogFields>): Promise<void> {
    const { story: before } = latest.current;
    try {
      if (before === null) await create(changes);
      else
        accept(
          await callAuthenticated(updateStory, {
            params: { blogId: before.id },
            body: { ...changes, version: before.version },
          }),
        );
    } catch (error) {
      if (isNoConnection(error)) watchConnection();
      if (!isStop(error) || before === null) throw error;
      const present = await readPresent(before.id);
      if (present && isOwnSave(before, present, changes)) {
        accept(present);
        return;
      }
      setTheirs({ story: present });
      throw error;
    }
  }

  const [autosave] = useState(
    () =>
      new Autosave({
        send: (changes) => sendLatest.current(changes),
        problemsOf: (error) =>
          error instanceof ApiError && error.code === 'INVALID' ? fieldProblems(error.fields) : null,
        isStop,
      }),
  );
  function keepUnsaved(): void {
    const { unsaved } = autosave.get();
    const { story: present, unanswered } = latest.current;
    const key = storyDraft(uid, present?.id ?? null);
    const kept: Unsaved = { version: present?.version ?? 0, fields: unsaved, unanswered };
    if (Object.keys(unsaved).length === 0) removeDraft(key);
    else writeDraft(key, kept);
  }

  const sendLatest = useRef(send);
  const keepLatest = useRef(keepUnsaved);
  useEffect(() => {
    sendLatest.current = send;
    keepLatest.current = keepUnsaved;
  });
  const saving = useSyncExternalStore(autosave.subscribe, autosave.get);

  useEffect(() => {
    autosave.subscribe(() => keepLatest.current());
    if (restored) autosave.change(restored.fields);
    const stop = onlineManager.subscribe((isOnline) => {
      if (isOnline) void autosave.saveNow();
    });
    return () => {
      stop();
      void autosave.saveNow();
    };
  }, [autosave, restored]);

  return {
    story,
    fields,
    saving,
    theirs,
    isRestored: restored !== null,
    /** Changes fields and saves them soon. */
    change: (changes: Partial<BlogFields>) => {
      latest.current.fields = { ...latest.current.fields, ...changes };
      setFields(latest.current.fields);
      autosave.change(changes);
    },
    saveNow: () => autosave.saveNow(),
    /** What the server has refused until now. */
    problems: () => autosave.get().problems,
    /** Gives up what is not saved. */
    discard: () => autosave.discard(),
    /** Lets this window's version hold against `theirs`. */
    keepMine: () => {
      const present = theirs?.story ?? null;
      const names = present ? differences(latest.current.fields, present.fields) : FIELD_NAMES;
      latest.current.story = present;
      setStory(present);
      setTheirs(null);
      return autosave.goOn(pick(latest.current.fields, names));
    },
    accept,
    /** What the server has after the last save. */
    present: () => latest.current.story,
  };
}

/** The story as the server has it now; null where it is gone. */
async function readPresent(blogId: string): Promise<StudioBlog | null> {
  try {
    return await callAuthenticated(getStudioStory, { params: { blogId } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
