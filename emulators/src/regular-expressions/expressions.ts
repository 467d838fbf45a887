import { check } from 'recheck';
import { parseSync, Visitor } from 'rolldown/utils';

interface FoundExpression {
  /** Line in the file, from 1. */
  line: number;
  /** Null where it is built while the program runs, so that no tool can check it. */
  expression: { source: string; flags: string } | null;
}

/**
 * Every regular expression of a TypeScript source: literals, and calls of `RegExp`. Throws where it can't be parsed.
 */
export function findRegularExpressions(fileName: string, text: string): FoundExpression[] {
  const { program, errors } = parseSync(fileName, text);
  if (errors[0]) throw new SyntaxError(`${fileName}: ${errors[0].message}`);
  const found: FoundExpression[] = [];
  const add = (offset: number, expression: FoundExpression['expression']) => {
    found.push({ line: text.slice(0, offset).split('\n').length, expression });
  };
  const addCall = (call: { start: number; callee: { type: string } }) => {
    const { callee } = call;
    if (callee.type === 'Identifier' && 'name' in callee && callee.name === 'RegExp') add(call.start, null);
  };
  new Visitor({
    Literal: (literal) => {
      if ('regex' in literal) add(literal.start, { source: literal.regex.pattern, flags: literal.regex.flags });
    },
    NewExpression: addCall,
    CallExpression: addCall,
  }).visit(program);
  return found;
}

const OPTIONS: Parameters<typeof check>[2] = {
  /** Milliseconds that one expression may take; most take a few. */
  timeout: 60_000,
  // What the tool can't prove, as with lookarounds, it tries out on texts of up to 300,000 characters, and calls a
  // number of steps too many. Ten times the usual one leaves room for a steady factor, but none for squares. It ends by
  // counting, since the result must not depend on how busy the machine is.
  attackLimit: 15_000_000,
  incubationTimeout: null,
  attackTimeout: null,
};

/** Returns the problem of an expression whose time grows faster than its text, or can't be told; else null. */
export async function findProblem({ expression }: Pick<FoundExpression, 'expression'>): Promise<string | null> {
  if (expression === null) return 'is built while the program runs: write it as a literal, so that it can be checked';
  const { source, flags } = expression;
  const result = await check(source, flags, OPTIONS);
  if (result.status === 'safe') return null;
  const name = `/${source}/${flags}`;
  if (result.status === 'unknown') return `${name} cannot be judged (${result.error.kind}): write a simpler one`;
  return `${name} takes ${result.complexity.summary} time, as with ${result.attack.pattern}`;
}
