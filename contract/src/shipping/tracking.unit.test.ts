import { describe, expect, test } from 'vitest';
import { CARRIERS, trackingLink } from './tracking.ts';

describe('the link to a shipment', () => {
  test.each(CARRIERS)('When the carrier is %s, then it leads to an https page with the number', (carrier) => {
    expect(trackingLink(carrier, 'EX 1/2&x=3')).toMatch(/^https:\/\/.*EX%201%2F2%26x%3D3$/);
  });

  test('When the name is written otherwise, then it is the same carrier', () => {
    expect(trackingLink('blue-dart', '1')).toBe(trackingLink('Blue Dart', '1'));
    expect(trackingLink(' FEDEX ', '1')).toBe(trackingLink('FedEx', '1'));
  });

  test.each(['', 'My cousin', 'constructor', 'javascript:', 'DHL Parcel'])(
    'When the carrier is “%s”, then there is no link',
    (carrier) => {
      expect(trackingLink(carrier, '1')).toBeNull();
    },
  );
});
