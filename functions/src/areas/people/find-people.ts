import type { FoundLeaver, FoundPeople, FoundPerson } from '@aperture-byline/contract/people/wire';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { type Order, readOrder, readSubOrders } from '../../data/orders/orders.ts';
import {
  readEmails,
  readIdsByEmail,
  readOrderIdsByNumber,
  readUsers,
  readUsersByWord,
} from '../../data/people/find-people.ts';
import { listLeavers } from '../../lib/order/state/leavers.ts';
import { toLibraryWords } from '../../lib/text/search-words.ts';

const FOUND_MAX = 20;
/** Accounts with a word that are looked at for the other words of a query. */
const READ_MAX = 200;
/** Characters of an address or an order number that find something. */
const BEGINNING_MIN = 3;
/** Pattern of an order's number. */
const ORDER = /^[a-z0-9_-]{3,64}$/i;

/** Finds people by name, address, number of an order, or their own number; each once, by name. */
export async function findPeople(query: string | null | undefined): Promise<FoundPeople> {
  const text = (query ?? '').trim().slice(0, 200);
  if (text === '') return { people: [], leavers: [] };
  const [byName, byEmail, orders] = await Promise.all([findByName(text), findByEmail(text), findOrders(text)]);
  const byOrder = orders.flatMap(listPeopleOf);
  const others = await readUsers([...new Set([...byEmail, ...byOrder, ...(/^\d{9}$/.test(text) ? [text] : [])])]);
  const found = new Map([...others, ...byName].filter(isAccount).map((user) => [user.userId, user]));
  const people = [...found.values()].slice(0, FOUND_MAX);
  const [emails, leavers] = await Promise.all([
    readEmails(people.map(({ userId }) => String(userId))),
    Promise.all(orders.map(readLeavers)),
  ]);
  return {
    people: people
      .map((user) => toFoundPerson(user, emails.get(String(user.userId)) ?? ''))
      .sort((one, other) => one.name.localeCompare(other.name)),
    leavers: leavers.flat(),
  };
}

export function toFoundPerson(user: StoredUser, email: string): FoundPerson {
  const { userId, isArtist, admin, isLocked = false } = user;
  return { userId, name: fullName(user), email, isArtist, isAdmin: admin, isLocked };
}

const isAccount = ({ uid }: StoredUser): boolean => uid !== null;

/** Each word of the query begins a word of the name. */
async function findByName(text: string): Promise<StoredUser[]> {
  const [longest, ...others] = toLibraryWords(text).sort((one, other) => other.length - one.length);
  if (longest === undefined) return [];
  const users = await readUsersByWord(longest, READ_MAX);
  return users.filter(({ nameWords = [] }) => others.every((word) => nameWords.includes(word)));
}

async function findByEmail(text: string): Promise<string[]> {
  const beginning = text.toLowerCase();
  if (beginning.length < BEGINNING_MIN || /\s/.test(beginning)) return [];
  return readIdsByEmail(beginning, FOUND_MAX);
}

/** Lists the buyer and the artists of an order; those whose account is erased have no record any more. */
const listPeopleOf = ({ buyerId, artistIds }: Order): string[] =>
  [buyerId, ...artistIds].flatMap((id) => (id === null ? [] : String(id)));

async function readLeavers(order: Order): Promise<FoundLeaver[]> {
  const subOrders = await readSubOrders(order.id);
  return listLeavers({ order, subOrders }).map((leaver) => ({ ...leaver, orderId: order.id }));
}

/** Finds the orders whose number begins so. */
async function findOrders(text: string): Promise<Order[]> {
  const number = text.replace(/^#/, '');
  if (!ORDER.test(number)) return [];
  const ids = new Set(
    await Promise.all([number, number.toLowerCase()].map((one) => readOrderIdsByNumber(one, 5))).then((all) =>
      all.flat(),
    ),
  );
  const orders = await Promise.all([...ids].map(readOrder));
  return orders.filter((order) => order !== null);
}
