import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import clsx from 'clsx';
import { Row } from '#components/layout/layout.tsx';
import styles from './footer.module.css';

/** The product's social media profiles: settings of the build (`web/.env.example`), undefined or empty where not set. */
const PAGES: readonly { name: string; icon: string | undefined; address: string | undefined }[] = [
  { name: 'Instagram', icon: styles.instagram, address: import.meta.env.VITE_INSTAGRAM_URL },
  { name: 'Facebook', icon: styles.facebook, address: import.meta.env.VITE_FACEBOOK_URL },
  { name: 'X', icon: styles.x, address: import.meta.env.VITE_X_URL },
];

/** A round icon for each profile whose address is set; nothing where none is. */
export function SocialLinks() {
  const links = PAGES.filter(({ address }) => address);
  if (links.length === 0) return null;
  return (
    <Row as="ul" gap={1.5} className={styles.circles} aria-label="Social media">
      {links.map(({ name, icon, address }) => (
        <li key={name}>
          <a className={clsx(styles.circle, icon)} href={address} rel="me noopener noreferrer">
            <span className="visually-hidden">
              {PRODUCT_NAME} on {name}
            </span>
          </a>
        </li>
      ))}
    </Row>
  );
}
