import type { Person, PersonKey } from './person.ts';
import { photographers } from './photographers.ts';
import { admin, guests, readers } from './readers.ts';

/** Everybody, with and without an account. */
export const cast: Person[] = [...photographers, admin, ...readers, ...guests];

const byKey = new Map(cast.map((person) => [person.key, person]));

export function person(key: PersonKey): Person {
  const found = byKey.get(key);
  if (!found) throw new Error(`Nobody in the cast is called ${key}`);
  return found;
}
