import { messages } from '@aperture-byline/contract/messages';
import { ErrorNotice } from './notice.tsx';

/** Stands for a page that could not be drawn. Loading it afresh also fetches code that a new release replaced. */
export function PageFailed() {
  return <ErrorNotice onRetry={() => window.location.reload()}>{messages.somethingWrongLater}</ErrorNotice>;
}
