import type { ReactNode } from 'react';
import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { SignedInOnly } from './signed-in-only.tsx';

/** Frames a page of the user's own; made anew for another user. Apart, since the studio has others. */
export function SignedInFrame({
  title,
  heading = title,
  intro,
  children,
}: {
  title: string;
  heading?: string;
  intro?: ReactNode;
  children: (account: Account) => ReactNode;
}) {
  return (
    <>
      <PageMeta title={title} />
      <SignedInOnly>
        {(account) => (
          <Container key={account.uid}>
            <PageHead title={heading}>{intro}</PageHead>
            {children(account)}
          </Container>
        )}
      </SignedInOnly>
    </>
  );
}
