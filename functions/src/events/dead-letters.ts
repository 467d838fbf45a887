import { type DeadLetter, parseEvent, removeDeadLetter } from '../data/core/dead-letters.ts';
import type { DocumentEvent, FileEvent } from './run-trigger.ts';
import { DOCUMENT_TRIGGERS, type DocumentTrigger, FILE_TRIGGERS } from './triggers.ts';

/**
 * Runs an event again that was given up, and removes it. Throws what the trigger throws; the letter stays then. It also
 * throws for an event that was too large to be kept, and for one of a function that is gone.
 */
export async function runAgain(letter: DeadLetter): Promise<void> {
  const event = parseEvent(letter);
  if (event === null) throw new Error('The event was too large to be kept: rebuild what is derived');
  const documents: Readonly<Record<string, DocumentTrigger>> = DOCUMENT_TRIGGERS;
  const files: Readonly<Record<string, (event: FileEvent) => Promise<unknown>>> = FILE_TRIGGERS;
  const document = documents[letter.trigger];
  const file = files[letter.trigger];
  if (document) await document.run(event as DocumentEvent);
  else if (file) await file(readTime(event as FileEvent));
  else throw new Error(`There is no function ${letter.trigger}`);
  await removeDeadLetter(letter.id);
}

/** Returns the event with the time that its JSON has as a text. */
function readTime(event: FileEvent): FileEvent {
  return { ...event, file: { ...event.file, createdAt: new Date(event.file.createdAt) } };
}
