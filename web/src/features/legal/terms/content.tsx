import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import type { LegalSection } from '../legal-document.tsx';

export const termsContent: readonly LegalSection[] = [
  {
    id: 'your-work',
    title: 'Your work stays yours',
    body: (
      <>
        <p>
          You keep every right in your photographs and texts. So that we can show them, you allow us – without
          payment, everywhere, and only for running and presenting this site – to store your work, to make
          copies in the sizes that screens need, and to display it with your name beside it. You allow us to
          make and sell prints only of what you yourself offer for sale.
        </p>
        <p>
          This permission ends when you take a work down or close your account, except for prints that were
          ordered before. We do not sell your work to others and do not let anyone train machines on it.
        </p>
        <p>
          You promise that the work is your own, that you may publish it, and that people who can be
          recognised in it have agreed where the law asks for it.
        </p>
      </>
    ),
  },
  {
    id: 'other-peoples-work',
    title: 'Other people’s work',
    body: (
      <p>
        What hangs here belongs to those who made it, and each photograph states its licence. You may look,
        share links and quote as the law allows. You may not copy, print, sell or publish the work of others
        without their consent, collect it by machine, or remove a name or a licence. If your work has been
        published here without your consent, <Link to={paths.contact}>write to us</Link> with a link to it,
        proof that it is yours, and your signature; we take it down while we look into it.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'How we treat each other',
    body: (
      <>
        <p>Photographs, stories, comments, profiles and links must not</p>
        <ul>
          <li>break Indian law or infringe the rights of others;</li>
          <li>threaten, harass or degrade anyone, or set people against each other;</li>
          <li>show minors in a sexual way, or intimate images that were not freely agreed to;</li>
          <li>give away someone’s address, telephone number or other private matters;</li>
          <li>deceive, advertise what does not belong here, or carry harmful code.</li>
        </ul>
        <p>
          Nor may you push likes or views by machine, overload the site, look for data that is not meant for
          you, or pretend to be someone else. We may remove what breaks these rules, and suspend or close the
          account it came from. Unless the law forbids it we say why, of a comment when you ask us, and you
          may ask us to look again.
        </p>
      </>
    ),
  },
];
