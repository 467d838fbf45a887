import { expect, test } from 'vitest';
import { readRuleCoverage } from './environment.ts';
// One file for all of them, since setting the rules anew resets what the emulator notes of them.
import './firestore/closed-documents.ts';
import './firestore/notices.ts';

test('When all of these tests have run, then every expression of the rules was evaluated', async () => {
  const expressions = await readRuleCoverage();
  expect(expressions.length).toBeGreaterThan(0);
  const missed = expressions.filter(({ isEvaluated }) => !isEvaluated);
  expect(missed.map(({ line, text }) => `firestore.rules:${line}: ${text}`)).toEqual([]);
});
