import type { Mutant } from './mutant.ts';
import { orderTransitionMutants } from './order-transitions.ts';

const CHECK = {
  file: 'functions/src/areas/order/check-order.ts',
  test: 'functions/src/areas/order/check-order.unit.test.ts',
};
const PRICES = {
  file: 'functions/src/areas/order/prices.ts',
  test: 'functions/src/areas/order/prices.unit.test.ts',
};
const SHIPPING = { test: 'functions/src/areas/order/shipping.http.test.ts' };
const PLACE = 'functions/src/areas/order/place-order.ts';
const ORDER_PLACEMENT = 'functions/src/data/order-placement.ts';
const AGAIN_TEST = 'functions/src/areas/order/order-idempotency.http.test.ts';
const REFUSALS_TEST = 'functions/src/areas/order/order-refusals.http.test.ts';
const NUMBERS_TEST = 'functions/src/areas/order/edition-numbers.http.test.ts';

/** What an order costs, and that it is placed once. */
const placingMutants: readonly Mutant[] = [
  {
    defence: 'An order past the quota is not stored, though it is read while its use is counted',
    file: ORDER_PLACEMENT,
    code: 'await mayWrite;',
    replacement: '',
    test: 'functions/src/areas/order/place-order.http.test.ts',
  },
  {
    ...CHECK,
    defence: 'A print is ordered at the price that the server computes',
    code: 'if (wrong.length === 0 && isSame) return lines;',
    replacement: 'if (isSame) return lines;',
  },
  {
    ...CHECK,
    defence: 'Sum, shipping and total of an order are those that the server computes',
    code: 'if (wrong.length === 0 && isSame) return lines;',
    replacement: 'if (wrong.length === 0) return lines;',
  },
  {
    ...CHECK,
    defence: 'The photographer who is paid is the one whose print it is',
    code: 'if (photographer !== owner.userId)',
    replacement: 'if (photographer === undefined)',
  },
  {
    defence: 'A phone abroad is a number of some country',
    file: 'functions/src/lib/foreign-phone.ts',
    code: 'return phone?.isValid() ? phone.number : null;',
    replacement: 'return phone?.number ?? written;',
    test: 'functions/src/areas/address/address.http.test.ts',
  },
  {
    defence: 'What changes of an address goes with the country that is saved',
    file: 'functions/src/areas/address/addresses.ts',
    code: 'if (problems.length > 0) throw invalidChange(problems);',
    test: 'functions/src/areas/address/address.http.test.ts',
  },
  {
    ...SHIPPING,
    defence: 'The zone of an order is that of its address',
    file: 'functions/src/areas/order/select-shipping.ts',
    code: 'const zone = findShippingZone(country);',
    replacement: "const zone = country ? 'domestic' : findShippingZone(country);",
  },
  {
    ...SHIPPING,
    defence: 'A way of shipping without a price is not offered',
    file: 'contract/src/shipping/rates.ts',
    code: 'return price === null ? [] : [{ zone, speed, price, fromDays, toDays }];',
    replacement: 'return [{ zone, speed, price: price ?? 1, fromDays, toDays }];',
  },
  {
    ...SHIPPING,
    defence: 'An order is sent at the speed that it names, for its price',
    file: PLACE,
    code: 'selectShipping(shippingRates, { country, speed: body.shippingSpeed })',
    replacement: 'selectShipping(shippingRates, { country })',
  },
  {
    ...SHIPPING,
    defence: 'What is due of an order is by the charge that it was placed with',
    file: 'functions/src/lib/order/order-amounts.ts',
    code: 'sum + computePayout(subOrder), shipping);',
    replacement: 'sum + computePayout(subOrder), shipping && 100);',
  },
  {
    ...PRICES,
    defence: 'A print that is not approved is not for sale',
    code: 'products.filter(isApproved)',
    replacement: 'products',
  },
  {
    ...PRICES,
    defence: 'No more prints are ordered than their edition has left',
    code: 'before < (computeLeft(size) ?? Number.POSITIVE_INFINITY)',
    replacement: 'before >= 0',
  },
  {
    defence: 'A price that is no whole number of rupees is no offer',
    file: 'contract/src/shared/stored-fields.ts',
    code: 'const rupees = v.pipe(v.number(), v.safeInteger(), v.minValue(0));',
    replacement: 'const rupees = v.number();',
    test: 'functions/src/data/stored-documents.unit.test.ts',
  },
  {
    defence: 'An order takes its prints off their editions',
    file: ORDER_PLACEMENT,
    code: 'takeLines(transaction, stock, order.lines);',
    test: 'functions/src/areas/order/place-order.http.test.ts',
  },
  {
    defence: 'Prints are read and numbered in one transaction, so that no two have one number',
    file: 'functions/src/data/sales.ts',
    code: 'transaction.getAll(...references)',
    replacement: 'firestore().getAll(...references)',
    test: NUMBERS_TEST,
  },
  {
    defence: 'No number above its edition is given',
    file: 'functions/src/data/edition-numbers.ts',
    code: 'if (next > edition) return null;',
    test: NUMBERS_TEST,
  },
  {
    defence: 'An edition of which prints are sold is never made larger, nor smaller than what is sold',
    file: 'functions/src/areas/work/print-options.ts',
    code: 'if (known) checkEdition(',
    replacement: 'if (known === null) checkEdition(',
    test: 'functions/src/areas/work/prints.http.test.ts',
  },
  {
    defence: 'An order that is sent again with its key is the same order',
    file: PLACE,
    code: "hashOrderId(userId, 'key', key)",
    replacement: "hashOrderId(userId, 'key', [key, Math.random()])",
    test: AGAIN_TEST,
  },
  {
    defence: 'A double click without a key makes one order',
    file: PLACE,
    code: "hashOrderId(userId, 'minute', [fingerprint, number])",
    replacement: "hashOrderId(userId, 'minute', [fingerprint, number, Math.random()])",
    test: AGAIN_TEST,
  },
  {
    defence: 'A key that another order was placed with is refused',
    file: ORDER_PLACEMENT,
    code: 'id: known.fingerprint === fingerprint ? known.id : null',
    replacement: 'id: known.id',
    test: AGAIN_TEST,
  },
  {
    defence: 'A key leads nobody to the order of another buyer',
    file: PLACE,
    code: "hashOrderId(userId, 'key', key)",
    replacement: "hashOrderId('', 'key', key)",
    test: AGAIN_TEST,
  },
  {
    defence: 'A key of another form is refused',
    file: 'functions/src/http/router.ts',
    code: 'others.length > 0 || !IDEMPOTENCY_KEY.test(key)',
    replacement: 'others.length > 0',
    test: AGAIN_TEST,
  },
  {
    defence: 'An order goes to an address that its buyer has saved, and to no other',
    file: PLACE,
    code: "if (!address) throw new ApiError('NOT_FOUND');",
    replacement: 'address ??= {} as never;',
    test: REFUSALS_TEST,
  },
  {
    defence: 'Without a confirmed e-mail address nobody orders',
    file: 'contract/src/endpoints/order.ts',
    code: 'authorization: { verified: true },',
    test: REFUSALS_TEST,
  },
];

export const orderMutants: readonly Mutant[] = [...placingMutants, ...orderTransitionMutants];
