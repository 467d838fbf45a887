import { isFinal } from '#lib/api/autosave.ts';

/** A new work that was sent and not answered yet: its `Idempotency-Key`, and what was sent. */
export interface Unanswered<Fields> {
  key: string;
  fields: Partial<Fields>;
}

/**
 * Creates a work from `fields`, or sends what was `unanswered` once more, as it was: the server may have it already.
 * The work as it was created; what is other in `fields` is still to be saved.
 */
export async function createOnce<Fields, Work>({
  unanswered,
  fields,
  keep,
  create,
}: {
  unanswered: Unanswered<Fields> | null;
  fields: Partial<Fields>;
  keep: (unanswered: Unanswered<Fields> | null) => void;
  create: (fields: Partial<Fields>, key: string) => Promise<Work>;
}): Promise<{ work: Work; savedFields: Partial<Fields> }> {
  const first = unanswered ?? { key: crypto.randomUUID(), fields };
  keep(first);
  try {
    const work = await create(first.fields, first.key);
    keep(null);
    return { work, savedFields: first.fields };
  } catch (error) {
    // Any other failure may have come after the work was created.
    if (isFinal(error)) keep(null);
    throw error;
  }
}
