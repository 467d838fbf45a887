import { userNumber } from '@aperture-byline/contract/shared/stored-fields';
import type { GenericSchema } from 'valibot';

/**
 * Kind of a leaf that may hold words or name somebody: any text that no pattern or list bounds, and a user's number.
 */
type LeafKind = 'text' | 'person';

/**
 * Names a field at any depth: `lines[].title`; of a map `days.*` is a value and `days.key` a name, of a variant
 * `claim/reason`.
 */
type FillLeaf = (path: string, kind: LeafKind) => unknown;

interface Node {
  type: string;
  pipe?: readonly (Node & { kind: string })[];
  entries?: Record<string, Node>;
  item?: Node;
  value?: Node;
  wrapped?: Node;
  options?: readonly (Node | string)[];
  literal?: unknown;
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/**
 * A document that meets the schema, every field there, with what `fill` answers in each leaf. Of a variant, the option
 * at this position.
 */
export function fillSchema(schema: GenericSchema, fill: FillLeaf, option = 0): Record<string, unknown> {
  return build(schema as unknown as Node, '', fill, option) as Record<string, unknown>;
}

/** How many shapes a document of this schema has. */
export const countOptions = (schema: GenericSchema): number =>
  (schema as unknown as Node).type === 'variant' ? ((schema as unknown as Node).options?.length ?? 1) : 1;

/** The paths of all leaves. */
export function findLeaves(schema: GenericSchema): string[] {
  const paths = new Set<string>();
  for (let option = 0; option < countOptions(schema); option += 1)
    fillSchema(
      schema,
      (path) => {
        paths.add(path);
        return '';
      },
      option,
    );
  return [...paths].sort();
}

function build(schema: Node, path: string, fill: FillLeaf, option: number): unknown {
  if ((schema as unknown) === userNumber) return fill(path, 'person');
  // What a transformation makes is described by the last schema of a pipe.
  const last = schema.pipe?.findLast(({ kind }) => kind === 'schema');
  if (last && last !== schema && last.type !== schema.type) return build(last, path, fill, option);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.entries ?? {}).map(([name, field]) => [
          name,
          build(field, join(path, name), fill, option),
        ]),
      );
    case 'array':
      return [build(schema.item as Node, `${path}[]`, fill, option)];
    case 'record': {
      const name = String(fill(join(path, 'key'), 'text'));
      return { [name]: build(schema.value as Node, join(path, '*'), fill, option) };
    }
    case 'optional':
    case 'nullable':
      return build(schema.wrapped as Node, path, fill, option);
    case 'variant': {
      const chosen = schema.options?.[option] as Node;
      const kind = build(chosen.entries?.kind as Node, path, fill, 0);
      return build(chosen, path, (name, leaf) => fill(`${kind}/${name}`, leaf), 0);
    }
    case 'picklist':
      return schema.options?.[0];
    case 'literal':
      return schema.literal;
    case 'string':
      return schema.pipe?.some(({ type }) => type === 'regex') ? '#808080' : fill(path, 'text');
    case 'custom':
    case 'unknown':
      return fill(path, 'text');
    case 'number':
      return 1;
    case 'boolean':
      return false;
    case 'date':
      return new Date();
    default:
      throw new Error(`${path} has the type ${schema.type}, of which nobody said whether it holds words`);
  }
}
