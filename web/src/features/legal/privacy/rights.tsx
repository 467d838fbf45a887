import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import type { LegalSection } from '../legal-document.tsx';

export const privacyRights: readonly LegalSection[] = [
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <>
        <p>Under the Digital Personal Data Protection Act, 2023, you may at any time</p>
        <ul>
          <li>ask for a summary of the personal data we hold on you, and with whom we shared it;</li>
          <li>
            have it corrected, completed or brought up to date – much of it you can edit in your profile;
          </li>
          <li>have it erased, unless the law obliges us to keep it;</li>
          <li>withdraw a consent, as easily as you gave it; what was done before stays lawful;</li>
          <li>
            name a person who may use these rights for you if you die or can no longer use them yourself;
          </li>
          <li>complain to us, and have your complaint answered.</li>
        </ul>
        <p>
          Three of these you can do yourself, at once, in your profile: correct what it says, download
          everything that we hold on you as a file, and delete your account. For the last two we ask you to
          sign in again, so that nobody does it in your name. Your settings have your email address and the
          mails that you may switch off.
        </p>
        <p>
          When an account is erased, its sign-in, profile, addresses, bookmarks, likes, uploads, stories,
          exhibitions and prints on sale go, and our letters to you; only the picture of a print that somebody
          ordered stays in that order, for its buyer. Comments lose their author’s name. Of past orders only
          what tax law asks for remains. We keep a note of the day, and for fifteen weeks one of whether the
          address was confirmed, under a number that tells us only one thing: that this account must go again,
          should we ever restore a backup that still has it.
        </p>
        <p>
          Where the law of another country gives you further rights, such as the European Union’s to take your
          data elsewhere, we honour those too.
        </p>
      </>
    ),
  },
  {
    id: 'minors',
    title: 'People under 18',
    body: (
      <p>
        An account is for people of 18 or over, or for younger ones whose parent or guardian has given a
        consent that we can verify. We do not follow what minors do here and do not address advertising to
        them. If you are a parent and find that your child has an account without your consent, write to us
        and we will remove it.
      </p>
    ),
  },
  {
    id: 'grievances',
    title: 'Questions and complaints',
    body: (
      <>
        <p>
          Write to our Grievance Officer through the <Link to={paths.contact}>contact page</Link>, and begin
          your message with the word “Privacy”. We may ask you to show that you are who you say, and then ask
          for no more than that takes. We confirm within two working days that your message has arrived, and
          settle it within thirty days.
        </p>
        <p>
          If our answer does not satisfy you, you may complain to the Data Protection Board of India. This
          policy is governed by Indian law; the courts of Bengaluru, Karnataka, have jurisdiction.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When we change this policy, the new text appears here with its date. Of a change that matters to you
        we tell you by mail or on the site before it takes effect, and where it needs your consent, we ask.
        Together with the <Link to={paths.termsOfService}>terms of service</Link> this is all that we have
        agreed about your data.
      </p>
    ),
  },
];
