/** `GET /user/reminder/{exhibitionId}`. */
export interface ReminderState {
  isReminded: boolean;
}
