import type { Order, OrderedPrint, SubOrder } from '@aperture-byline/contract/order/wire';

export const [MIRA, NOOR] = [900_000_001, 900_000_002];

export const orderedPrint = (title: string, change: Partial<OrderedPrint> = {}): OrderedPrint => ({
  product_id: title,
  size_id: '60x40',
  frame_id: 'oak',
  slug: title,
  title,
  photographer: MIRA,
  photographer_name: 'Mira Pillai',
  size_width: 60,
  size_height: 40,
  frame_type: 'Oak',
  size_price: 1200,
  frame_price: 800,
  price: 2000,
  picture: null,
  edition_number: null,
  ...change,
});

export const sampleSubOrder = (photographer: number, change: Partial<SubOrder> = {}): SubOrder => ({
  photographer,
  photographer_name: photographer === MIRA ? 'Mira Pillai' : 'Noor Khan',
  status: 'awaiting_acceptance',
  prints: [],
  subtotal: 2000,
  is_paid: false,
  reason: null,
  carrier: null,
  tracking: null,
  accept_by: '2026-11-24T08:00:00.000Z',
  ...change,
});

/** An order of two prints for Rs. 2,000 each. */
export const orderOf = (change: Partial<Order> & Pick<Order, 'parts'>): Order => ({
  order_id: 'a1b2c3d4e5',
  status: 'awaiting_acceptance',
  can_cancel: false,
  can_claim_payment: false,
  address: {
    name: 'Asha Rao',
    address: '4 Beach Road',
    city: 'Kochi',
    state: 'Kerala',
    country: 'India',
    postalcode: '682001',
    phone: '9876543210',
    alternate_phone: '9876543211',
    email: 'asha@example.com',
  },
  subtotal: 4000,
  shipping_charge: 100,
  total: 4100,
  amount_due: 0,
  amount_open: change.amount_due ?? 0,
  payment_claim: null,
  transfers: [],
  payment_status: 'not_due',
  payment_details: null,
  pay_by: null,
  paid_on: null,
  paid_amount: null,
  payment_reference: null,
  refund_status: 'none',
  refund_amount: 0,
  refund_open: 0,
  timeline: [],
  created_on: '2026-11-23T08:00:00.000Z',
  ...change,
});
