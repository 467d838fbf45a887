import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith } from '../../http/define-route.ts';
import {
  changeHome,
  changePayoutTerms,
  changeSeller,
  changeShipping,
  changeShop,
  getHome,
  getSeller,
  getShipping,
  getShop,
  getStudioPayoutTerms,
} from './settings.ts';

const { studio } = endpoints;

export const settingsRoutes = [
  answerWith(studio.getStudioHome, () => getHome()),
  answerWith(studio.updateStudioHome, ({ body, principal: { userId } }) => changeHome(body, userId)),
  answerWith(studio.getStudioShop, () => getShop()),
  answerWith(studio.updateStudioShop, ({ body, principal: { userId } }) => changeShop(body, userId)),
  answerWith(studio.getStudioShipping, () => getShipping()),
  answerWith(studio.updateStudioShipping, ({ body, principal: { userId } }) => changeShipping(body, userId)),
  answerWith(studio.getStudioSeller, () => getSeller()),
  answerWith(studio.updateStudioSeller, ({ body, principal: { userId } }) => changeSeller(body, userId)),
  answerWith(studio.getStudioPayoutTerms, () => getStudioPayoutTerms()),
  answerWith(studio.updateStudioPayoutTerms, ({ body, principal: { userId } }) => changePayoutTerms(body, userId)),
];
