/** The file of an exhibition's dates, below its page. */
export const CALENDAR_FILE = 'calendar.ics';
