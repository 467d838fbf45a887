import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { exhibitions } from './exhibitions.ts';
import type { Noun, Wires } from './noun.ts';
import { prints } from './prints.ts';
import { stories } from './stories.ts';

/** The nouns by their kinds, for what treats them alike: a kind's own noun goes with its documents. */
const NOUNS = { exhibition: exhibitions, blog: stories, product: prints } as const;

export function nounOf(kind: WorkKind): Noun<WorkKind, Wires> {
  return NOUNS[kind] as unknown as Noun<WorkKind, Wires>;
}
