import { messages } from '@aperture-byline/contract/messages';
import { reloadPage } from '#lib/reload-page.ts';
import { FailedPage } from './state-page.tsx';

/** Stands for a page that could not be drawn, or whose code could not be loaded. */
export function PageFailed() {
  return (
    <FailedPage title="Page not loaded" onRetry={reloadPage}>
      {messages.somethingWrongLater}
    </FailedPage>
  );
}
