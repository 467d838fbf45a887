import { trackingLink } from '@aperture-byline/contract/shipping/tracking';

/** How a sub-order was sent: a link where the carrier is known. */
export function Tracking({ carrier, tracking }: { carrier: string; tracking: string }) {
  const link = trackingLink(carrier, tracking);
  return (
    <>
      {carrier}:{' '}
      {link === null ? (
        tracking
      ) : (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {tracking} <span aria-hidden>↗</span>
        </a>
      )}
    </>
  );
}
