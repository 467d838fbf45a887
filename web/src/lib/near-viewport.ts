/** How far below the viewport something is near. */
const MARGIN = '50%';

/** Calls `onNear` once an element comes near the viewport; what it returns stops that. */
export function onceNearViewport(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
