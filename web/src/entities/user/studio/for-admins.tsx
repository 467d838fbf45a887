import type { ReactNode } from 'react';
import { ButtonLink } from '#components/base/button.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { PageMeta } from '#components/layout/page.tsx';
import { SignedInOnly } from '#entities/session/components/signed-in-only.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { paths } from '#lib/paths.ts';
import { StudioFrame } from './studio-nav.tsx';

/** A page of the studio: its content for administrators, a way on for everybody else. */
export function ForAdmins({
  title,
  intro,
  otherwise,
  children,
}: {
  title: string;
  intro: string;
  /** What the account lacks. */
  otherwise: string;
  children: (account: Account) => ReactNode;
}) {
  return (
    <>
      <PageMeta title={title} />
      <SignedInOnly>
        {(account) =>
          account.isAdmin ? (
            <StudioFrame title={title} intro={<p>{intro}</p>}>
              {children(account)}
            </StudioFrame>
          ) : (
            <EmptyPage
              title="Only for administrators"
              action={<ButtonLink to={paths.ownProfile}>Your profile</ButtonLink>}
            >
              {otherwise} If it should, ask whoever runs the gallery.
            </EmptyPage>
          )
        }
      </SignedInOnly>
    </>
  );
}
