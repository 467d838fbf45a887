import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { parseSync, Visitor } from 'rolldown/utils';
import { ROOT } from '../paths.ts';

/** Comments and types of the contract's sources, which are gone at run time. */
export interface ContractSources {
  /** By the name of an interface or type: its declaration with the comment before it. */
  types: Map<string, string>;
  /** By the name of an exported constant, or of a property of one or of what a function makes. */
  calls: Map<string, CallSource>;
}

interface CallSource {
  comment: string;
  responseType: string | null;
  /** Types that a call of a function which makes endpoints gives for the function's own, by their names. */
  typeArguments: ReadonlyMap<string, string>;
}

const RESPONSE_START = 'response: {} as Returns<';

/** Reads every source of the contract. Throws `SyntaxError` where one can't be parsed. */
export async function readContract(): Promise<ContractSources> {
  const types: ContractSources['types'] = new Map();
  const calls: ContractSources['calls'] = new Map();
  for await (const file of glob('contract/src/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] })) {
    const text = readFileSync(`${ROOT}/${file}`, 'utf8');
    const { program, comments, errors } = parseSync(file, text);
    if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
    const commentBefore = (offset: number): string => {
      const comment = comments.findLast(({ end }) => end < offset);
      return comment && text.slice(comment.end, offset).trim() === ''
        ? text.slice(comment.start, comment.end)
        : '';
    };
    const addCall = (name: string, { start, end }: { start: number; end: number }): void => {
      const source = text.slice(start, end);
      calls.set(name, {
        comment: plain(commentBefore(start)),
        responseType: responseTypeIn(source),
        typeArguments: typeArgumentsIn(source),
      });
    };
    new Visitor({
      Property: (property) => {
        const { key, value } = property;
        if (key.type === 'Identifier' && value.type === 'ObjectExpression' && hasResponse(text, value))
          addCall(key.name, property);
      },
      ExportNamedDeclaration: ({ start, end, declaration }) => {
        const comment = commentBefore(start);
        const source = text.slice(start, end);
        if (declaration?.type === 'TSInterfaceDeclaration' || declaration?.type === 'TSTypeAliasDeclaration')
          types.set(declaration.id.name, `${comment && `${comment}\n`}${source}`);
        if (declaration?.type === 'VariableDeclaration')
          for (const { id } of declaration.declarations)
            if (id.type === 'Identifier') addCall(id.name, { start, end });
      },
    }).visit(program);
  }
  return { types, calls };
}

const hasResponse = (text: string, { start, end }: { start: number; end: number }): boolean =>
  text.slice(start, end).includes(RESPONSE_START);

/** `work: {} as Returns<StudioBlog>` gives `StudioBlog` for `Work`. */
function typeArgumentsIn(source: string): Map<string, string> {
  const found = source.matchAll(/\b(?!response)([a-z])(\w+): \{\} as Returns<(\w+)>/g);
  return new Map(
    [...found].map(([, first = '', rest = '', type = '']) => [first.toUpperCase() + rest, type]),
  );
}

/** The type argument of `Returns<…>` in an endpoint's source, which may have arguments of its own. */
function responseTypeIn(source: string): string | null {
  const start = source.indexOf(RESPONSE_START);
  if (start === -1) return null;
  const from = start + RESPONSE_START.length;
  let depth = 1;
  let end = from;
  for (; end < source.length && depth > 0; end += 1) depth += { '<': 1, '>': -1 }[source[end] ?? ''] ?? 0;
  return source.slice(from, end - 1);
}

function plain(comment: string): string {
  return comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^ *\* ?/, '').trim())
    .join(' ')
    .trim();
}
