import type { AccountProfile } from '@aperture-byline/contract/user/wire';
import { WORK_KINDS, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { lazy, type ReactNode } from 'react';
import { ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';

const DeskOverview = lazy(() => import('#features/studio-today/desk-overview.tsx'));
const ContactQueue = lazy(() => import('#features/studio-people/contact-queue.tsx'));
const FrontPage = lazy(() => import('#features/studio-front-page/home-settings.tsx'));
const HouseStats = lazy(() => import('#features/studio-stats/house-stats.tsx'));
const Letters = lazy(() => import('#features/studio-letters/letters.tsx'));
const Library = lazy(() => import('#features/studio-library/library.tsx'));
const Money = lazy(() => import('#features/studio-sales/money/money.tsx'));
const Naming = lazy(() => import('#features/studio-naming/naming.tsx'));
// In the file of their screens: together they would be a tenth of what every screen loads.
const NamingIntro = lazy(async () => ({ default: (await import('#features/studio-naming/naming.tsx')).NamingIntro }));
const UploadIntro = lazy(async () => ({ default: (await import('#features/studio-upload/upload.tsx')).UploadIntro }));
const People = lazy(() => import('#features/studio-people/people.tsx'));
const ReviewScreen = lazy(() => import('#features/studio-review/review-screen.tsx'));
const Payments = lazy(() => import('#features/studio-sales/payments/payments.tsx'));
const Sales = lazy(() => import('#features/studio-sales/orders/sales.tsx'));
const Shipping = lazy(() => import('#features/studio-sales/shipping/shipping-settings.tsx'));
const Stats = lazy(() => import('#features/studio-stats/stats-view.tsx'));
const Today = lazy(() => import('#features/studio-today/today.tsx'));
const Upload = lazy(() => import('#features/studio-upload/upload.tsx'));
const Works = lazy(() => import('#features/studio-works/works.tsx'));

interface Screen {
  /** Its heading, where it does not write one itself. */
  title: string;
  intro?: ReactNode;
  /** Message for accounts that may not open it, which says what they lack. */
  refusal: string;
}

interface ArtistScreen extends Screen {
  failure: string;
  /** Pages of single works stand below it, which write their own headings. */
  hasWorks?: true;
  render: (props: { account: Account; profile: AccountProfile; id: string | undefined }) => ReactNode;
}

interface AdminScreen extends Screen {
  /** Pages of single entries stand below it, which write their own headings. */
  hasEntries?: true;
  render: (uid: string, id: string | undefined) => ReactNode;
}

/** Builds the sentence as the catalogues of messages do; importing them would add 3 KB here. */
const notLoaded = (what: string): string => `${what} could not be loaded. Please try again later.`;

function worksScreen(kind: WorkKind, { refusal, create }: { refusal: string; create: string }): ArtistScreen {
  const { plural, path } = WORK_KINDS[kind];
  return {
    title: `Your ${plural.toLowerCase()}`,
    intro: (
      <ButtonLink to={`${path}/new`} variant="primary">
        {create}
      </ButtonLink>
    ),
    refusal,
    failure: notLoaded(`Your ${plural.toLowerCase()}`),
    hasWorks: true,
    render: (props) => <Works key={kind} kind={kind} {...props} />,
  };
}

/** The screens of photographers, by their part of the address: `/studio/{part}`, which the first one has not. */
export const ARTIST_SCREENS: ReadonlyMap<string, ArtistScreen> = new Map(
  Object.entries({
    '': {
      title: 'Today',
      refusal: 'Your account has no studio.',
      failure: notLoaded('Your studio'),
      render: ({ account }) => <Today account={account} />,
    },
    library: {
      title: 'Your library',
      intro: (
        <ButtonLink to={studioPaths.upload} variant="primary">
          Upload photographs
        </ButtonLink>
      ),
      refusal: 'Your account has no library of photographs.',
      failure: notLoaded('Your photographs'),
      render: ({ account }) => <Library account={account} />,
    },
    upload: {
      title: 'Upload',
      intro: (
        <LazyBoundary>
          <UploadIntro />
        </LazyBoundary>
      ),
      refusal: 'Your account can’t upload photographs.',
      failure: notLoaded('Your photographs'),
      render: ({ account }) => (
        <Upload
          account={account}
          drafts={<Library account={account} fixed={{ q: '', status: 'draft', privacy: '', used: '' }} />}
        />
      ),
    },
    naming: {
      title: 'Name your photographs',
      intro: (
        <LazyBoundary>
          <NamingIntro />
        </LazyBoundary>
      ),
      refusal: 'Your account has no photographs to name.',
      failure: notLoaded('Your photographs'),
      render: ({ account }) => <Naming account={account} />,
    },
    exhibitions: worksScreen('exhibition', {
      refusal: 'Your account hangs no exhibitions.',
      create: 'Begin a new exhibition',
    }),
    stories: worksScreen('blog', { refusal: 'Your account writes no stories.', create: 'Write a story' }),
    prints: worksScreen('product', {
      refusal: 'Your account offers no prints.',
      create: 'Begin a new print',
    }),
    orders: {
      title: 'Orders to fulfil',
      intro: (
        <p>
          Accept or decline within 24 hours. The buyer pays when the artists have accepted; prepare your prints within
          48 hours after that, or the days that their frames name. You are paid out within 7 business days, once they
          are sent.
        </p>
      ),
      refusal: 'Your account sells no prints.',
      failure: notLoaded('Your orders'),
      render: ({ account }) => <Sales account={account} />,
    },
    money: {
      title: 'Money',
      refusal: 'Your account sells no prints.',
      failure: notLoaded('Your money'),
      render: ({ account }) => <Money uid={account.uid} />,
    },
    figures: {
      title: 'Your figures',
      intro: (
        <p>
          What visitors did with your work, by the days of India. Orders that end without a sale are taken off again;
          income counts once it is received.
        </p>
      ),
      refusal: 'Your account has no figures.',
      failure: notLoaded('The figures'),
      render: ({ account }) => <Stats uid={account.uid} />,
    },
  } satisfies Record<string, ArtistScreen>),
);

export const ADMIN_SCREENS: ReadonlyMap<string, AdminScreen> = new Map(
  Object.entries({
    desk: {
      title: 'Desk',
      refusal: 'Your account has no desk.',
      render: (uid) => <DeskOverview uid={uid} />,
    },
    review: {
      title: 'Review desk',
      intro: (
        <p>
          What photographers submitted, who asks to become one, and comments that were held or reported. The longest
          waiting first.
        </p>
      ),
      refusal: 'Your account can’t decide about submissions and comments.',
      render: (uid) => <ReviewScreen uid={uid} />,
    },
    messages: {
      title: 'Messages',
      intro: <p>What people wrote in the contact form, the longest waiting first. An answer goes to them by mail.</p>,
      refusal: 'Your account can’t answer the contact form.',
      render: (uid) => <ContactQueue uid={uid} />,
    },
    people: {
      title: 'People',
      intro: <p>Everybody with an account: what they are and have, and what you can do for them.</p>,
      refusal: 'Your account can’t look people up.',
      hasEntries: true,
      render: (uid, id) => <People uid={uid} id={id} />,
    },
    home: {
      title: 'Front page and shop',
      intro: (
        <p>
          The photographs and stories that visitors see first, and the words about the shop. Where buyers pay stands
          with the payments.
        </p>
      ),
      refusal: 'Your account can’t choose what the front page shows.',
      render: (uid) => <FrontPage uid={uid} />,
    },
    payments: {
      title: 'Payments',
      intro: (
        <p>
          Payment follows acceptance: an amount is due once the artists of an order have answered. Confirm what the bank
          shows, with its reference. The longest waiting first.
        </p>
      ),
      refusal: 'Your account can’t confirm payments.',
      render: (uid) => <Payments uid={uid} />,
    },
    shipping: {
      title: 'Shipping',
      refusal: 'Your account can’t change what shipping costs.',
      render: (uid) => <Shipping uid={uid} />,
    },
    visitors: {
      title: 'Figures of the house',
      intro: (
        <p>
          What was counted for all photographers together, and the sites that led visitors here, by the days of India.
          Of a site only its name is counted.
        </p>
      ),
      refusal: 'Your account can’t see the figures of the house.',
      render: (uid) => <HouseStats uid={uid} />,
    },
    letters: {
      title: 'Letters',
      intro: (
        <ButtonLink to={`${studioPaths.letters}/new`} variant="primary">
          Write a letter
        </ButtonLink>
      ),
      refusal: 'Your account can’t write letters.',
      hasEntries: true,
      render: (uid, id) => <Letters uid={uid} id={id} />,
    },
  } satisfies Record<string, AdminScreen>),
);
