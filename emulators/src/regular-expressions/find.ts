import { parseSync, Visitor } from 'rolldown/utils';

/** A regular expression in a source file. */
export interface FoundExpression {
  /** Line in the file, from 1. */
  line: number;
  /** Null where it is built while the program runs, so that no tool can check it. */
  expression: { source: string; flags: string } | null;
}

/** Every regular expression of a TypeScript source: literals, and calls of `RegExp`. Throws where it can't be parsed. */
export function findRegularExpressions(fileName: string, text: string): FoundExpression[] {
  const { program, errors } = parseSync(fileName, text);
  if (errors[0]) throw new SyntaxError(`${fileName}: ${errors[0].message}`);
  const found: FoundExpression[] = [];
  const note = (offset: number, expression: FoundExpression['expression']) => {
    found.push({ line: text.slice(0, offset).split('\n').length, expression });
  };
  const noteCall = (call: { start: number; callee: { type: string } }) => {
    const { callee } = call;
    if (callee.type === 'Identifier' && 'name' in callee && callee.name === 'RegExp') note(call.start, null);
  };
  new Visitor({
    Literal: (literal) => {
      if ('regex' in literal)
        note(literal.start, { source: literal.regex.pattern, flags: literal.regex.flags });
    },
    NewExpression: noteCall,
    CallExpression: noteCall,
  }).visit(program);
  return found;
}
