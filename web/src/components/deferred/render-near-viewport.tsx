import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onceNearViewport } from '#lib/near-viewport.ts';

/** Renders its children once their place comes near the viewport. Until then `className` reserves their room. */
export function RenderNearViewport({ className, children }: { className: string | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNearViewport, setIsNearViewport] = useState(false);
  useEffect(() => (place.current ? onceNearViewport(place.current, () => setIsNearViewport(true)) : undefined), []);
  return isNearViewport ? children : <div ref={place} className={className} />;
}
