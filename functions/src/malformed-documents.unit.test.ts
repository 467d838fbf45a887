import { storedBlog } from '@aperture-byline/contract/blog/stored';
import { storedComment, storedReport } from '@aperture-byline/contract/comment/stored';
import { storedEngagement } from '@aperture-byline/contract/engagement/stored';
import { storedExhibition } from '@aperture-byline/contract/exhibition/stored';
import { storedImage } from '@aperture-byline/contract/image/stored';
import { storedOrder, storedSubOrder } from '@aperture-byline/contract/order/stored';
import { storedProduct } from '@aperture-byline/contract/product/stored';
import {
  sampleBlog,
  sampleComment,
  sampleEngagement,
  sampleExhibition,
  sampleImage,
  samplePicture,
  sampleProduct,
} from '@aperture-byline/contract/samples/stored-documents';
import { type DocumentSchema, parseDocument } from '@aperture-byline/contract/shared/stored-fields';
import { storedStats } from '@aperture-byline/contract/stats/stored';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  accept,
  applyTransitions,
  ONE,
  OTHER,
  orderLine,
  placedOrder,
  received,
} from '../test-support/orders/order-states.ts';
import * as blog from './areas/blog/mappers.ts';
import * as comment from './areas/comment/list-comments.ts';
import * as exhibition from './areas/exhibition/mappers.ts';
import * as image from './areas/image/mappers.ts';
import * as order from './areas/order/mappers.ts';
import * as product from './areas/product/mappers.ts';
import { toStats } from './areas/stats/stats.ts';
import { canBeIndexed, computeMemberships, type IndexedCollection } from './data/page-index/memberships.ts';
import { isOffered } from './data/works/products.ts';
import type { OrderState } from './lib/order/state/order-state.ts';
import { applyTransition, type OrderTransition } from './lib/order/state/order-state-machine.ts';
import { toStory } from './lib/text/stories.ts';
import { isScheduled } from './publication/visibility.ts';

vi.mock(import('./lib/config.ts'), async (load) => ({
  ...(await load()),
  config: () => ({ siteUrl: 'https://photos.example', signingSecrets: ['secret'] }) as never,
}));

const when = new Date('2026-01-01');
const picture = samplePicture('a');

interface Kind {
  schema: DocumentSchema;
  /** Collection, where pages list its documents. */
  collection?: IndexedCollection;
  whole: object;
  /** Fields without which nothing can be shown. */
  required: readonly string[];
  /** Values of `WRONG` that a required field may hold. */
  allowed?: Readonly<Record<string, unknown>>;
  /** Required fields that have a value where they are missing. */
  mayMiss?: readonly string[];
  /** Maps a document with every mapping that is applied after the repository's filters. */
  map: (document: never) => unknown;
}

/** Paid for; one of its artists left, and what they would have sent is given back. */
const { order: sampleOrder, subOrders: sampleSubOrders } = applyTransitions(
  placedOrder([{ ...orderLine(ONE, 2000), picture, editionNumber: 7, edition: 50 }, orderLine(OTHER, 3000)]),
  [
    [accept(ONE)],
    [accept(OTHER)],
    [received()],
    [{ name: 'dropArtist', artistId: OTHER }],
    [{ name: 'refunded', reference: 'R1', amount: 3000 }],
  ],
);
const EVERY_TRANSITION: readonly OrderTransition[] = [
  ...(['accept', 'prepare', 'deliver', 'arrive', 'remind', 'expire', 'flagLate', 'dropArtist'] as const).map(
    (name) => ({
      name,
      artistId: ONE,
    }),
  ),
  ...(['cancel', 'dropBuyer', 'remindToPay', 'endUnpaid'] as const).map((name) => ({ name })),
  received(),
  ...(['claimPaid', 'notFound', 'withdrawPaid'] as const).map((name) => ({ name, reference: 'UTR-100001' })),
];
const changeInAnyWay = (state: OrderState) =>
  EVERY_TRANSITION.map((transition) => applyTransition(state, transition, when));

const withId = <T extends object>(document: T) => ({ ...document, id: 'a' });
const withCounts = <T extends object>(document: T) => ({ ...withId(document), likes: 1, views: 2 });

