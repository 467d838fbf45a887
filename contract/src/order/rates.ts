import * as v from 'valibot';

/** Basis points of a whole: 100 to the per cent. */
export const BASIS_POINTS = 10_000;

/** Basis points of a price; 0 where a document has none. */
export const rate = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(BASIS_POINTS)), 0);

/** `12.5` of 1250 basis points. */
export const toPerCent = (basisPoints: number): number => basisPoints / 100;

export const toBasisPoints = (perCent: number): number => Math.round(perCent * 100);
