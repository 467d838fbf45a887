import { type BodyName, findSchema } from '@aperture-byline/contract/endpoints/bodies';
import type { Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { findMax } from '@aperture-byline/contract/shared/api/check-body';
import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { findTextKind } from '@aperture-byline/contract/shared/text/text-fields';
import { ArraySchema, BooleanSchema, type ISchema, NumberSchema, ObjectSchema, type Schema, StringSchema } from 'yup';

/** A call of the endpoint table with one of the schemas of its body. */
export interface CallWithBody {
  name: string;
  endpoint: Endpoint;
  schema: ObjectSchema<object>;
  isUser: boolean;
}

/** Every call that takes a body; one that means another thing with a token comes twice. */
export function listCalls(): CallWithBody[] {
  const all = Object.values(endpoints).flatMap((calls) => Object.values<Endpoint>(calls));
  return all.flatMap((endpoint) => {
    const { method, path, body, auth } = endpoint;
    const callWith = (schema: BodyName, isUser: boolean): CallWithBody => ({
      name: `${method} ${path}${isUser ? '' : ' of a visitor'}`,
      endpoint,
      schema: findSchema(schema) as ObjectSchema<object>,
      isUser,
    });
    if (!body) return [];
    if (typeof body === 'string') return [callWith(body, auth !== 'none')];
    return [callWith(body.user, true), callWith(body.visitor, false)];
  });
}

/** Letters of a script, and pictures, with which texts are filled; a name is written in letters. */
export const SCRIPTS = {
  Devanagari: { text: 'क्षितिज', name: 'क्षितिज' },
  Tamil: { text: 'கடற்கரை', name: 'கடற்கரை' },
  emoji: { text: '🌊👩🏽‍🎨', name: 'क्षितिज' },
} as const;
export type Script = keyof typeof SCRIPTS;

/** Values of fields that have a format of their own, by the last name in the path. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  ...{ email: 'asha@example.com', phone: '9876543210', alternatePhone: '9876543211' },
  ...{
    alternate_phone: '9876543211',
    country: 'India',
    state: 'Kerala',
    postalCode: '695001',
    postalcode: '695001',
  },
  ...{ startDate: '2027-01-01T00:00:00.000Z', endDate: '2027-01-02T00:00:00.000Z' },
  ...{
    updatedAt: '2026-01-01T00:00:00.000Z',
    createdAt: '2026-01-01T00:00:00.000Z',
    sendAt: '2027-01-01T00:00:00Z',
  },
  ...{
    achivedDate: '2025-04-01',
    backOn: dayInIndia(new Date(Date.now() + 30 * DAY)),
    socialMedia: 'instagram',
    link: `https://instagram.com/${'a'.repeat(170)}`,
  },
  ...{
    fingerprint: 'a'.repeat(64),
    origin: 'example.com',
    upiId: 'asha@okbank',
    accountNumber: '123456789012',
  },
  ...{
    ifsc: 'SBIN0001234',
    pan: 'ABCDE1234F',
    gstin: '27AAPFU0939F1ZV',
    hsnCode: '4911',
    slug: 'a'.repeat(96),
    website: '',
  },
  ...{
    version: 1,
    profilePicture: '',
    reviewId: 'a',
    width: 60,
    height: 40,
    fromDays: 2,
    toDays: 5,
    gstRate: 12,
  },
};
/** Values of list entries that must differ from each other, by the last name in the path. */
const ENTRIES: Readonly<Record<string, (index: number) => unknown>> = {
  hashes: (index) => String(index).padStart(64, '0'),
  sizes: (index) => ({ id: idAt(index), width: 10 + index, height: 40, price: 5000, edition: 50 }),
};
/** By whole path, where a name means several things. */
const PATHS: Readonly<Record<string, unknown>> = {
  'POST /studio/unpublish address': '/stories/none',
  'POST /product/order/:orderId/claim-payment reference': 'A'.repeat(34) + 1,
  'POST /product/order/:orderId/withdraw-payment reference': 'A'.repeat(34) + 1,
  // One action takes words, a carrier and its number, or an amount.
  'POST /product/order/:orderId/claim/step action': 'sendReturn',
  'POST /product/order/:orderId/claim/step note': undefined,
  'POST /product/order/:orderId/claim/step refund': undefined,
  'POST /studio/order/:orderId/claim action': 'sendReplacement',
  'POST /studio/order/:orderId/claim note': undefined,
  'POST /studio/order/:orderId/claim refund': undefined,
  'POST /studio/claim/:orderId action': 'refuse',
  'POST /studio/claim/:orderId refund': undefined,
  'POST /studio/claim/:orderId carrier': undefined,
  'POST /studio/claim/:orderId tracking': undefined,
};

/** Stands for an id, which a test may replace. */
export const idAt = (index: number): string => `${index}-`.padEnd(64, 'a');

const NAMES: readonly string[] = ['firstName', 'middleName', 'lastName'];

/** A text of at most so many UTF-16 units, in which no character is cut. */
function fill(unit: string, max: number): string {
  return unit.repeat(Math.floor(max / unit.length)) || unit.slice(0, max);
}

/** A legal body in one script, in which texts and lists are as long as they may be, or shorter. */
export function largestBody(
  { name: call, schema }: CallWithBody,
  script: Script,
  { units = Infinity, entries = Infinity } = {},
): Record<string, unknown> {
  return make(schema, { name: '', index: 0 }) as Record<string, unknown>;

  function make(field: ISchema<unknown>, { name, index }: { name: string; index: number }): unknown {
    const path = `${call} ${name}`;
    if (path in PATHS) return PATHS[path];
    if (name in SAMPLES) return SAMPLES[name];
    const known = field.resolve({
      value: 'type' in field && field.type === 'lazy' ? [] : undefined,
    }) as Schema;
    const choices = known.describe() as { oneOf?: unknown[] };
    const [choice] = choices.oneOf ?? [];
    if (choice !== undefined) return choice;
    if (known instanceof StringSchema) return makeText(known, name, index);
    if (known instanceof NumberSchema) return Number(findBound(known, 'max') ?? findBound(known, 'min') ?? 1);
    if (known instanceof BooleanSchema) return true;
    if (known instanceof ArraySchema && known.innerType) {
      const { innerType } = known;
      const entry = ENTRIES[name];
      return Array.from({ length: Math.min(findMax(known, path), entries) }, (_, at) =>
        entry ? entry(at) : make(innerType, { name: `${name}[]`, index: at }),
      );
    }
    if (!(known instanceof ObjectSchema)) throw new TypeError(`No value is known for ${path}`);
    return Object.fromEntries(
      Object.entries(known.fields as Record<string, ISchema<unknown>>).map(([key, value]) => [
        key,
        make(value, { name: key, index }),
      ]),
    );
  }

  function makeText(field: StringSchema, name: string, index: number): string {
    const kind = findTextKind(field);
    const { text, name: letters } = SCRIPTS[script];
    if (kind === undefined) return idAt(index).slice(0, findMax(field, name));
    const max = Math.min(findMax(field, name), units);
    if (kind === 'html') return `<p>${fill(text, max - '<p></p>'.length)}</p>`;
    const number = name.endsWith('[]') ? String(index) : '';
    return number + fill(NAMES.includes(name) ? letters : text, max - number.length);
  }
}

function findBound({ tests }: Schema, bound: 'max' | 'min'): unknown {
  return tests.find(({ OPTIONS }) => OPTIONS?.name === bound)?.OPTIONS?.params?.[bound];
}
