/** Day on which the prices were taken from Google's lists. */
export const PRICES_OF = '2026-11-30';

/**
 * Prices in US dollars. Firestore's are those of its multi-regions: a region such as `asia-south1` costs less. Cloud
 * Run's are those of its first tier, in which functions run.
 */
export const PRICES = {
  documentReads: 0.06 / 100_000,
  documentWrites: 0.18 / 100_000,
  processorSeconds: 0.000024,
  memorySeconds: 0.0000025,
  requests: 0.4 / 1_000_000,
  hostingBytes: 0.15 / 1e9,
  storedBytes: 0.026 / 1e9,
} as const;

/** Free of charge in a month. */
export const FREE: Readonly<Record<keyof typeof PRICES, number>> = {
  documentReads: 50_000 * 30,
  documentWrites: 20_000 * 30,
  processorSeconds: 180_000,
  memorySeconds: 360_000,
  requests: 2_000_000,
  hostingBytes: 10e9,
  storedBytes: 5e9,
};
