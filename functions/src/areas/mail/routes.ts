import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith } from '../../http/define-route.ts';
import { reportBounce } from './report-bounce.ts';

export const mailRoutes = [
  answerWith(endpoints.bounce.reportBounce, ({ rawBody, headers }) => reportBounce(rawBody, headers)),
];
