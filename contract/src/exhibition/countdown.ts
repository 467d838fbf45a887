/** From this many days left on, an exhibition that is open is said to close soon: in its last 48 hours. */
export const CLOSING_SOON = 2;

export const isClosingSoon = (daysLeft: number): boolean => daysLeft <= CLOSING_SOON;

const amount = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * `Opens in 12 days, 5 hours`, on the last day `Opens in 5 h 04 min 09 s`, in the last hour without hours and in the
 * last minute `Opens in 9 s`, a second that has begun included. In minutes, no less than one is left.
 */
export function openingCountdown(milliseconds: number, precision: 'second' | 'minute' = 'second'): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds <= 0) return 'Opening now';
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const more = hours % 24 > 0 ? `, ${amount(hours % 24, 'hour')}` : '';
  if (days > 0) return `Opens in ${amount(days, 'day')}${more}`;
  const parts: [count: number, unit: string][] =
    precision === 'minute'
      ? [
          [hours, 'h'],
          [Math.max(1, minutes) % 60, 'min'],
        ]
      : [
          [hours, 'h'],
          [minutes % 60, 'min'],
          [seconds % 60, 's'],
        ];
  const first = parts.findIndex(([count]) => count > 0);
  const texts = parts
    .slice(first)
    .map(([count, unit], index) => `${index === 0 ? count : String(count).padStart(2, '0')} ${unit}`);
  return `Opens in ${texts.join(' ')}`;
}

/** When an exhibition opens, of the days until then: `Opens in 5 days`. */
export function opensInText(days: number): string {
  if (days < 2) return days === 0 ? 'Opens today' : 'Opens tomorrow';
  return `Opens in ${days} days`;
}

/** How long an exhibition is still open, of its days left. */
export function closingText(daysLeft: number): string {
  return isClosingSoon(daysLeft) ? 'Closing soon' : `${daysLeft} days left`;
}
