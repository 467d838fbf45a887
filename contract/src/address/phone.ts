import { toCode } from './codes.ts';

/** Ten digits, as the specification wants them. */
const PHONE = /^[0-9]{10}$/;

/** Ten digits after the country's code or the 0 of a trunk call. */
const INDIAN = /^(?:\+91|0091|91)?0?(\d{10})$/;

/** The ten digits of an Indian phone number, however it is written; any other text without its separators. */
export function normalizePhone(written: string): string {
  const phone = toCode(written);
  return INDIAN.exec(phone)?.[1] ?? phone;
}

export const isIndianPhone = (written: string): boolean => PHONE.test(normalizePhone(written));
