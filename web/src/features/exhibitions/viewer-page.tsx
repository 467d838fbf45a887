import { lazy, Suspense } from 'react';

const ViewerScreen = lazy(() => import('./viewer/viewer-screen.tsx'));

/** The exhibition viewer. Its files are named here only, because the table of pages is loaded by every page. */
export default function ViewerPage() {
  return (
    <Suspense fallback={<div style={{ height: '100vh', background: '#101012' }} />}>
      <ViewerScreen />
    </Suspense>
  );
}
