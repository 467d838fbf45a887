import type { ReactNode } from 'react';
import { ButtonLink } from '#components/base/button.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { SignedInOnly } from '#entities/session/components/signed-in-only.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { paths } from '#lib/paths.ts';

/** Content for administrators, a way on for everybody else. */
export function ForAdmins({
  refusal,
  children,
}: {
  /** What the account lacks. */
  refusal: string;
  children: (account: Account) => ReactNode;
}) {
  return (
    <SignedInOnly>
      {(account) =>
        account.isAdmin ? (
          children(account)
        ) : (
          <EmptyPage
            title="Only for administrators"
            action={<ButtonLink to={paths.ownProfile}>Your profile</ButtonLink>}
          >
            {refusal} If it should, ask whoever runs the gallery.
          </EmptyPage>
        )
      }
    </SignedInOnly>
  );
}
