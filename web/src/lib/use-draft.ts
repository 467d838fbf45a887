import { useRef, useState } from 'react';
import type { Schema } from 'yup';
import type { DraftKey } from './browser-storage.ts';
import { readDraft, removeDraft, writeDraft } from './drafts.ts';

/** The draft of a form. `kept` is what was there when the form opened, or null. */
export function useDraft<T extends object>(key: DraftKey, schema: Schema<T>) {
  const [kept] = useState(() => readDraft(key, schema));
  const noted = useRef(JSON.stringify(kept));
  const isSettled = useRef(false);
  return {
    kept,
    /** Keeps the values as they are now; null where there is nothing to keep. Without a change it leaves other tabs' alone. */
    note: (values: T | null) => {
      const text = JSON.stringify(values);
      if (isSettled.current || text === noted.current) return;
      noted.current = text;
      if (values) writeDraft(key, values);
      else removeDraft(key);
    },
    /** The form was sent, or given up: its draft goes, and none follows. */
    settle: () => {
      isSettled.current = true;
      removeDraft(key);
    },
  };
}
