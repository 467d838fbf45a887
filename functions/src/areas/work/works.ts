import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { exhibition } from './exhibition.ts';
import { print } from './print.ts';
import { story } from './story.ts';
import type { WorkType } from './work-type.ts';

/** Work types by their kind. */
export const WORK_TYPES: Readonly<Record<WorkKind, WorkType>> = { exhibition, blog: story, product: print };
