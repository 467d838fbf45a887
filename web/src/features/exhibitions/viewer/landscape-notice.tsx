import { LANDSCAPE_NOTICE_DURATION, viewerMessages } from '@aperture-byline/contract/exhibition/viewer';
import { useEffect, useState } from 'react';
import styles from './viewer.module.css';

const NARROW = '(max-width: 767px) and (orientation: portrait)';

/** Tells of landscape mode for three seconds, on an upright screen under 768 pixels. */
export function LandscapeNotice() {
  const [isShown, setShown] = useState(() => window.matchMedia(NARROW).matches);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), LANDSCAPE_NOTICE_DURATION);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <p role="status" className={styles.notice}>
      {viewerMessages.turnToLandscape}
    </p>
  );
}
