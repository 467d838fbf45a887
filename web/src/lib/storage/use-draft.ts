import { useRef, useState } from 'react';
import type { DraftKey } from './browser-storage.ts';
import { type DraftSchema, readDraft, removeDraft, writeDraft } from './drafts.ts';

/** The draft of a form. `restored` is what was there when the form opened, or null. */
export function useDraft<T extends object>(key: DraftKey, schema: DraftSchema<T>) {
  const [restored] = useState(() => readDraft(key, schema));
  const lastSaved = useRef(JSON.stringify(restored));
  const isDiscarded = useRef(false);
  return {
    restored,
    /** Stores the values; null removes the draft. Writes nothing where they have not changed: another tab may have. */
    saveDraft: (values: T | null) => {
      const text = JSON.stringify(values);
      if (isDiscarded.current || text === lastSaved.current) return;
      lastSaved.current = text;
      if (values) writeDraft(key, values);
      else removeDraft(key);
    },
    /** Removes the draft of a form that was sent or given up; later saves are ignored. */
    discardDraft: () => {
      isDiscarded.current = true;
      removeDraft(key);
    },
  };
}
