import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the viewport something is near. */
const MARGIN = '50%';

/** Renders its children once their place comes near the viewport. Until then `className` reserves their room. */
export function RenderNearViewport({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [isNearViewport, setIsNearViewport] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNearViewport(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isNearViewport ? children : <div ref={place} className={className} />;
}
