import { BODY_LIMIT } from '@aperture-byline/contract/shared/constants';
import { ArraySchema, type ISchema, ObjectSchema, object, type Schema, StringSchema } from 'yup';

/** A body that is meant to cost as much as possible. */
export interface WorstBody {
  /** What makes it costly; bodies of one kind share a row of the table. */
  kind: string;
  name: string;
  json: string;
}

/** Bytes of a body that are left for one value, beside its key and others that must be there. */
const ROOM = BODY_LIMIT - 512;
const DEPTH = 16;

/** What texts are filled with: what parsers, patterns and separators of this product stumble over, if anything. */
const FILLERS: readonly string[] = [
  ...['a', '0', ' ', '\n', '"', '\\', '/', '-', '.', '@', '|', '||', '|~|', '%25', '<', '>', '&', '<<a'],
  ...['<b>', '</b>', '<b></i>', '<b><p>', '<p>', '<ul><li>', '<br>', '<img src=/api/image/a>', '<svg>'],
  ...['<a href=x>', '<a href="https://a.b/">', '<a ', '<p a=b ', '<!--', '<![CDATA[', '<script', '&amp;'],
  ...[
    '&lt;',
    '&#65;',
    '&#x338;',
    '&x',
    'a@b.',
    'https://a.b/',
    'a||b||2020-01-01|~|',
    'x||https://x.com/a|~|',
  ],
  ...['é', 'e\u0301', '\u0301', '\u0315\u0300', '\u3164', '\u200b', '\ud83d\udc69\u200d'],
];

/** Texts of which one or another is what a field wants. */
function goodTexts(max: number): string[] {
  const fill = (start: string, end = ''): string => start.padEnd(max - end.length, 'a') + end;
  const whole = [
    fill('a'),
    fill('https://x.com/'),
    fill('a@', '.example'),
    'x',
    '2020-02-29',
    '',
    'a@b.example',
  ];
  return [...whole, ...FILLERS.map((filler) => repeat(filler, max))].filter((text) => text.length <= max);
}

function repeat(filler: string, length: number): string {
  return filler.repeat(Math.floor(length / filler.length));
}

/** As much of it as fits into a body, in bytes of JSON. */
function fillRoom(piece: string, room = ROOM): string[] {
  return Array(Math.floor(room / (Buffer.byteLength(piece) + 1))).fill(piece);
}

const many = (piece: string, room = ROOM): string => `[${fillRoom(piece, room).join()}]`;
const unknownKeys = (room = ROOM): string =>
  `{${Array.from({ length: Math.floor(room / 10) }, (_, index) => `"k${index}":0`).join()}}`;
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** The forms that a field can take: one, or several where the value decides. */
function formsOf(field: ISchema<unknown>): Schema[] {
  const forms = ['', [], {}].map((value) => field.resolve({ value }) as Schema);
  return forms.filter((form, index) => forms.findIndex(({ type }) => type === form.type) === index);
}

const maxOf = (schema: Schema): number =>
  Number(schema.tests.find(({ OPTIONS }) => OPTIONS?.name === 'max')?.OPTIONS?.params?.max ?? 0);

/** Bodies for a schema, whatever it is: they are made from its description. */
export function worstBodies(schema: ObjectSchema<object>): WorstBody[] {
  const fields = Object.entries(schema.fields as Record<string, ISchema<unknown>>);
  const bodies: WorstBody[] = [
    { kind: 'nothing', name: '{}', json: '{}' },
    { kind: 'unknown keys', name: 'at the top', json: unknownKeys() },
    { kind: 'deep nesting', name: 'the whole', json: nested(BODY_LIMIT / 2) },
    { kind: 'deep nesting', name: 'the whole, many', json: many(nested(DEPTH - 1)) },
  ];
  const add = (kind: string, name: string, field: string, json: string) =>
    bodies.push({ kind, name: `${field}: ${name}`, json: `{${JSON.stringify(field)}:${json}}` });
  for (const [name, field] of fields) {
    add('unknown keys', 'an object', name, unknownKeys());
    add('unknown keys', 'entries', name, many(unknownKeys(600)));
    add('deep nesting', 'one', name, nested(BODY_LIMIT / 2 - 20));
    add('deep nesting', 'many', name, many(nested(DEPTH - 2)));
    for (const piece of ['{}', 'null', '[]', '""', '{"a":0}', '"<"'])
      add('long lists', piece, name, many(piece));
    for (const form of formsOf(field)) {
      if (!(form instanceof StringSchema)) continue;
      for (const filler of FILLERS) {
        const bytes = Buffer.byteLength(JSON.stringify(filler)) - 2;
        add('long texts', filler, name, JSON.stringify(filler.repeat(Math.floor(ROOM / bytes))));
        add('texts at their limit', filler, name, JSON.stringify(repeat(filler, maxOf(form))));
      }
    }
  }
  const full = fields.map(([name, field]) => [name, fullValues(name, field)] as const);
  const most = Math.max(1, ...full.map(([, values]) => values.length));
  for (let round = 0; round < most; round += 1) {
    const body = Object.fromEntries(full.map(([name, values]) => [name, values[round % values.length]]));
    bodies.push({ kind: 'everything at its limit', name: `round ${round}`, json: JSON.stringify(body) });
  }
  return bodies.filter(({ json }) => Buffer.byteLength(json) <= BODY_LIMIT);
}

/** The largest values that a field takes; `undefined` where none is known. */
function fullValues(name: string, field: ISchema<unknown>): unknown[] {
  // Some rules look at the other fields, so a field is validated in an object.
  const schema = object({ [name]: field });
  const values = formsOf(field).flatMap((form): unknown[] => {
    if (form instanceof StringSchema) return goodTexts(maxOf(form));
    if (form instanceof ArraySchema && form.innerType)
      return fullEntries(form.innerType).map((entry) => Array(maxOf(form)).fill(entry));
    return [true];
  });
  const good = values.filter((value) => schema.isValidSync({ [name]: value }, { strict: true }));
  return good.length > 0 ? good : [undefined];
}

/** An object of a list: every field in every form, where they go together. */
function fullEntries(entry: ISchema<unknown>): object[] {
  const schema = entry.resolve({ value: {} });
  if (!(schema instanceof ObjectSchema)) return [];
  const fields = Object.entries(schema.fields as Record<string, ISchema<unknown>>);
  let entries: object[] = [{}];
  for (const [name, field] of fields) {
    const texts = formsOf(field).flatMap((form) => goodTexts(maxOf(form)).slice(0, 6));
    entries = entries.flatMap((before) => texts.map((text) => ({ ...before, [name]: text })));
  }
  return entries.filter((candidate) => schema.isValidSync(candidate, { strict: true })).slice(0, 3);
}
