import { VISITOR_COOKIE_DAYS } from '@aperture-byline/contract/shared/constants';
import { STORAGE_KEYS } from '#lib/storage/browser-storage.ts';

/** What is kept under each of the site's own names. */
const OWN: Readonly<Record<keyof typeof STORAGE_KEYS, { name?: string; text: string }>> = {
  cart: { text: 'your cart, until you order or empty it;' },
  viewedProducts: { text: 'the prints you looked at last;' },
  userId: { text: 'your user number, while you are signed in;' },
  userAvatar: { text: 'the address of your profile picture, while you are signed in;' },
  pendingRegistration: {
    text: 'the names, the email address and the kind of account that you registered with, until your profile is made of them;',
  },
  guest: {
    text: 'the name that you comment under without an account, if you give one, and the number of that guest;',
  },
  likes: {
    text: 'which photographs and stories you liked without being signed in, the last five hundred, so that you see it when you come back;',
  },
  theme: { text: 'light or dark, if you chose one in your settings;' },
  draft: {
    name: `${STORAGE_KEYS.draft}:…`,
    text: 'what you have written into the forms for your registration, your profile, an address, comments and a message to us and not sent yet, or into a story and not saved yet, never your password: until you send it, and at most for a week. A message to us that a form-forwarding service passes on stays for that week, since only the service knows whether it arrived. With an order, these are the address that you chose and, until we have answered, what is ordered and a number that keeps it from being ordered twice;',
  },
};

/** A name that ends in an ellipsis stands for all that begin like it. */
export function BrowserStorage() {
  return (
    <>
      <p>
        Some things are kept on your own device, because the site could not work without them, or would lose
        what you wrote. In the browser’s local storage:
      </p>
      <ul>
        {Object.entries(STORAGE_KEYS).map(([what, key]) => {
          const { name, text } = OWN[what as keyof typeof STORAGE_KEYS];
          return (
            <li key={key}>
              <code>{name ?? key}</code>: {text}
            </li>
          );
        })}
      </ul>
      <p>And elsewhere in the browser:</p>
      <ul>
        <li>
          <code>firebaseLocalStorageDb</code>, in the indexed storage: your session with the identity
          provider. Where there is no indexed storage, it is <code>firebase:…</code> in the local or session
          storage, and so are the notes that the provider makes while its window is open;
        </li>
        <li>
          <code>AnBFiles</code>, in the indexed storage: photographs that you chose to upload and that have
          not arrived yet;
        </li>
        <li>
          <code>firebase-heartbeat-database</code>, in the indexed storage: the days on which this browser
          called the identity provider;
        </li>
        <li>
          <code>validate-browser-context-for-indexeddb-analytics-module</code>, in the indexed storage: an
          empty database with which the identity provider’s software finds out whether there is such a
          storage, deleted at once; it stays only where a page was left at that moment;
        </li>
        <li>
          <code>__session</code>, a cookie that tells one browser from another. If you look at a photograph or
          a story, it is set so that you are counted once, and it is gone when you close the browser. If you
          like one, comment on one or leave a name without an account, it stays for {VISITOR_COOKIE_DAYS} days
          from then on, so that we recognise the same guest again. It is signed, no script can read it, and it
          is sent to no one but us.
        </li>
      </ul>
      <p>
        Logging out, or deleting your account, empties the local and the session storage, your cart and drafts
        too, drops the photographs that have not arrived, and ends the session with the identity provider;
        only the cookie, those days and such an empty database stay. A session that ends by itself leaves your
        cart, your drafts and the prints you looked at where they are. You can clear everything in your
        browser’s settings at any time. We set no cookies for advertising and use no trackers and no analytics
        of other companies.
      </p>
    </>
  );
}
