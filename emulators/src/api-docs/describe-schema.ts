import type { AnyObjectSchema, SchemaDescription, SchemaFieldDescription } from 'yup';

type Fields = Record<string, SchemaFieldDescription>;

/**
 * Returns one line for each field of a body, indented by its depth: name, type, and the rules that a number can state.
 */
export function describeBody(schema: AnyObjectSchema): string[] {
  // A field that may be a list or a text is described as the list.
  const lists = Object.entries(schema.fields).flatMap(([name, field]) =>
    'type' in field && field.type === 'lazy' ? [[name, []]] : [],
  );
  return describeFields(schema.describe({ value: Object.fromEntries(lists) }).fields, 0);
}

function describeFields(fields: Fields, depth: number): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    `${'  '.repeat(depth)}- \`${name}\`: ${describe(field)}`,
    ...describeFields(listFields(field), depth + 1),
  ]);
}

function listFields(field: SchemaFieldDescription): Fields {
  if ('fields' in field) return field.fields as Fields;
  return 'innerType' in field && field.innerType && !Array.isArray(field.innerType) ? listFields(field.innerType) : {};
}

function describe(field: SchemaFieldDescription): string {
  const { type, tests = [], oneOf = [], optional = true } = field as Partial<SchemaDescription>;
  const limits = tests.flatMap(({ name, params }) =>
    name === 'max' || name === 'min' ? [`${name} ${String(params?.[name])}`] : [],
  );
  const isRequired = !optional || tests.some(({ name }) => name === 'required');
  return [
    type,
    ...limits,
    ...(oneOf.length > 0 ? [`one of ${oneOf.join(', ')}`] : []),
    ...(isRequired ? ['required'] : []),
  ].join(', ');
}
