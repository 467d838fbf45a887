import type {
  ExhibitionArchive,
  ExhibitionCatalogue,
  ExhibitionDetail,
  ExhibitionListItem,
  OpeningVisit,
} from '../../exhibition/wire.ts';
import type { ExhibitionImage } from '../../image/wire.ts';
import { type Endpoint, PUBLIC_READ, type Returns } from '../endpoint.ts';

/** Base of these calls: cached for seconds only, because exhibitions open and close to the second. */
const LIST = { ...PUBLIC_READ, cache: 'seconds' } as const;

/** Open now, the latest opening first, at most 200; of one person where `userId` is given. */
export const listOngoingExhibitions = {
  ...LIST,
  path: '/exhibition/approved/ongoing',
  query: ['userId'],
  response: {} as Returns<ExhibitionListItem[]>,
} as const satisfies Endpoint;

/** Not open yet, the next opening first, at most 200; of one person where `userId` is given. */
export const listUpcomingExhibitions = {
  ...LIST,
  path: '/exhibition/approved/upcoming',
  query: ['userId'],
  response: {} as Returns<ExhibitionListItem[]>,
} as const satisfies Endpoint;

/** Closed, the latest end first, at most 200; of one person where `userId` is given. */
export const listPastExhibitions = {
  ...LIST,
  path: '/exhibition/approved/past',
  query: ['userId'],
  response: {} as Returns<ExhibitionListItem[]>,
} as const satisfies Endpoint;

/** A page of those that closed in a year, the latest end first; of the latest year with any where the year is none of them. */
export const listArchive = {
  ...LIST,
  path: '/exhibition/approved/archive',
  query: ['year', 'page'],
  response: {} as Returns<ExhibitionArchive>,
} as const satisfies Endpoint;

/** A list of the one exhibition while it is open, else an empty one. */
export const getOngoingExhibition = {
  ...LIST,
  path: '/exhibition/ongoing/:exhibitionId',
  response: {} as Returns<ExhibitionDetail[]>,
} as const satisfies Endpoint;

/** The images of an open exhibition in their order, at most 200; its owner and admins see them at any time. */
export const listExhibitionImages = {
  ...LIST,
  path: '/exhibition/images/:exhibitionId',
  response: {} as Returns<ExhibitionImage[]>,
  auth: 'optional',
} as const satisfies Endpoint;

/** An exhibition in any public state. */
export const getExhibition = {
  ...LIST,
  path: '/exhibition/:exhibitionId',
  response: {} as Returns<ExhibitionDetail>,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/**
 * Says that a visitor is in an exhibition on its first evening, once a minute for each, and answers how many are. No quota, which would be another
 * write.
 */
export const visitOpening = {
  method: 'POST',
  path: '/exhibition/opening/:exhibitionId',
  body: async () => (await import('../../user/schemas.ts')).emptyBodySchema,
  bodyOptional: true,
  response: {} as Returns<OpeningVisit>,
  status: [200],
  auth: 'none',
  cache: 'never',
  rateLimit: 'list',
  quota: 'openingVisit',
  visitorCookie: 'session',
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** Returns the parts of a closed exhibition that everybody may still see. */
export const getCatalogue = {
  ...LIST,
  path: '/exhibition/:exhibitionId/catalogue',
  response: {} as Returns<ExhibitionCatalogue>,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;
