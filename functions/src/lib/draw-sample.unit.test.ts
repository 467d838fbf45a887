import { expect, test } from 'vitest';
import { drawSample, SAMPLED_ONE_IN } from './draw-sample.ts';

test('When 20,000 submissions are drawn for, then one in ten is a sample, as far as chance allows', () => {
  const draws = 20_000;
  const share = 1 / SAMPLED_ONE_IN;
  const sampled = Array.from({ length: draws }, drawSample).filter(Boolean).length;
  // Six standard deviations: right draws miss them once in 500 million runs.
  const chance = 6 * Math.sqrt(draws * share * (1 - share));
  expect(share).toBe(0.1);
  expect(Math.abs(sampled - draws * share)).toBeLessThan(chance);
});
