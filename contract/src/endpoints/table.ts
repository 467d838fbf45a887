import * as blog from './blog.ts';
import * as contact from './contact.ts';
import type { Endpoint } from './endpoint.ts';
import * as exhibition from './exhibition.ts';
import * as image from './image.ts';
import * as product from './product.ts';
import * as studio from './studio.ts';
import * as user from './user.ts';

/** Every call of the API by noun and name, for the server and for `docs/api.md`. Clients import the calls they make. */
export const endpoints = {
  blog,
  exhibition,
  image,
  product,
  user,
  studio,
  contact,
} as const satisfies Record<string, Record<string, Endpoint>>;
