import { isClosingSoon } from '../exhibition/countdown.ts';
import type { ExhibitionState } from '../exhibition/state.ts';
import type { ReminderEvent } from './stored.ts';

/** `GET /user/reminder/{exhibitionId}`. */
export interface ReminderState {
  isReminded: boolean;
}

/** Returns the event of which one can be reminded at present; null once the exhibition closes soon. */
export function nextReminder(state: ExhibitionState, daysLeft: number | null): ReminderEvent | null {
  if (state === 'upcoming') return 'opening';
  return daysLeft === null || isClosingSoon(daysLeft) ? null : 'closing';
}
