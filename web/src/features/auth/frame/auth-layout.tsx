import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { sizes } from '#components/base/sizes.ts';
import { StockBanner } from '#components/base/stock-banner.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { PageMeta } from '#components/layout/page.tsx';
import { startSession } from '#entities/session/session-store.ts';
import { paths } from '#lib/paths.ts';
import styles from './auth-layout.module.css';
import { SignedInRedirect } from './signed-in-redirect.tsx';

export interface SidePicture {
  /** Index of the stock banner. */
  index: number;
  /** Where its subject stands, from 0 (left) to 1 (right): what a narrow slot shows of it. */
  subject: number;
}

/** Layout of the auth pages: home link, form, and on wide screens a tall photograph beside it. */
export function AuthLayout({
  title,
  intro,
  picture,
  children,
}: {
  title: string;
  intro: string;
  picture: SidePicture;
  children: ReactNode;
}) {
  // Preloads Firebase Auth; the page does not wait for it.
  useEffect(startSession, []);
  return (
    <div className={styles.frame}>
      <PageMeta title={title} />
      <div className={styles.picture} style={{ '--subject': picture.subject } as CSSProperties}>
        <StockBanner index={picture.index} sizes={sizes({ 0: '1px', 1024: '150vh' })} />
      </div>
      <Grid gap={0} columns="minmax(0, 28rem)" className={styles.page}>
        <Link className={styles.brand} to={paths.home}>
          {PRODUCT_NAME}
        </Link>
        <Stack className={styles.content}>
          <Stack as="header" gap={1.5}>
            <h1 className={styles.title}>{title}</h1>
            <p className="text-quiet">{intro}</p>
          </Stack>
          <SignedInRedirect>{children}</SignedInRedirect>
        </Stack>
      </Grid>
    </div>
  );
}
