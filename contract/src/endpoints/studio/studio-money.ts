import type {
  ArtistStatement,
  HouseStatement,
  NextPayout,
  ProviderSettlements,
  StatementSums,
  StudioMoney,
} from '../../order/payouts/money-wire.ts';
import { admin, artist } from '../callers.ts';

/** The caller's terms, payouts that are still to come, at most 500 sales, and those of the last 100 sales. */
export const getMoney = artist.get('/studio/money').returns<StudioMoney>();

/** The caller's next payout. */
export const getNextPayout = artist.get('/studio/next-payout').returns<NextPayout>();

/** The caller's months since their first sale, the newest first; the present one as far as it has come. */
export const listStatements = artist.get('/studio/statements').returns<StatementSums[]>();

/** The caller's statement of a month, `YYYY-MM`, with its entries. Months that are over do not change. */
export const getStatement = artist
  .get('/studio/statements/:month', { errors: ['NOT_FOUND'] })
  .returns<ArtistStatement>();

/** Returns that statement on paper. */
export const getStatementPaper = artist
  .get('/studio/statements/:month/statement.pdf', { errors: ['NOT_FOUND'] })
  .sends('pdf');

/** Money of the house in a month, `YYYY-MM`, that has begun. */
export const getHouseStatement = admin
  .get('/studio/house-statements/:month', { rateLimit: 'list', errors: ['NOT_FOUND'] })
  .returns<HouseStatement>();

/** Returns what the payment provider sent to the house's bank in that month; `NOT_FOUND` also without a provider. */
export const listSettlements = admin
  .get('/studio/house-statements/:month/settlements', { rateLimit: 'list', errors: ['NOT_FOUND'] })
  .returns<ProviderSettlements>();
