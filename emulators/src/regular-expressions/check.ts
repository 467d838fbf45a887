import { check } from 'recheck';
import type { FoundExpression } from './find.ts';

const OPTIONS: Parameters<typeof check>[2] = {
  /** Milliseconds that one expression may take; most take a few. */
  timeout: 60_000,
  // What the tool can't prove, as with lookarounds, it tries out on texts of up to 300,000 characters, and calls a number
  // of steps too many. Ten times the usual one leaves room for a steady factor, but none for squares. It ends by
  // counting, since the result must not depend on how busy the machine is.
  attackLimit: 15_000_000,
  incubationTimeout: null,
  attackTimeout: null,
};

/**
 * What is wrong with an expression, or null: its time grows faster than the text that it is given, or nobody can tell.
 * The tool knows how JavaScript matches, so that a finding comes with a text that shows it.
 */
export async function problemOf({ expression }: Pick<FoundExpression, 'expression'>): Promise<string | null> {
  if (expression === null)
    return 'is built while the program runs: write it as a literal, so that it can be checked';
  const { source, flags } = expression;
  const result = await check(source, flags, OPTIONS);
  if (result.status === 'safe') return null;
  const name = `/${source}/${flags}`;
  if (result.status === 'unknown')
    return `${name} cannot be judged (${result.error.kind}): write a simpler one`;
  return `${name} takes ${result.complexity.summary} time, as with ${result.attack.pattern}`;
}
