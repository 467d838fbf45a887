/** How a person's export and erasure treat a collection. */
interface PersonalData {
  /** The key of the export that holds the person's documents, or null with the reason. */
  export: { key: string } | { none: string };
  /** Way in which erasure handles the documents, or why it leaves the collection alone. */
  erasure: 'deleted' | 'anonymised' | { none: string };
}

const DERIVED = { none: 'ids and slugs of public work and its photographers, maintained by their triggers' };
const SEARCHED = {
  none: 'the words of public works and the names of their photographers, maintained by their triggers',
};
const COUNTERS = { none: 'keyed hashes that expire within days' };
const PRESENT = { none: 'hashes of the ids of visitors, which expire within an hour' };
const CERTIFIED = { none: 'points to sub-orders, which are exported and kept themselves' };
/** Notes of administrators about reviewed items; not exported to the people whom they are about. */
const DESK_NOTES = { export: { key: 'deskNotes' }, erasure: 'anonymised' } as const;
const SERIES = { none: 'the last numbers of receipts, credit notes and files for the bank, about nobody' };
const TOLD_TO_PAY = { none: 'points to sub-orders, with amounts that they have themselves' };
const SUMMED = { none: 'sums of all photographers by day, summed anew without who is gone' };
const HOSTS = { none: 'the names of other sites that led visitors here, about nobody' };
const OPERATED = { none: 'written by operators, about nobody' };

const PAID = { none: 'amounts and ids of the payment provider; orders, which are exported, name them' };

