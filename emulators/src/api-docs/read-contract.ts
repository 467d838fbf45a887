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
  /** Names that a function which makes several calls has for its type arguments. */
  typeParameters: string[];
}

interface CallSource {
  comment: string;
  /** Type arguments of `returns`: the type of an answer, or those that a function which makes several calls takes. */
  answers: readonly string[];
}

/** Reads every source of the contract. Throws `SyntaxError` where one can't be parsed. */
export async function readContract(): Promise<ContractSources> {
  const types: ContractSources['types'] = new Map();
  const calls: ContractSources['calls'] = new Map();
  const typeParameters: string[] = [];
  for await (const file of glob('contract/src/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] })) {
    const text = readFileSync(`${ROOT}/${file}`, 'utf8');
    const { program, comments, errors } = parseSync(file, text);
    if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
    const commentBefore = (offset: number): string => {
      const comment = comments.findLast(({ end }) => end < offset);
      return comment && text.slice(comment.end, offset).trim() === '' ? text.slice(comment.start, comment.end) : '';
    };
    const addCall = (name: string, { start, end }: { start: number; end: number }): void => {
      calls.set(name, {
        comment: plain(commentBefore(start)),
        answers: answersIn(text.slice(start, end)),
      });
    };
    new Visitor({
      Property: (property) => {
        const { key, value } = property;
        if (key.type !== 'Identifier') return;
        if (value.type === 'CallExpression') addCall(key.name, property);
        if (key.name === 'returns' && value.type === 'ArrowFunctionExpression')
          typeParameters.push(...(value.typeParameters?.params ?? []).map(({ name }) => name.name));
      },
      ExportNamedDeclaration: ({ start, end, declaration }) => {
        const comment = commentBefore(start);
        const source = text.slice(start, end);
        if (declaration?.type === 'TSInterfaceDeclaration' || declaration?.type === 'TSTypeAliasDeclaration')
          types.set(declaration.id.name, `${comment && `${comment}\n`}${source}`);
        if (declaration?.type === 'VariableDeclaration')
          for (const { id } of declaration.declarations) if (id.type === 'Identifier') addCall(id.name, { start, end });
      },
    }).visit(program);
  }
  return { types, calls, typeParameters };
}

/** Returns the type arguments of the first `returns` in an endpoint's source, which may have arguments of their own. */
function answersIn(source: string): string[] {
  const [, after = ''] = source.split(/\.returns<(.*)/s);
  const answers = [''];
  let depth = 1;
  for (const sign of after) {
    depth += { '<': 1, '>': -1 }[sign] ?? 0;
    if (depth === 0) return answers.map((answer) => answer.trim());
    if (sign === ',' && depth === 1) answers.push('');
    else answers.push(`${answers.pop()}${sign}`);
  }
  return [];
}

function plain(comment: string): string {
  return comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^ *\* ?/, '').trim())
    .join(' ')
    .trim();
}
