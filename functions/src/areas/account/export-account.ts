import {
  readAddresses,
  readContact,
  readLettersTo,
  readMessagesFrom,
  readUser,
} from '../../data/deletions.ts';
import { now } from '../../lib/clock.ts';
import { signInOf } from '../../lib/sign-in-accounts.ts';
import { collectBlogsOf } from '../blog/personal-data.ts';
import { collectExhibitionsOf } from '../exhibition/personal-data.ts';
import { collectImagesOf } from '../image/personal-data.ts';
import { collectProductsOf } from '../product/personal-data.ts';

interface Owner {
  uid: string;
  userId: string | null;
}

/** Everything that is the person's, as it is stored; before there is a profile, the account alone. */
export async function exportAccount({ uid, userId }: Owner): Promise<object> {
  const account = await signInOf(uid);
  // An address that nobody confirmed may be somebody else's, and so may its mail.
  const email = account?.emailVerified ? account.email : null;
  return {
    exportedAt: now(),
    account,
    ...(userId === null ? {} : await collectProfile(userId)),
    mail: email === null ? { received: [], sent: [] } : await collectMail(email),
  };
}

async function collectProfile(userId: string): Promise<object> {
  const [profile, contact, addresses, blogs, images, exhibitions, products] = await Promise.all([
    readUser(userId),
    readContact(userId),
    readAddresses(userId),
    collectBlogsOf(userId),
    collectImagesOf(userId),
    collectExhibitionsOf(userId),
    collectProductsOf(userId),
  ]);
  return { profile, contact, addresses, ...blogs, ...images, exhibitions, products };
}

async function collectMail(email: string): Promise<object> {
  const [received, sent] = await Promise.all([readLettersTo(email), readMessagesFrom(email)]);
  return { received, sent };
}
