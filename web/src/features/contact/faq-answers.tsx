import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';

export const topics: readonly string[] = ['Portfolio', 'Uploading', 'Selling', 'Artwork', 'Blogging'];

export const answers: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'How do I become a photographer here?',
    answer: (
      <>
        <p>
          Choose Photographer when you register. If you already have an account, press Become a photographer
          on your profile. Someone of the house looks at every request, and the answer comes by mail.
        </p>
        <p>
          From then on you can show photographs in your portfolio, hang exhibitions, write stories and sell
          prints.
        </p>
      </>
    ),
  },
  {
    question: 'Which files should I upload?',
    answer: (
      <>
        <p>
          Best is a JPEG or PNG, under 5MB. The studio that your profile leads to takes JPEG, PNG and WebP up
          to 25 MB each, as many as a hundred at a time. Send the picture as you finished it: upright, without
          a border or a watermark.
        </p>
        <p>
          We make the sizes that screens need. Camera, lens and exposure are shown beside the picture; the
          place where it was taken and the serial numbers of your equipment are in no file that we publish.
          Your original is never public, and a photograph is private until you set it to Public and we have
          approved it.
        </p>
      </>
    ),
  },
  {
    question: 'I sold a print. What happens now, and when am I paid?',
    answer: (
      <p>
        You have up to 24 hours to accept the order. The buyer pays then, and from that moment you have up to
        48 hours to prepare the print. Your payout follows within 7 business days of the confirmed sale.
      </p>
    ),
  },
  {
    question: 'How does an artwork reach me, and how long does it take?',
    answer: (
      <>
        <p>
          You choose the size and the frame; the artist makes the print ready. Standard shipping takes 5–10
          business days, expedited 2–5, and international 7–20. Shipping is a flat Rs. 100 for each order.
        </p>
        <p>
          An order starts with the artist: once it is accepted we tell you by mail, and only then does payment
          follow.
        </p>
      </>
    ),
  },
  {
    question: 'What if my print arrives damaged, or is not what I ordered?',
    answer: (
      <>
        <p>
          Tell us about damage within 7 days, with photographs of the print and its wrapping. Prints are made
          for you, so we take one back only if the size, the frame or the item itself is not the one you
          ordered.
        </p>
        <p>Refunds are processed in 5–7 business days. Shipping costs are not refundable.</p>
      </>
    ),
  },
  {
    question: 'Who can write a story, and when does it appear?',
    answer: (
      <p>
        Photographers write the <Link to={paths.stories}>stories</Link> here, in the studio. A story is saved
        as you write and stays a draft for as long as you like; when you submit it, the house reads it, and
        once it is approved everyone can. If it comes back, we say why. What you change later is read again
        first, and until then visitors read the old text. Readers with an account can comment on it and
        bookmark it.
      </p>
    ),
  },
];
