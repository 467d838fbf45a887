import { LANDSCAPE_NOTICE_DURATION, viewerMessages } from '@aperture-byline/contract/exhibition/viewer';
import { useEffect, useState } from 'react';
import styles from './viewer.module.css';

const NARROW = '(max-width: 767px) and (orientation: portrait)';

/**
 * Tells of landscape mode on an upright screen under 768 pixels: over landscape pictures, for three seconds from the first of them.
 * It stays mounted while the viewer is open, so that it comes once.
 */
export function LandscapeNotice({ isLandscape }: { isLandscape: boolean }) {
  const [isNarrow] = useState(() => window.matchMedia(NARROW).matches);
  const [hasBegun, setBegun] = useState(isLandscape);
  const [isOver, setOver] = useState(false);
  if (isLandscape && !hasBegun) setBegun(true);
  useEffect(() => {
    if (!hasBegun) return;
    const timer = setTimeout(() => setOver(true), LANDSCAPE_NOTICE_DURATION);
    return () => clearTimeout(timer);
  }, [hasBegun]);
  if (!isNarrow || !isLandscape || isOver) return null;
  return (
    <p role="status" className={styles.notice}>
      {viewerMessages.turnToLandscape}
    </p>
  );
}
