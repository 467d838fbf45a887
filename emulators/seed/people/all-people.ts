import type { Person, PersonKey } from './person.ts';
import { photographers } from './photographers.ts';
import { admin, guests, readers } from './readers.ts';

/** Everybody, with and without an account. */
export const allPeople: Person[] = [...photographers, admin, ...readers, ...guests];

const byKey = new Map(allPeople.map((person) => [person.key, person]));

export function person(key: PersonKey): Person {
  const found = byKey.get(key);
  if (!found) throw new Error(`Nobody in the seed has the key ${key}`);
  return found;
}
