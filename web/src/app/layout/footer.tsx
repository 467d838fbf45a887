import { PRODUCT_NAME, TAGLINE } from '@aperture-byline/contract/constants';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import styles from './footer.module.css';

const columns = [
  {
    title: 'Look around',
    links: [
      { to: paths.exhibitions, name: 'Exhibition' },
      { to: paths.stories, name: 'Stories' },
    ],
  },
  {
    title: 'The house',
    links: [
      { to: paths.contact, name: 'Contact Us' },
      { to: paths.privacyPolicy, name: 'Privacy' },
      { to: paths.termsOfService, name: 'Terms' },
    ],
  },
];

export function Footer() {
  const emailId = useId();
  return (
    <footer className={styles.footer}>
      <div className={styles.grid}>
        <div className={styles.brand}>
          <p className={styles.name}>{PRODUCT_NAME}</p>
          <p className={styles.quiet}>{TAGLINE}</p>
          {/* The house's own pages elsewhere are not decided yet; the three places are kept. */}
          <div className={styles.circles} aria-hidden>
            <span />
            <span />
            <span />
          </div>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {links.map(({ to, name }) => (
                <li key={to}>
                  <Link className={styles.link} to={to}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.subscribe}>
          <label className={styles.title} htmlFor={emailId}>
            Letters from the house
          </label>
          <div className={styles.field}>
            <input id={emailId} type="email" placeholder="Your email" autoComplete="email" />
            <Button>Subscribe</Button>
          </div>
        </div>
      </div>
      <p className={styles.copyright}>© 2023 {PRODUCT_NAME}</p>
    </footer>
  );
}
