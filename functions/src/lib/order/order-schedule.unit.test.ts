import { describe, expect, test } from 'vitest';
import {
  accept,
  after,
  decline,
  events,
  hoursLater,
  line,
  ONE,
  OTHER,
  place,
  received,
  statuses,
} from '../../../test-support/order-states.ts';
import { addBusinessDays } from './order-amounts.ts';
import { applyTransition, type OrderTransition } from './order-state-machine.ts';

describe('the schedule', () => {
  test('When twelve hours have passed, then the artist is reminded once', () => {
    const remind: OrderTransition = { name: 'remind', artistId: ONE };
    expect(applyTransition(place(), remind, hoursLater(11))).toBe('same');
    const reminded = after(place(), [[remind, 12]]);
    expect(applyTransition(reminded, remind, hoursLater(13))).toBe('same');
    expect(statuses(reminded)).toEqual(['awaiting_acceptance', 'awaiting_acceptance']);
  });

  test('When forty-eight hours have passed since the payment, then an unprepared sub-order is late, once', () => {
    const flag: OrderTransition = { name: 'flagLate', artistId: ONE };
    const paid = after(place([line(ONE, 2000)]), [[accept(ONE)], [received()]]);
    expect(applyTransition(paid, flag, hoursLater(48))).toBe('same');
    const late = after(paid, [[flag, 49]]);
    expect(late.subOrders[0]).toMatchObject({ isLate: true, status: 'accepted' });
    expect(applyTransition(late, flag, hoursLater(50))).toBe('same');
    const preparing = after(paid, [[{ name: 'prepare', artistId: ONE }]]);
    expect(applyTransition(preparing, flag, hoursLater(60))).toBe('same');
  });

  test('When a payment is due, then the buyer is reminded once after three days, and the order ends unpaid after seven', () => {
    const [remind, end] = [{ name: 'remindToPay' }, { name: 'endUnpaid' }] as const;
    const due = after(place(), [[accept(ONE)], [decline(OTHER)]]);
    expect(due.order).toMatchObject({ payRemindAt: hoursLater(73), payBy: hoursLater(169) });
    expect(applyTransition(due, remind, hoursLater(72.9))).toBe('same');
    const reminded = after(due, [[remind, 73]]);
    expect(events(reminded).at(-1)).toBe('payment_reminded');
    expect(applyTransition(reminded, remind, hoursLater(74))).toBe('same');
    expect(applyTransition(reminded, end, hoursLater(168.9))).toBe('same');
    expect(applyTransition(due, remind, hoursLater(169))).toBe('same');
    const cancelled = after(reminded, [[{ name: 'cancel' }, 74]]);
    expect(cancelled.order).toMatchObject({ status: 'cancelled', paymentStatus: 'not_due', payBy: null });
    expect(statuses(cancelled)).toEqual(['cancelled', 'declined']);
    const ended = after(reminded, [[end, 169]]);
    expect(ended.order).toMatchObject({ status: 'cancelled', paymentStatus: 'not_due', payBy: null });
    expect(statuses(ended)).toEqual(['cancelled', 'declined']);
    expect(events(ended).at(-1)).toBe('unpaid');
    expect(applyTransition(ended, end, hoursLater(170))).toBe('same');
    const paid = after(due, [[received()]]);
    for (const transition of [remind, end])
      expect(applyTransition(paid, transition, hoursLater(200))).toBe('same');
  });

  test.each([
    ['a Friday', '2026-11-20T10:00:00Z', '2026-12-01T10:00:00Z'],
    ['a Monday', '2026-11-23T10:00:00Z', '2026-12-02T10:00:00Z'],
    ['a Saturday', '2026-11-21T10:00:00Z', '2026-12-01T10:00:00Z'],
    ['a Sunday in London that is Monday in India', '2026-11-22T20:00:00Z', '2026-12-01T20:00:00Z'],
  ])('When %s is followed by seven business days, then weekends do not count', (_day, from, to) => {
    expect(addBusinessDays(new Date(from), 7)).toEqual(new Date(to));
  });
});
