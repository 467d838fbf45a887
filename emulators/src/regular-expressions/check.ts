import { check } from 'recheck';
import type { FoundExpression } from './find.ts';

/** Milliseconds that one expression may take; most take a few. */
const PATIENCE = 20_000;

/**
 * What is wrong with an expression, or null: its time grows faster than the text that it is given, or nobody can tell.
 * The tool knows how JavaScript matches, so that a finding comes with a text that shows it.
 */
export async function problemOf({ expression }: Pick<FoundExpression, 'expression'>): Promise<string | null> {
  if (expression === null)
    return 'is built while the program runs: write it as a literal, so that it can be checked';
  const { source, flags } = expression;
  const result = await check(source, flags, { timeout: PATIENCE });
  if (result.status === 'safe') return null;
  const name = `/${source}/${flags}`;
  if (result.status === 'unknown')
    return `${name} cannot be judged (${result.error.kind}): write a simpler one`;
  return `${name} takes ${result.complexity.summary} time, as with ${result.attack.pattern}`;
}
