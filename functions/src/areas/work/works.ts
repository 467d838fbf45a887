import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { defineWorkType, type WorkService } from './define-work-type.ts';
import { exhibition } from './exhibition.ts';
import { print } from './print.ts';
import { story } from './story.ts';

/** The studio's works by their kind. */
export const WORKS: Readonly<Record<WorkKind, WorkService>> = {
  exhibition: defineWorkType(exhibition),
  blog: defineWorkType(story),
  product: defineWorkType(print),
};
