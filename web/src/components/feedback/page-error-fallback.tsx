import { messages } from '@aperture-byline/contract/shared/messages';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isSiteReachable, reloadPage, watchConnection } from '#lib/api/connection.ts';
import { useReleaseReload } from '#lib/api/use-release-reload.ts';
import { ErrorPage, LoadingPage } from './state-page.tsx';

/**
 * Shows that a page threw or its code failed to load, unless a newer release replaces it. Offline it waits: a reload
 * would end on an error page.
 */
export function PageErrorFallback() {
  const isReloading = useReleaseReload();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    isSiteReachable().then((isReachable) => setLost(!isReachable));
  }, []);
  useEffect(() => {
    if (!isLost) return;
    watchConnection();
    return onlineManager.subscribe((isOnline) => {
      if (isOnline) reloadPage();
    });
  }, [isLost]);

  async function retry() {
    if (!(await reloadPage())) setLost(true);
  }

  if (isReloading) return <LoadingPage />;
  return (
    <ErrorPage title="Page not loaded" onRetry={retry}>
      {isLost ? messages.noConnection : messages.somethingWrongLater}
    </ErrorPage>
  );
}