/** Every collection, by its path; `*` matches a document id. A collection that is not listed here fails a test. */
export const COLLECTIONS: Readonly<Record<string, PersonalData>> = {
  users: { export: { key: 'profile' }, erasure: 'deleted' },
  'users/*/private': { export: { key: 'contact' }, erasure: 'deleted' },
  'users/*/addresses': { export: { key: 'addresses' }, erasure: 'deleted' },
  'users/*/bookmarks': { export: { key: 'bookmarks' }, erasure: 'deleted' },
  'users/*/reminders': { export: { key: 'reminders' }, erasure: 'deleted' },
  'users/*/follows': { export: { key: 'follows' }, erasure: 'deleted' },
  'users/*/figures': { export: { key: 'figures' }, erasure: 'deleted' },
  'users/*/counts': { export: { key: 'counts' }, erasure: 'deleted' },
  'users/*/origins': { export: { key: 'origins' }, erasure: 'deleted' },
  'users/*/notices': { export: { key: 'notices' }, erasure: 'deleted' },
  'users/*/deskNotes': DESK_NOTES,
  applications: { export: { key: 'application' }, erasure: 'deleted' },
  profileSlugs: { export: { key: 'profileSlugs' }, erasure: 'deleted' },
  accounts: { export: { key: 'account' }, erasure: 'deleted' },
  images: { export: { key: 'images' }, erasure: 'deleted' },
  'images/*/marks': { export: { key: 'imageMarks' }, erasure: 'deleted' },
  'images/*/deskNotes': DESK_NOTES,
  'images/*/comments': { export: { key: 'imageComments' }, erasure: 'anonymised' },
  'images/*/comments/*/reports': { export: { key: 'reports' }, erasure: 'deleted' },
  'images/*/comments/*/deskNotes': DESK_NOTES,
  blogs: { export: { key: 'stories' }, erasure: 'deleted' },
  'blogs/*/marks': { export: { key: 'storyMarks' }, erasure: 'deleted' },
  'blogs/*/deskNotes': DESK_NOTES,
  'blogs/*/comments': { export: { key: 'storyComments' }, erasure: 'anonymised' },
  'blogs/*/comments/*/reports': { export: { key: 'reports' }, erasure: 'deleted' },
  'blogs/*/comments/*/deskNotes': DESK_NOTES,
  'blogs/*/revisions': { export: { key: 'revisions' }, erasure: 'deleted' },
  'blogs/*/versions': { export: { key: 'storyStates' }, erasure: 'deleted' },
  'blogs/*/previews': { export: { key: 'previewLinks' }, erasure: 'deleted' },
  exhibitions: { export: { key: 'exhibitions' }, erasure: 'deleted' },
  'exhibitions/*/openingVisitors': { export: PRESENT, erasure: PRESENT },
  'exhibitions/*/marks': { export: { key: 'exhibitionMarks' }, erasure: 'deleted' },
  'exhibitions/*/comments': { export: { key: 'guestBookLines' }, erasure: 'anonymised' },
  'exhibitions/*/comments/*/reports': { export: { key: 'reports' }, erasure: 'deleted' },
  'exhibitions/*/comments/*/deskNotes': DESK_NOTES,
  'exhibitions/*/previews': { export: { key: 'previewLinks' }, erasure: 'deleted' },
  'exhibitions/*/revisions': { export: { key: 'revisions' }, erasure: 'deleted' },
  'exhibitions/*/deskNotes': DESK_NOTES,
  products: { export: { key: 'products' }, erasure: 'deleted' },
  'products/*/marks': { export: { key: 'productMarks' }, erasure: 'deleted' },
  'products/*/deskNotes': DESK_NOTES,
  'products/*/revisions': { export: { key: 'revisions' }, erasure: 'deleted' },
  // Of buyers. What an artist sold is kept as it was bought: whoever bought it may still need it.
  orders: { export: { key: 'orders' }, erasure: 'anonymised' },
  'orders/*/parts': { export: { key: 'orders' }, erasure: 'anonymised' },
  // What the two people of a sub-order sent each other: of each what they wrote, and what they see that the other
  // wrote.
  'orders/*/parts/*/messages': { export: { key: 'messages' }, erasure: 'deleted' },
  'orders/*/parts/*/messages/*/reports': { export: { key: 'reports' }, erasure: 'deleted' },
  'orders/*/parts/*/messages/*/deskNotes': DESK_NOTES,
  'orders/*/parts/*/attachments': { export: { key: 'attachments' }, erasure: 'deleted' },
  'orders/*/parts/*/deskNotes': DESK_NOTES,
  reviews: {
    export: { none: 'points to comments, messages and works, which are exported themselves' },
    erasure: 'deleted',
  },
  audit: { export: { key: 'decisions' }, erasure: 'anonymised' },
  uploads: { export: { key: 'uploads' }, erasure: 'deleted' },
  mail: { export: { key: 'mail' }, erasure: 'deleted' },
  contactMessages: { export: { key: 'contactMessages' }, erasure: 'deleted' },
  subscribers: { export: { key: 'subscriber' }, erasure: 'deleted' },
  'subscribers/*/reminders': { export: { key: 'addressReminders' }, erasure: 'deleted' },
  // Those that name a person, whole, with what the person's documents were.
  deadLetters: {
    export: { none: 'copies of documents that are exported themselves, kept for thirty days at most' },
    erasure: 'deleted',
  },
  deletions: {
    export: { none: 'exists only once the account is being deleted' },
    erasure: { none: 'the erasure itself removes what names the person and keeps the two times' },
  },
  letters: {
    export: { none: 'letters of the house; who changed one last is an administrator' },
    erasure: 'anonymised',
  },
  announcements: {
    export: { none: 'ids of public work and its photographers, and how far their followers were notified' },
    erasure: 'deleted',
  },
  listings: { export: DERIVED, erasure: DERIVED },
  'listings/*/segments': { export: DERIVED, erasure: DERIVED },
  // Its snapshots in Storage too: what is not public any more leaves them within two days.
  searchIndex: { export: SEARCHED, erasure: SEARCHED },
  rateLimits: { export: COUNTERS, erasure: COUNTERS },
  dataSteps: { export: OPERATED, erasure: OPERATED },
  settings: { export: OPERATED, erasure: OPERATED },
  certificates: { export: CERTIFIED, erasure: CERTIFIED },
  origins: { export: HOSTS, erasure: HOSTS },
  houseFigures: { export: SUMMED, erasure: SUMMED },
  providerPayments: { export: PAID, erasure: PAID },
  providerRefunds: { export: PAID, erasure: PAID },
  payoutBatches: { export: TOLD_TO_PAY, erasure: TOLD_TO_PAY },
  documentNumbers: { export: SERIES, erasure: SERIES },
};

/** The path of a document's collection with `*` for each document id above it. */
export function findCollection(documentPath: string): string {
  return documentPath
    .split('/')
    .slice(0, -1)
    .map((part, index) => (index % 2 === 0 ? part : '*'))
    .join('/');
}
