import type { ExhibitionFields } from '@aperture-byline/contract/exhibition/studio-schemas';
import type { StudioExhibition } from '@aperture-byline/contract/exhibition/studio-wire';
import { fromIndiaTime, toIndiaTime } from './india-time.ts';

/** An exhibition as its form has it: days and times are those of India's clocks. */
export type ExhibitionValues = Omit<ExhibitionFields, 'startDate' | 'endDate'> & {
  opens: string;
  closes: string;
};

export function valuesOf({ fields: { startDate, endDate, ...rest } }: StudioExhibition): ExhibitionValues {
  return { ...rest, opens: toIndiaTime(startDate), closes: toIndiaTime(endDate) };
}

export function fieldsOf({ opens, closes, ...rest }: ExhibitionValues): ExhibitionFields {
  return { ...rest, startDate: fromIndiaTime(opens), endDate: fromIndiaTime(closes) };
}

/** An exhibition that closes before it opens is mended at either end. */
export const relatedPaths = (path: string): readonly string[] => (path === 'endDate' ? ['startDate'] : []);
