import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import type { LegalSection } from '../legal-document.tsx';

export const privacyUse: readonly LegalSection[] = [
  {
    id: 'what-for',
    title: 'What we use it for',
    body: (
      <>
        <p>We use personal data</p>
        <ul>
          <li>to show your work, your profile and your comments, because you asked us to publish them;</li>
          <li>to keep your account, your addresses and your bookmarks;</li>
          <li>to pass an order to the artist, to see it delivered, and to pay the artist;</li>
          <li>to answer you, and to tell you by mail what became of an order or a request;</li>
          <li>to keep the site safe: against abuse, false counts and break-ins;</li>
          <li>to keep the books that the law asks us to keep.</li>
        </ul>
        <p>
          We rely on your consent, given when you sign up, order, comment or write to us, and for the last two
          points on what the law requires or allows. We do not sell personal data, do not build profiles for
          advertising, and do not let anyone train on your photographs.
        </p>
      </>
    ),
  },
  {
    id: 'public',
    title: 'What everyone can see',
    body: (
      <p>
        Your public profile shows your name, picture, biography, achievements, social links and approved work.
        Comments show the name of whoever wrote them. Your email address is shown to nobody but you. A
        photograph that you keep private, a draft and anything not yet approved are seen only by you and by
        the people of the house who review submissions. Only the picture of a print that somebody ordered
        stays in that order, for its buyer, also when you make it private or delete it.
      </p>
    ),
  },
  {
    id: 'who-else',
    title: 'Who else receives data',
    body: (
      <>
        <ul>
          <li>
            <strong>Google</strong>, whose Firebase and Google Cloud services keep our accounts, database and
            picture files on our behalf. Where somebody’s profile picture is that of their Google account,
            your browser fetches it from Google.
          </li>
          <li>
            <strong>The artist</strong> whose print you order: what is needed to make, frame and send it, and
            nothing of the other parts of your order.
          </li>
          <li>
            <strong>Carriers</strong>: the name, address and telephone number on the parcel.
          </li>
          <li>
            <strong>A mail service</strong>, which delivers our letters to you.
          </li>
          <li>
            <strong>A form-forwarding service</strong>, where we use one, which passes messages of our contact
            form on to us.
          </li>
          <li>
            <strong>Courts and authorities</strong>, when a lawful order leaves us no choice.
          </li>
        </ul>
        <p>
          The share buttons are plain links. The site that one leads to, such as Facebook or WhatsApp, learns
          something only when you press it.
        </p>
        <p>
          Some of these services keep data on computers outside India. We use them only in countries to which
          Indian law allows personal data to be sent.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <ul>
        <li>
          Your account and your work: until you delete them or ask us to; the picture of an ordered print as
          long as its order.
        </li>
        <li>
          Orders: for as long as Indian tax and accounting law asks for them; after that, names and numbers
          go.
        </li>
        <li>Server notes: one year.</li>
        <li>Messages to us: until your matter is settled, and at most two years.</li>
        <li>
          Backups: up to fourteen weeks. Something that you had deleted is deleted again should we ever need
          to restore one.
        </li>
      </ul>
    ),
  },
  {
    id: 'security',
    title: 'How we protect it',
    body: (
      <>
        <p>
          Every connection is encrypted. Access is checked on our servers for every single request; past them,
          the database shows a browser nothing but its own person’s notices. The people who can see more than
          the public are few, and see it only for their work. The originals of your photographs are never
          public; visitors receive smaller files made from them.
        </p>
        <p>
          No protection is perfect. Should personal data of yours be lost or fall into the wrong hands, we
          tell you and the Data Protection Board of India without delay: what happened, what it may mean for
          you, and what to do. If you have found a weakness yourself, please{' '}
          <Link to={paths.contact}>tell us</Link> first.
        </p>
      </>
    ),
  },
];
