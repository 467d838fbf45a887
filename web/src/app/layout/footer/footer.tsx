import { PRODUCT_NAME, TAGLINE } from '@aperture-byline/contract/shared/constants';
import clsx from 'clsx';
import { Link } from 'react-router';
import { Grid } from '#components/layout/layout.tsx';
import { Container } from '#components/layout/page.tsx';
import { paths } from '#lib/paths.ts';
import styles from './footer.module.css';
import { SocialLinks } from './social-links.tsx';
import { SubscribeBox } from './subscribe-box.tsx';

const columns = [
  {
    title: 'Look around',
    links: [
      { to: paths.gallery, name: 'Gallery' },
      { to: paths.exhibitions, name: 'Exhibition' },
      { to: paths.stories, name: 'Stories' },
      { to: paths.shop, name: 'Shop' },
    ],
  },
  {
    title: 'The house',
    links: [
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
      <Container
        className={clsx(styles.copyright, 'text-quiet text-small')}
        suppressHydrationWarning
      >{`© ${FIRST_YEAR}–${new Date().getFullYear()} ${PRODUCT_NAME}`}</Container>
    </footer>
  );
}
