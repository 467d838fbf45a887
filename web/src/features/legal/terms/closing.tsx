import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import type { LegalSection } from '../legal-document.tsx';

export const termsClosing: readonly LegalSection[] = [
  {
    id: 'the-service',
    title: 'The service itself',
    body: (
      <p>
        We run the site with care, but it is offered as it is. It may be down at times, and parts of it may
        change or end. Of an end that touches your work or an open order we tell you early enough to act. Keep
        the originals of your photographs; we are a gallery, not an archive. Links that people place here lead
        to sites that are not ours, and we do not answer for those.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Who answers for what',
    body: (
      <>
        <p>
          We answer without limit for harm that we cause on purpose or by gross negligence, and wherever the
          law lets nobody limit it. Otherwise we answer only for harm that could be foreseen, and at most for
          what you paid through the house in the twelve months before, or Rs. 5,000 if that is more.
        </p>
        <p>
          If someone makes a claim against us because of something that you published, or because you broke
          these terms, you make good the reasonable costs that we have from it.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Ending the agreement',
    body: (
      <p>
        You can end it at any time by closing your account. We can end it with thirty days’ notice by mail, or
        at once after a serious breach. When an account closes, orders of its buyer that are not paid are
        cancelled, and paid ones are delivered. Orders of its photographer that are not sent yet are declined,
        and what was paid for them is given back; prints that are on their way are delivered, and their sale
        is paid out. The sections on your work, on liability and on the law go on applying.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and courts',
    body: (
      <p>
        The law of India governs these terms and everything that follows from them. Please write to us first;
        most things can be settled by talking. What cannot goes to the courts of Bengaluru, Karnataka, and to
        no others, unless consumer law lets you choose a court nearer to you.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes, and how to reach us',
    body: (
      <>
        <p>
          We may change these terms. The new text appears here with its date, and we announce a change that
          matters at least fourteen days before it applies. If you go on using the site after that day, you
          accept it; if not, you may close your account. Should one sentence of these terms turn out to be
          void, the others stand.
        </p>
        <p>
          Questions about these terms reach us through the <Link to={paths.contact}>contact page</Link>.
        </p>
      </>
    ),
  },
];
