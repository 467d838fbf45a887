import { type FocusEvent, useEffect, useState } from 'react';
import { useReducedMotion } from './use-media-query.ts';

/** Calls `advance` while `active`, but not under pointer, focus, pause or reduced motion. Spread `holdProps`. */
export function useRotation({ advance, interval, active }: { advance: () => void; interval: number; active: boolean }) {
  const reducedMotion = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const running = active && !paused && !hovered && !focused && !reducedMotion;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(advance, interval);
    return () => clearInterval(timer);
  }, [running, advance, interval]);

  return {
    /** Whether a pause control makes sense: nothing moves under reduced motion. */
    canPause: active && !reducedMotion,
    paused,
    togglePaused: () => setPaused((before) => !before),
    holdProps: {
      // `pointerenter` does not fire for an element that appears under a resting pointer.
      onPointerMove: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
