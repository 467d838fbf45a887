import type { LegalSection } from '../legal-document.tsx';
import { BrowserStorage } from './browser-storage.tsx';

export const privacyCollection: readonly LegalSection[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    body: (
      <>
        <p>
          “The house” and “we” mean Aperture & Byline, the platform for photography and stories at this
          address, run from Bengaluru, Karnataka, India. For your personal data we are the data fiduciary in
          the sense of India’s Digital Personal Data Protection Act, 2023: we decide what it is used for, and
          we answer for it.
        </p>
        <p>
          This policy covers this site and its accounts. It does not cover other sites that people link to
          from their profiles and stories; those have policies of their own.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-collect',
    title: 'What we collect',
    body: (
      <>
        <p>Only what the thing you are doing needs:</p>
        <ul>
          <li>
            <strong>When you browse:</strong> the technical notes that every server keeps – the time, the page
            asked for, the network address, the kind of browser, and whether it worked.
          </li>
          <li>
            <strong>When you have an account:</strong> your first and last name and your email address, and,
            if you add them, a profile picture, a few words about yourself, achievements and links to social
            media, and which mails you have switched off. Of a picture that you upload we keep two small
            squares without anything that was hidden in the file, and delete the rest.
          </li>
          <li>
            <strong>When you show your work:</strong> your photographs, exhibitions and stories with their
            texts, drafts too, and why one was sent back. From a photograph’s file we keep its name, which is
            shown to you alone, the camera, the lens, the exposure and the date, and a number made of its
            content, by which we know the same file again. The file itself stays private. The place where it
            was taken, serial numbers and names hidden in the file are never published. For each day we count
            how often your work was seen, liked, commented on, bookmarked and ordered.
          </li>
          <li>
            <strong>When you order a print:</strong> the delivery address, the recipient’s name if it is not
            yours, the email and the two telephone numbers that go with it, what you ordered, and how the
            order went.
          </li>
          <li>
            <strong>When you comment without an account:</strong> your comment and, if you choose to give one,
            a name. We make a small guest record so that the comment has an author.
          </li>
          <li>
            <strong>When you like or look at a photograph or a story:</strong> that it was counted for you, so
            that it is counted only once.
          </li>
          <li>
            <strong>When you report a comment:</strong> for 90 days, the reason that you give and your user
            number, or without an account a number made of your network address, so that it counts once.
          </li>
          <li>
            <strong>When you write to us:</strong> your name, your email address and your message.
          </li>
        </ul>
        <p>
          We do not ask for anything that the law treats as more delicate, such as your health, your faith or
          your bank password, and we ask you not to send it.
        </p>
      </>
    ),
  },
  {
    id: 'signing-in',
    title: 'Signing in',
    body: (
      <p>
        Signing in is the work of an external identity provider, Firebase Authentication by Google. You sign
        in with your email and a password, or with your Google account. The password goes to that provider; we
        never see it and cannot tell it to you. From the provider we receive your email address, whether it is
        confirmed, an account number, when you last signed in and, when you use a Google account, your name
        and picture. The mails that confirm your address or set a new password are sent by that provider. It
        is asked only when you sign in or were signed in; while you merely look around, it learns nothing.
      </p>
    ),
  },
  {
    id: 'browser-storage',
    title: 'What stays in your browser',
    body: <BrowserStorage />,
  },
];
