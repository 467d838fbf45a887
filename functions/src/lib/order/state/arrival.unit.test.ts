import type { StoredSubOrder } from '@aperture-byline/contract/order/stored';
import { sampleOrderLine } from '@aperture-byline/contract/samples/stored-documents';
import { HOUR } from '@aperture-byline/contract/shared/durations';
import { estimateArrival } from '@aperture-byline/contract/shipping/arrival';
import { describe, expect, test } from 'vitest';
import { computePrepareBy, estimateSubOrderArrival } from './arrival.ts';

/** A Saturday. */
const NOW = new Date('2026-11-28T10:00:00+05:30');
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR);
const shippingMethod = { zone: 'domestic', speed: 'standard', fromDays: 5, toDays: 10 } as const;
const subOrder = (fields: Partial<StoredSubOrder>) => ({
  artistId: 1,
  status: 'accepted' as const,
  acceptBy: later(24),
  paidAt: null,
  updatedAt: NOW,
  lines: [sampleOrderLine()],
  ...fields,
});
const order = { shippingMethod, timeline: [] };

describe('when a parcel arrives', () => {
  test('When a print is ordered, then preparation, acceptance and the business days of its zone are counted', () => {
    expect(estimateArrival(shippingMethod, NOW)).toEqual({ from: '2026-12-07', to: '2026-12-15' });
    expect(estimateArrival({ fromDays: 7, toDays: 20 }, NOW)).toEqual({ from: '2026-12-09', to: '2026-12-29' });
  });

  test('When a frame takes longer, or the artist is away, then the days count from there', () => {
    const slow = [sampleOrderLine(), sampleOrderLine({ leadDays: 6 })];
    // Back on Thursday the 3rd, as one who is away has until the 4th to accept.
    const back = new Date('2026-12-04T00:00:00+05:30');
    expect(estimateArrival(shippingMethod, NOW, { leadDays: 6 })).toEqual({ from: '2026-12-11', to: '2026-12-18' });
    expect(estimateArrival(shippingMethod, NOW, { backOn: '2026-12-03' })).toEqual({
      from: '2026-12-11',
      to: '2026-12-18',
    });
    // It has come.
    expect(estimateArrival(shippingMethod, NOW, { backOn: '2026-11-28' })).toEqual(
      estimateArrival(shippingMethod, NOW),
    );
    const awaited = subOrder({ status: 'awaiting_acceptance', acceptBy: back });
    expect(estimateSubOrderArrival(order, awaited, NOW)).toEqual({ from: '2026-12-11', to: '2026-12-18' });
    expect(computePrepareBy(subOrder({ lines: slow }), NOW)).toEqual(later(6 * 24));
    expect(computePrepareBy(subOrder({ acceptBy: back }), NOW)).toEqual(new Date('2026-12-05T00:00:00+05:30'));
  });

  test('When it is accepted, paid and sent, then the days count from there', () => {
    const arrival = (fields: Partial<StoredSubOrder>, now = NOW) =>
      estimateSubOrderArrival(order, subOrder(fields), now);
    expect(arrival({ status: 'awaiting_acceptance' })).toEqual(estimateArrival(shippingMethod, NOW));
    expect(arrival({})).toEqual({ from: '2026-12-07', to: '2026-12-14' });
    expect(arrival({ paidAt: NOW }, later(24))).toEqual({ from: '2026-12-07', to: '2026-12-14' });
    // The artist is late: it leaves today at the earliest.
    expect(arrival({ paidAt: NOW }, later(96))).toEqual({ from: '2026-12-09', to: '2026-12-16' });
    const sent = { at: NOW, event: 'shipped', artistId: 1, note: null } as const;
    const shipped = subOrder({ status: 'shipped', paidAt: NOW });
    expect(estimateSubOrderArrival({ ...order, timeline: [sent] }, shipped, later(300))).toEqual({
      from: '2026-12-04',
      to: '2026-12-11',
    });
  });

  test.each(['delivered', 'declined', 'expired', 'cancelled'] as const)(
    'When it is %s, then nothing is awaited',
    (status) => expect(estimateSubOrderArrival(order, subOrder({ status }), NOW)).toBeNull(),
  );
});
