import type { AnyObjectSchema } from 'yup';
import * as address from '../address/bodies.ts';
import * as attachment from '../attachment/bodies.ts';
import * as blog from '../blog/bodies.ts';
import * as cart from '../cart/bodies.ts';
import * as comment from '../comment/bodies.ts';
import * as contact from '../contact/bodies.ts';
import * as conversation from '../conversation/bodies.ts';
import * as desk from '../desk/bodies.ts';
import * as engagement from '../engagement/bodies.ts';
import * as exhibition from '../exhibition/bodies.ts';
import * as image from '../image/bodies.ts';
import * as letter from '../letter/bodies.ts';
import * as notice from '../notice/bodies.ts';
import * as order from '../order/bodies.ts';
import * as claim from '../order/claims/bodies.ts';
import * as people from '../people/bodies.ts';
import * as product from '../product/bodies.ts';
import * as profile from '../profile/bodies.ts';
import * as reminder from '../reminder/bodies.ts';
import * as review from '../review/bodies.ts';
import * as settings from '../settings/bodies.ts';
import * as shipping from '../shipping/bodies.ts';
import * as subscription from '../subscription/bodies.ts';
import * as upload from '../upload/bodies.ts';
import * as user from '../user/bodies.ts';
import * as work from '../work/bodies.ts';

const schemas = {
  address,
  attachment,
  blog,
  cart,
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
  people,
  product,
  profile,
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
export type SchemaOf<Name extends BodyName> = Name extends `${infer Noun extends keyof Schemas}.${infer Schema}`
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

export function findSchema(name: BodyName): AnyObjectSchema {
  const [noun, schema] = name.split('.') as [keyof Schemas, string];
  return (schemas[noun] as Record<string, unknown>)[schema] as AnyObjectSchema;
}
