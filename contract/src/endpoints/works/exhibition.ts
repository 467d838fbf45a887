import type {
  ExhibitionArchive,
  ExhibitionCatalogue,
  ExhibitionDetail,
  ExhibitionListItem,
  OpeningVisit,
} from '../../exhibition/wire.ts';
import type { ExhibitionImage } from '../../image/wire.ts';
import { EMPTY_BODY, everybody, userOrVisitor } from '../callers.ts';

// Cached for seconds only, because exhibitions open and close to the second.

/** Open now, the latest opening first, at most 200; of one person where `userId` is given. */
export const listOngoingExhibitions = everybody
  .get('/exhibition/approved/ongoing', { query: ['userId'], cache: 'seconds' })
  .returns<ExhibitionListItem[]>();

/** Not open yet, the next opening first, at most 200; of one person where `userId` is given. */
export const listUpcomingExhibitions = everybody
  .get('/exhibition/approved/upcoming', { query: ['userId'], cache: 'seconds' })
  .returns<ExhibitionListItem[]>();

/** Closed, the latest end first, at most 200; of one person where `userId` is given. */
export const listPastExhibitions = everybody
  .get('/exhibition/approved/past', { query: ['userId'], cache: 'seconds' })
  .returns<ExhibitionListItem[]>();

/**
 * A page of those that closed in a year, the latest end first; of the latest year with any where the year is none of
 * them.
 */
export const listArchive = everybody
  .get('/exhibition/approved/archive', { query: ['year', 'page'], cache: 'seconds' })
  .returns<ExhibitionArchive>();

/** A list of the one exhibition while it is open, else an empty one. */
export const getOngoingExhibition = everybody
  .get('/exhibition/ongoing/:exhibitionId', { cache: 'seconds' })
  .returns<ExhibitionDetail[]>();

/** The images of an open exhibition in their order, at most 200; its owner and admins see them at any time. */
export const listExhibitionImages = userOrVisitor
  .get('/exhibition/images/:exhibitionId', { cache: 'seconds' })
  .returns<ExhibitionImage[]>();

/** An exhibition in any public state. */
export const getExhibition = everybody
  .get('/exhibition/:exhibitionId', { cache: 'seconds', errors: ['NOT_FOUND'] })
  .returns<ExhibitionDetail>();

/**
 * Says that a visitor is in an exhibition on its first evening, once a minute for each, and answers how many are. No
 * quota, which would be another write.
 */
export const visitOpening = everybody
  .post('/exhibition/opening/:exhibitionId', {
    ...EMPTY_BODY,
    rateLimit: 'list',
    quota: 'openingVisit',
    visitorCookie: 'session',
    errors: ['NOT_FOUND'],
  })
  .returns<OpeningVisit>();

/** Returns the parts of a closed exhibition that everybody may still see. */
export const getCatalogue = everybody
  .get('/exhibition/:exhibitionId/catalogue', { cache: 'seconds', errors: ['NOT_FOUND'] })
  .returns<ExhibitionCatalogue>();
