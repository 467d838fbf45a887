import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { parseSync, Visitor } from 'rolldown/utils';
import { ROOT } from '../paths.ts';

/** What the contract's sources say that is gone at run time: comments and types. */
export interface ContractSources {
  /** By the name of an interface or type: its declaration with the comment before it. */
  types: Map<string, string>;
  /** By the name of an exported constant. */
  constants: Map<string, { comment: string; responseType: string | null }>;
}

const RESPONSE_START = 'response: {} as Returns<';
const RESPONSE_END = '>,\n';

/** Reads every source of the contract. Throws `SyntaxError` where one can't be parsed. */
export async function readContract(): Promise<ContractSources> {
  const types: ContractSources['types'] = new Map();
  const constants: ContractSources['constants'] = new Map();
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
    new Visitor({
      ExportNamedDeclaration: ({ start, end, declaration }) => {
        const comment = commentBefore(start);
        const source = text.slice(start, end);
        if (declaration?.type === 'TSInterfaceDeclaration' || declaration?.type === 'TSTypeAliasDeclaration')
          types.set(declaration.id.name, `${comment && `${comment}\n`}${source}`);
        if (declaration?.type === 'VariableDeclaration')
          for (const { id } of declaration.declarations)
            if (id.type === 'Identifier')
              constants.set(id.name, {
                comment: plain(comment),
                responseType: responseTypeIn(source),
              });
      },
    }).visit(program);
  }
  return { types, constants };
}

/** The type argument of `Returns<…>` in an endpoint's source. */
function responseTypeIn(source: string): string | null {
  const start = source.indexOf(RESPONSE_START);
  if (start === -1) return null;
  return source.slice(start + RESPONSE_START.length, source.indexOf(RESPONSE_END, start));
}

function plain(comment: string): string {
  return comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^ *\* ?/, '').trim())
    .join(' ')
    .trim();
}
