import type { AnyObjectSchema } from 'yup';
import * as address from '../address/schemas.ts';
import * as attachment from '../attachment/schemas.ts';
import * as previewLink from '../blog/preview-link.ts';
import * as blog from '../blog/studio-schemas.ts';
import * as comment from '../comment/schemas.ts';
import * as contact from '../contact/schemas.ts';
import * as conversation from '../conversation/schemas.ts';
import * as desk from '../desk/schemas.ts';
import * as engagement from '../engagement/schemas.ts';
import * as exhibition from '../exhibition/studio-schemas.ts';
import * as image from '../image/studio-schemas.ts';
import * as letter from '../letter/letter.ts';
import * as notice from '../notice/schemas.ts';
import * as claim from '../order/claims/claim-schemas.ts';
import * as quote from '../order/quote.ts';
import * as order from '../order/schemas.ts';
import * as product from '../product/studio-schemas.ts';
import * as reminder from '../reminder/reminder.ts';
import * as review from '../review/schemas.ts';
import * as settings from '../settings/schemas.ts';
import * as shipping from '../shipping/schemas.ts';
import * as subscription from '../subscription/subscription.ts';
import * as upload from '../upload/schemas.ts';
import * as profile from '../user/profile-schemas.ts';
import * as user from '../user/schemas.ts';
import * as work from '../work/schemas.ts';

const schemas = {
  address,
  attachment,
  blog,
  claim,
  comment,
  contact,
  conversation,
  desk,
  engagement,
  exhibition,
  image,
  letter,
  notice,
  order,
  previewLink,
  product,
  profile,
  quote,
  reminder,
  review,
  settings,
  shipping,
  subscription,
  upload,
  user,
  work,
};

type Schemas = typeof schemas;

/** Type of the values that a name's schema accepts. */
export type SchemaOf<Name extends BodyName> =
  Name extends `${infer Noun extends keyof Schemas}.${infer Schema}`
    ? Schema extends keyof Schemas[Noun]
      ? Schemas[Noun][Schema]
      : never
    : never;

/** Name of a body's schema: the noun, and the constant in its file. */
export type BodyName = {
  [Noun in keyof Schemas]: `${Noun}.${SchemaNames<Schemas[Noun]>}`;
}[keyof Schemas];

type SchemaNames<Module> = {
  [Name in keyof Module & string]: Module[Name] extends AnyObjectSchema ? Name : never;
}[keyof Module & string];

/** Returns the schema with this name. */
export function findSchema(name: BodyName): AnyObjectSchema {
  const [noun, schema] = name.split('.') as [keyof Schemas, string];
  return (schemas[noun] as Record<string, unknown>)[schema] as AnyObjectSchema;
}
