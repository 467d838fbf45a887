import type { AnnouncementKind } from '@aperture-byline/contract/follow/stored';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import type { Seller } from '@aperture-byline/contract/settings/stored';
import { CONTENT_KINDS } from '@aperture-byline/contract/work/work-kinds';
import type { Announced } from '../../data/mail/announcements.ts';
import { type FollowMail, type FollowReader, followMailEnd } from '../../data/mail/follow-mails.ts';
import { subscriberId } from '../../data/mail/subscribers.ts';
import { config } from '../../lib/config.ts';
import { toSubscriberMail, unsubscribeLink } from '../../lib/email/subscriber-mail.ts';
import { writeEmail } from '../../lib/email/write-email.ts';

const LINKS: Readonly<Record<AnnouncementKind, string>> = {
  exhibition: 'See the exhibition',
  blog: 'Read the story',
  product: 'See the print',
  photographs: 'See the photographs',
};

/** Words the announcement as the notice does. */
function toWords({ kind, artist, title }: Announced): string {
  return kind === 'photographs'
    ? `New photographs by ${artist}`
    : `New ${CONTENT_KINDS[kind].label} by ${artist}: “${title}”`;
}

function toAddress({ kind, subjectId, slug = subjectId }: Announced): string {
  const paths = pagePaths(config().siteUrl);
  switch (kind) {
    case 'photographs':
      return paths.profile(subjectId);
    case 'exhibition':
      return paths.exhibition(subjectId);
    case 'blog':
      return paths.story(slug);
    case 'product':
      return paths.product(slug);
  }
}

function toFollowMail(
  letter: Omit<Parameters<typeof writeEmail>[0], 'name' | 'choice'>,
  { userId, email }: FollowReader,
): FollowMail {
  const now = new Date();
  const token = { subscriberId: subscriberId(email), userId, use: 'follows', issuedAt: now } as const;
  const choice = unsubscribeLink(token);
  return { ...toSubscriberMail(writeEmail({ ...letter, name: '', choice }), token), expiresAt: followMailEnd(now) };
}

export function writeAnnouncementMail(
  news: Announced,
  { seller, reader }: { seller: Seller; reader: FollowReader },
): FollowMail {
  const letter = {
    subject: toWords(news),
    paragraphs: [`${toWords(news)}.`, `You follow ${news.artist}.`],
    link: { label: LINKS[news.kind], address: toAddress(news) },
    seller,
  };
  return toFollowMail(letter, reader);
}

/** Writes a follower's mail about a day. With `hasMore`, their notices tell of more than the mail. */
export function writeDailyLetter(
  news: readonly Announced[],
  { hasMore, seller, reader }: { hasMore: boolean; seller: Seller; reader: FollowReader },
): FollowMail {
  const letter = {
    subject: 'New work by photographers you follow',
    paragraphs: [
      'This is new since yesterday morning, by photographers whom you follow.',
      ...news.map((announced) => ({ label: toWords(announced), address: toAddress(announced) })),
      ...(hasMore ? ['There is more in your notices.'] : []),
    ],
    link: { label: 'Your notices', address: pagePaths(config().siteUrl).notices },
    seller,
  };
  return toFollowMail(letter, reader);
}
