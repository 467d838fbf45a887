import type { Mutant } from './mutant.ts';

const ORDER_TRANSITIONS = 'functions/src/data/order-transitions.ts';
const PAYMENT_TEST = 'functions/src/areas/order/confirm-payment.http.test.ts';
const STATE_MACHINE_TEST = 'functions/src/lib/order/order-state-machine.unit.test.ts';
const PAYMENT_TRANSITIONS_TEST = 'functions/src/lib/order/payment-transitions.unit.test.ts';
const PAYMENT_TRANSITIONS = {
  file: 'functions/src/lib/order/payment-transitions.ts',
  test: PAYMENT_TRANSITIONS_TEST,
};
const STATE_MACHINE = { file: 'functions/src/lib/order/order-state-machine.ts', test: STATE_MACHINE_TEST };
const SUB_ORDER_TRANSITIONS = {
  file: 'functions/src/lib/order/sub-order-transitions.ts',
  test: STATE_MACHINE_TEST,
};

/** Who reads an order, and what becomes of it and of its money. */
export const orderTransitionMutants: readonly Mutant[] = [
  {
    defence: 'Only its buyer and administrators read an order',
    file: 'functions/src/areas/order/read-orders.ts',
    code: "if (!order || !(isOwn || (await hasRole(reader, 'admin'))))",
    replacement: 'if (!order)',
    test: 'functions/src/areas/order/read-orders.http.test.ts',
  },
  {
    defence: 'Only its buyer cancels an order',
    file: 'functions/src/areas/order/read-orders.ts',
    code: '!order || !isBuyer(order, caller)',
    replacement: '!order',
    test: 'functions/src/areas/order/cancel-order.http.test.ts',
  },
  {
    defence: 'An order without a print of theirs does not exist for a photographer',
    file: 'functions/src/areas/order/transition-orders.ts',
    code: '!outcome || (artistId !== null && !subOrder)',
    replacement: '!outcome',
    test: 'functions/src/areas/order/transition-orders.http.test.ts',
  },
  {
    ...STATE_MACHINE,
    defence: 'What is paid is not cancelled',
    code: "if (!canCancel(state.order, state.subOrders)) return 'refused';",
  },
  {
    ...SUB_ORDER_TRANSITIONS,
    defence: 'A photographer accepts within the time for it',
    code: 'const isOpen = isAwaited && now < acceptBy;',
    replacement: 'const isOpen = isAwaited && acceptBy !== null;',
  },
  {
    ...SUB_ORDER_TRANSITIONS,
    defence: 'Nothing is prepared before it is paid',
    code: "if (status !== 'accepted' || payment === null) return 'refused';",
    replacement: "if (status !== 'accepted' || payment === undefined) return 'refused';",
  },
  {
    ...SUB_ORDER_TRANSITIONS,
    defence: 'Nothing is shipped before it is prepared',
    code: "if (status !== 'preparing') return 'refused';",
  },
  {
    ...PAYMENT_TRANSITIONS,
    defence: 'A transfer is recorded where what is due is what the administrator saw',
    code: ' || due !== computeOpenAmount(order)',
  },
  {
    ...PAYMENT_TRANSITIONS,
    defence: 'A transfer is recorded once; the same reference with another amount is refused',
    code: "if (known) return known.amount === amount ? 'same' : 'refused';\n  const isAwaited",
    replacement: 'const isAwaited',
  },
  {
    ...PAYMENT_TRANSITIONS,
    defence: 'A payment is claimed only while it is due',
    code: "if (!canClaimPayment(order)) return 'refused';",
  },
  {
    ...PAYMENT_TRANSITIONS,
    defence: 'A payment that is being checked is not claimed with another reference',
    code: 'paymentClaim === null && claims',
    replacement: 'claims',
  },
  {
    ...PAYMENT_TRANSITIONS,
    defence: 'Claims that were not found do not keep an order for ever',
    code: ' && claims.length < CLAIMS_MAX',
  },
  {
    ...PAYMENT_TRANSITIONS,
    defence: 'Only the claim that an administrator saw is answered',
    code: "if (paymentClaim.reference !== reference) return 'refused';",
  },
  {
    defence: 'What is due does not end while a claim is being checked',
    file: 'functions/src/lib/order/order-state.ts',
    code: ' || paymentClaim !== null) return { payBy',
    replacement: ') return { payBy',
    test: PAYMENT_TRANSITIONS_TEST,
  },
  {
    defence: 'An order is not cancelled while a payment of it is being checked',
    file: 'functions/src/lib/order/order-amounts.ts',
    code: ' && order.paymentClaim === null;',
    replacement: ';',
    test: PAYMENT_TRANSITIONS_TEST,
  },
  {
    defence: 'A reference of a payment is no markup, formula or hidden sign',
    file: 'contract/src/order/schemas.ts',
    code: 'REFERENCE.test(value) && ',
    replacement: '',
    test: 'functions/src/areas/order/claim-payment.http.test.ts',
  },
  {
    ...PAYMENT_TRANSITIONS,
    test: STATE_MACHINE_TEST,
    defence: 'A refund is confirmed at the amount that is open',
    code: ' || amount !== computeOpenRefund(order)',
  },
  {
    ...SUB_ORDER_TRANSITIONS,
    defence: 'A photographer is paid out what their prints cost',
    code: ' || amount !== computePayout(subOrder)',
  },
  {
    ...SUB_ORDER_TRANSITIONS,
    defence: 'Nobody is paid out before the buyer has paid',
    code: "subOrder.payoutStatus !== 'due' || amount",
    replacement: 'amount',
  },
  {
    ...SUB_ORDER_TRANSITIONS,
    defence: 'What is given back to the buyer is not paid out',
    code: "payoutStatus: payoutStatus === 'due' ? 'none' : payoutStatus,",
    replacement: 'payoutStatus,',
  },
  {
    defence: 'An order with an amount that is none is left out, and no amount is made up',
    file: 'contract/src/order/stored.ts',
    code: '  amountDue: rupees,',
    replacement: '  amountDue: v.fallback(rupees, 0),',
    test: 'functions/src/malformed-documents.unit.test.ts',
  },
  {
    defence: 'Nothing of an order changes while one of its sub-orders is missing or can’t be parsed',
    file: ORDER_TRANSITIONS,
    code: 'parsed[index]?.artistId === artistId',
    replacement: 'index < 0 || artistId > 0',
    test: 'functions/src/areas/order/malformed-orders.http.test.ts',
  },
  {
    defence: 'A transition writes over nothing that could not be parsed',
    file: 'functions/src/data/changed-fields.ts',
    code: 'return entry === known ? present :',
    replacement: 'return entry === known ? entry :',
    test: 'functions/src/data/changed-fields.unit.test.ts',
  },
  {
    defence: 'Only administrators confirm payments',
    file: 'contract/src/endpoints/studio-order.ts',
    code: "...ARTIST_TRANSITION, authorization: { role: 'admin' }",
    replacement: '...ARTIST_TRANSITION, authorization: {}',
    test: PAYMENT_TEST,
  },
  {
    defence: 'Who confirms a payment is written down',
    file: ORDER_TRANSITIONS,
    code: 'if (decision) recordDecision(transaction, decision);',
    test: PAYMENT_TEST,
  },
  {
    defence: 'Of two who change the payment details at once, the second one is told',
    file: 'functions/src/data/settings.ts',
    code: 'if (version !== undefined && version !== present) return false;',
    test: 'functions/src/areas/settings/settings.http.test.ts',
  },
  {
    defence: 'A change of a print or another work that was changed since is refused',
    file: 'functions/src/areas/work/work-guards.ts',
    code: 'if (version === undefined || version === work.version) return;',
    replacement: 'if (work.version >= 0) return;',
    test: 'functions/src/areas/work/drafts.http.test.ts',
  },
  {
    defence: 'Buyers are shown no account that is none',
    file: 'contract/src/settings/schemas.ts',
    code: 'number ? ACCOUNT_NUMBER.test(number) : !parent.ifsc',
    replacement: 'true',
    test: 'contract/src/settings/schemas.unit.test.ts',
  },
  {
    defence: 'Buyers are shown nothing for a UPI id that is none',
    file: 'contract/src/settings/schemas.ts',
    code: '(id) => !id || UPI_ID.test(id)',
    replacement: '() => true',
    test: 'contract/src/settings/schemas.unit.test.ts',
  },
];
