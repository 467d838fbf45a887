import { SECOND } from '@aperture-byline/contract/shared/durations';
import { vi } from 'vitest';

/** Sets the clock past the time for which an instance may still serve what it knew as public. It stands still then. */
export const outlastServing = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * SECOND });
