import type { LegalSection } from '../legal-document.tsx';

export const termsPrints: readonly LegalSection[] = [
  {
    id: 'ordering',
    title: 'Ordering a print',
    body: (
      <>
        <p>
          Prices are in Indian rupees (Rs.), for the size and the frame that you choose. Shipping is Rs. 100
          for each order, and the total is shown before you confirm. If a price has changed since you filled
          your cart, we show you the new one and ask again; nothing is ordered before that.
        </p>
        <p>
          Your order is an offer to the artist, who has up to 24 hours to accept it. You are told by mail what
          was decided. The contract of sale is made when the artist accepts, and it is made between you and
          the artist; the house arranges it. Payment follows acceptance: nothing is collected when you place
          the order. An order that nobody accepts in time lapses and costs you nothing, and until it is
          accepted you may cancel it. Where one of several artists does not take their part, you may cancel
          the rest until it is paid. An order that is not paid within 7 days after its artists have answered
          ends too.
        </p>
      </>
    ),
  },
  {
    id: 'shipping-and-returns',
    title: 'Shipping, damage and returns',
    body: (
      <>
        <p>
          You pay once it is accepted, and the artist then has up to 48 hours to prepare the print. Standard
          shipping then takes 5–10 business days, expedited shipping 2–5, and international shipping 7–20.
          These are honest estimates, not promises; customs and weather keep their own time.
        </p>
        <p>
          Report damage within 7 days of delivery, with photographs of the print and its wrapping. Because
          prints are made to order, they can be returned only if the size or the frame is wrong or the item is
          not the one you ordered. Refunds are processed in 5–7 business days. Shipping costs are not
          refundable, unless nothing of a paid order is sent. Rights that consumer law gives you and that no
          contract can take away remain as they are.
        </p>
      </>
    ),
  },
  {
    id: 'selling',
    title: 'Selling prints',
    body: (
      <>
        <p>
          If you sell here, you set your prices, describe the print truthfully, and accept or decline each
          order within 24 hours. An order is to be ready within 48 hours of its payment, in the size and the
          frame that were ordered, and wrapped so that it arrives whole. Payouts follow within 7 business days
          of a confirmed sale.
        </p>
        <p>
          Taxes on what you earn are yours to declare. You may use a buyer’s address and telephone number for
          this one delivery and for nothing else.
        </p>
      </>
    ),
  },
];
