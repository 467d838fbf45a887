import { joining } from '@aperture-byline/contract/profile/joining';
import { PRODUCT_NAME, TAGLINE } from '@aperture-byline/contract/shared/constants';
import clsx from 'clsx';
import { Link } from 'react-router';
import { Grid, Row } from '#components/layout/layout.tsx';
import { Container } from '#components/layout/page.tsx';
import { SubscribeBox } from '#entities/subscription/subscribe-box.tsx';
import { paths } from '#lib/navigation/paths.ts';
import styles from './footer.module.css';

const columns = [
  {
    title: 'Look around',
    links: [
      { to: paths.gallery, name: 'Gallery' },
      { to: paths.photographers, name: 'Photographers' },
      { to: paths.exhibitions, name: 'Exhibition' },
      { to: paths.stories, name: 'Stories' },
      { to: paths.shop, name: 'Shop' },
    ],
  },
  {
    title: 'The house',
    links: [
      { to: paths.letters, name: 'Letters' },
      { to: paths.contact, name: 'Contact Us' },
      { to: paths.shippingAndReturns, name: 'Shipping and returns' },
      { to: paths.privacyPolicy, name: 'Privacy' },
      { to: paths.termsOfService, name: 'Terms' },
    ],
  },
];

const FIRST_YEAR = 2023;

export function Footer() {
  return (
    <footer className={styles.footer}>
      <Grid as={Container} columns="2fr 1fr 1fr 2fr" className={styles.grid}>
        <div className={styles.wide}>
          <p className={styles.name}>{PRODUCT_NAME}</p>
          <p className="text-quiet">{TAGLINE}</p>
          <p className="mt-24 text-small">
            <Link to={paths.registerAsPhotographer}>{joining.join}</Link>. {joining.cost}
          </p>
          <SocialLinks />
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {links.map(({ to, name }) => (
                <li key={to}>
                  <Link className={clsx(styles.link, 'plain-link')} to={to}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.wide}>
          <SubscribeBox />
        </div>
      </Grid>
      {/* Around New Year the browser may be in another year than the server was, and a page from a cache anyhow. */}
      <Row as={Container} gap={2} justify="space-between" className={clsx(styles.copyright, 'text-quiet text-small')}>
        <span suppressHydrationWarning>{`© ${FIRST_YEAR}–${new Date().getFullYear()} ${PRODUCT_NAME}`}</span>
        <a href="/licences/software.txt">Made with open source</a>
      </Row>
    </footer>
  );
}

/**
 * The product's social media profiles: settings of the build (`web/.env.example`), undefined or empty where not set.
 */
const PAGES: readonly { name: string; icon: string | undefined; address: string | undefined }[] = [
  { name: 'Instagram', icon: styles.instagram, address: import.meta.env.VITE_INSTAGRAM_URL },
  { name: 'Facebook', icon: styles.facebook, address: import.meta.env.VITE_FACEBOOK_URL },
  { name: 'X', icon: styles.x, address: import.meta.env.VITE_X_URL },
];

function SocialLinks() {
  const links = PAGES.filter(({ address }) => address);
  if (links.length === 0) return null;
  return (
    <Row as="ul" gap={1.5} className="mt-24" aria-label="Social media">
      {links.map(({ name, icon, address }) => (
        <li key={name}>
          <a className={clsx(styles.circle, icon, 'relative text-ink')} href={address} rel="me noopener noreferrer">
            <span className="visually-hidden">
              {PRODUCT_NAME} on {name}
            </span>
          </a>
        </li>
      ))}
    </Row>
  );
}
