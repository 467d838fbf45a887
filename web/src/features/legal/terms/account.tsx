import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import type { LegalSection } from '../legal-document.tsx';

export const termsAccount: readonly LegalSection[] = [
  {
    id: 'who-may-use',
    title: 'Who may use the house',
    body: (
      <>
        <p>
          Everyone is welcome to look. To hold an account, comment, sell or buy you must be at least 18 years
          old, or have the consent of a parent or guardian, who then accepts these terms with you and answers
          for what you do here.
        </p>
        <p>
          Looking at photographs, exhibitions and stories needs no account. Neither does liking one, or
          commenting on a photograph, where you may give a name or leave it out.
        </p>
      </>
    ),
  },
  {
    id: 'your-account',
    title: 'Your account',
    body: (
      <>
        <p>
          You sign in through an external identity provider, with your email and a password or with a Google
          account. Give your real name and an address that reaches you, keep your password to yourself, and
          tell us at once if someone else has got in. What is done from your account counts as done by you
          until you tell us.
        </p>
        <p>
          One person, one account. You may close it whenever you like. How we treat your data, then and
          before, is written in the <Link to={paths.privacyPolicy}>privacy policy</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'photographers',
    title: 'Photographers',
    body: (
      <>
        <p>
          A photographer’s account can upload photographs, sell artworks, host exhibitions and write stories,
          in the studio that its profile leads to. You ask for it when you register or later from your
          profile. We look at every request and may decline one; the answer comes by mail.
        </p>
        <p>
          What photographers submit is reviewed before the public sees it, and so are later changes of its
          words and pictures; until they are approved, the public sees what was approved before. The details
          of an approved photograph, such as its title and description, and prices change at once. You may
          take a work off the site at any time. Approval means that it fits the house. It does not mean that
          we have checked every fact in it, and you remain responsible for your work.
        </p>
      </>
    ),
  },
];
