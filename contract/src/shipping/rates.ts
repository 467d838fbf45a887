import { SHIPPING_CHARGE } from '../shared/constants.ts';

/** India, or any other country. */
export const SHIPPING_ZONES = ['domestic', 'international'] as const;
export type ShippingZone = (typeof SHIPPING_ZONES)[number];

export const SHIPPING_SPEEDS = ['standard', 'expedited'] as const;
export type ShippingSpeed = (typeof SHIPPING_SPEEDS)[number];

/** Price of a speed in a zone, in whole rupees for an order, and the business days that it takes. */
export interface ShippingRate {
  /** Null where the house does not offer it. */
  price: number | null;
  fromDays: number;
  toDays: number;
}

export type ShippingRates = Readonly<Record<ShippingZone, Readonly<Record<ShippingSpeed, ShippingRate>>>>;

/** Before an administrator changes them. */
export const DEFAULT_SHIPPING: ShippingRates = {
  domestic: {
    standard: { price: SHIPPING_CHARGE, fromDays: 5, toDays: 10 },
    expedited: { price: null, fromDays: 2, toDays: 5 },
  },
  international: {
    standard: { price: null, fromDays: 7, toDays: 20 },
    expedited: { price: null, fromDays: 5, toDays: 10 },
  },
};

/** A speed that the house offers in a zone. */
export interface ShippingMethod {
  zone: ShippingZone;
  speed: ShippingSpeed;
  fromDays: number;
  toDays: number;
}

export interface PricedShippingMethod extends ShippingMethod {
  /** Whole rupees for an order, however many prints are in it. */
  price: number;
}

/** Lists the ways of shipping that the house offers, the zone of India and the standard speed first. */
export function listShippingMethods(rates: ShippingRates): PricedShippingMethod[] {
  return SHIPPING_ZONES.flatMap((zone) =>
    SHIPPING_SPEEDS.flatMap((speed) => {
      const { price, fromDays, toDays } = rates[zone][speed];
      return price === null ? [] : [{ zone, speed, price, fromDays, toDays }];
    }),
  );
}

/** Spellings of the country that count as India, in lower case; no country does too. */
const INDIA = [
  '',
  'india',
  'in',
  'ind',
  'bharat',
  'bhārat',
  'republic of india',
  'hindustan',
  'भारत',
  'इंडिया',
  'ভারত',
  'ভাৰত',
  'ભારત',
  'ਭਾਰਤ',
  'ଭାରତ',
  'இந்தியா',
  'భారతదేశం',
  'భారత్',
  'ಭಾರತ',
  'ഭാരതം',
  'ഇന്ത്യ',
  'بھارت',
];

export const isIndia = (country: string): boolean => INDIA.includes(country.normalize('NFC').trim().toLowerCase());

export const findShippingZone = (country: string): ShippingZone => (isIndia(country) ? 'domestic' : 'international');

const NAMES: Readonly<Record<ShippingZone, Readonly<Record<ShippingSpeed, string>>>> = {
  domestic: { standard: 'Standard', expedited: 'Expedited' },
  international: { standard: 'International', expedited: 'International, expedited' },
};

/** `Expedited`, or `International` where it goes abroad. */
export const nameShippingMethod = ({ zone, speed }: Pick<ShippingMethod, 'zone' | 'speed'>): string =>
  NAMES[zone][speed];

/** `5–10 business days`. */
export const describeDays = ({ fromDays, toDays }: Pick<ShippingMethod, 'fromDays' | 'toDays'>): string =>
  `${fromDays === toDays ? fromDays : `${fromDays}–${toDays}`} business days`;

/** `Standard, 5–10 business days`. */
export const describeShipping = (method: ShippingMethod): string =>
  `${nameShippingMethod(method)}, ${describeDays(method)}`;

/** Says before an order that each artist sends a parcel; null of one artist. */
export const describeParcels = (artists: number): string | null =>
  artists > 1
    ? `Your prints are by ${artists} artists and come in ${artists} parcels, each when its artist has made it.`
    : null;