const KINDS: Readonly<Record<string, Kind>> = {
  story: {
    schema: storedBlog,
    collection: 'blogs',
    whole: sampleBlog({ banner: picture, pictures: [picture] }),
    required: ['creator'],
    map: (document: ReturnType<typeof sampleBlog>) =>
      [blog.toListItem, toStory, blog.toUserStory, blog.toBookmark].map((map) => map(withCounts(document))),
  },
  image: {
    schema: storedImage,
    collection: 'images',
    whole: sampleImage({ picture, exif: { cameraMake: 'Nikon', iso: 100, focalLength: 50 } }),
    required: ['owner', 'picture'],
    map: (document: ReturnType<typeof sampleImage>) => [
      image.toGalleryImage(withId(document)),
      image.toCarouselImage(withId(document)),
      image.toDetails(withCounts(document), null),
      exhibition.toExhibitionImage(withCounts(document)),
    ],
  },
  exhibition: {
    schema: storedExhibition,
    collection: 'exhibitions',
    whole: sampleExhibition({ imageIds: ['a'] }),
    required: ['owner'],
    map: (document: ReturnType<typeof sampleExhibition>) => {
      const one = withId(document);
      const detail = { teaser: [], now: when };
      return isScheduled(one) && [exhibition.toListItem(one, when), exhibition.toDetail(one, detail)];
    },
  },
  print: {
    schema: storedProduct,
    collection: 'products',
    whole: sampleProduct({ imageIds: ['a'], pictures: [picture] }),
    required: ['owner'],
    map: (document: ReturnType<typeof sampleProduct>) => {
      const one = withId(document);
      return isOffered(one) && [product.toListItem(one), product.toDetail(one)];
    },
  },
  comment: {
    schema: storedComment,
    whole: sampleComment(),
    required: ['status', 'createdAt'],
    map: (document: ReturnType<typeof sampleComment>) =>
      [comment.toImageComment, comment.toStoryComment].map((map) => map(withId(document))),
  },
  report: {
    schema: storedReport,
    whole: { userId: 900000001, reason: 'Spam', createdAt: when, expiresAt: when },
    required: [],
    map: ({ reason }: { reason: string }) => reason.trim(),
  },
  'like or view': {
    schema: storedEngagement,
    whole: sampleEngagement(),
    required: [],
    map: ({ likedAt }: ReturnType<typeof sampleEngagement>) => likedAt?.toISOString(),
  },
  order: {
    schema: storedOrder,
    whole: sampleOrder,
    required: [
      ...['buyerId', 'buyerName', 'lines', 'artistIds', 'subtotal', 'shipping', 'total', 'amountDue', 'status'],
      ...['paymentStatus', 'payment', 'refundStatus', 'refundAmount', 'refunds', 'createdAt'],
      ...['shippingMethod', 'paymentClaim', 'transfers', 'receipt'],
    ],
    allowed: {
      buyerId: null,
      buyerName: 'text',
      payment: null,
      refunds: [],
      paymentClaim: null,
      transfers: [],
      receipt: null,
    },
    map: (document: OrderState['order']) => [
      order.toListItem(withId(document)),
      order.toOrder(withId(document), {
        receipt: null,
        stray: [],
        subOrders: sampleSubOrders,
        shop: null,
        isBuyer: true,
        unprintable: [],
        provider: 'Razorpay',
      }),
      changeInAnyWay({ order: document, subOrders: sampleSubOrders }),
    ],
  },
  'sub-order': {
    schema: storedSubOrder,
    whole: sampleSubOrders[0] ?? {},
    required: [
      ...['orderId', 'artistId', 'buyerId', 'status', 'lines', 'subtotal', 'acceptBy', 'paidAt', 'payoutStatus'],
      ...['commissionRate', 'tdsRate'],
      ...['claim', 'claimRefund', 'reversalStatus', 'reversalAmount', 'createdAt'],
    ],
    allowed: { orderId: 'text', buyerId: null, paidAt: null, claim: null },
    mayMiss: ['commissionRate', 'tdsRate'],
    map: (document: OrderState['subOrders'][number]) => [
      order.toStudioOrder(document, sampleOrder, []),
      changeInAnyWay({ order: sampleOrder, subOrders: [document] }),
    ],
  },
  'month of statistics': {
    schema: storedStats,
    whole: {
      days: { '02': { views: 3, income: 2000 } },
      works: { 'images-a': { title: 'Lighthouse', subjectId: 'a', days: { '02': { views: 3 } } } },
    },
    required: [],
    map: (document: Omit<Parameters<typeof toStats>[1][number], 'id'>) =>
      toStats({ from: '2026-01-01', to: '2026-01-31' }, [{ ...document, id: '2026-01' }]),
  },
};

/** Whatever somebody can type into the console, and what its documents hold beside JSON. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(undefined, null, Number.NaN, new Date(Number.NaN), when, [], {}, [null], 'text', -1),
);

type Path = readonly string[];

/** Paths of all fields, at any depth. */
function pathsOf(value: unknown, above: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const path = [...above, name];
    return [path, ...pathsOf(field, path)];
  });
}

/** The document with these values at these paths, unless one of them took the others' place. */
function withValues(whole: object, changes: readonly (readonly [Path, unknown])[]): Record<string, unknown> {
  const copy: Record<string, unknown> = structuredClone({ ...whole });
  for (const [path, value] of changes) {
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), copy);
    if (isRecord(parent)) parent[path.at(-1) ?? ''] = structuredClone(value);
  }
  return copy;
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

test.each(Object.entries(KINDS))(
  'answers a %s whose fields hold anything, unless what is required is not there',
  (_name, { schema, collection, whole, required, map }) => {
    const change = fc.tuple(fc.constantFrom(...pathsOf(whole)), anything);
    fc.assert(
      fc.property(fc.array(change, { maxLength: 4 }), (changes) => {
        const { document } = parseDocument(schema, withValues(whole, changes));
        if (document === undefined) {
          expect(changes.some(([[name = '']]) => required.includes(name))).toBe(true);
          return;
        }
        expect(() => JSON.stringify(map(document as never))).not.toThrow();
        if (collection === undefined) return;
        expect(() => computeMemberships(collection, 'a', document as never)).not.toThrow();
        expect(() => canBeIndexed(collection, 'a', document as never)).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  },
);

const WRONG = [undefined, null, {}, 'text', []];

test.each(Object.entries(KINDS))('leaves out a %s without what is required, and names it', (_name, kind) => {
  const { required, allowed, mayMiss = [] } = kind;
  for (const field of required)
    for (const value of WRONG) {
      if (value === undefined ? mayMiss.includes(field) : isEqual(value, allowed?.[field])) continue;
      const { document, faults } = parseDocument(kind.schema, { ...kind.whole, [field]: value });
      expect(document).toBeUndefined();
      expect(faults.some((fault) => fault.startsWith(field))).toBe(true);
    }
});
