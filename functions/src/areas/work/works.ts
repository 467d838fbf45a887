import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { exhibition } from './types/exhibition.ts';
import { print } from './types/print.ts';
import { story } from './types/story.ts';
import type { WorkType } from './types/work-type.ts';

export const WORK_TYPES: Readonly<Record<WorkKind, WorkType>> = { exhibition, blog: story, product: print };
