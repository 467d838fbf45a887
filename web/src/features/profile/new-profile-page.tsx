import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { SignedInFrame } from '#entities/session/components/signed-in-frame.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { accountProfileQuery } from '#entities/user/private-queries.ts';
import { OwnProfileForm } from './form/own-profile-form.tsx';

const Application = lazy(() => import('./own/application/application.tsx'));

const INTRO = (
  <p>
    A few words and a picture, so that people know whose work they are looking at. To save it, write a bio, or add an
    achievement or a link. You can change everything later.
  </p>
);

export default function NewProfilePage() {
  return (
    <SignedInFrame title="Your profile" heading="Introduce yourself" intro={INTRO}>
      {(account) => (
        <>
          <ArtistRequest account={account} />
          <OwnProfileForm type="ADD" account={account} />
        </>
      )}
    </SignedInFrame>
  );
}

/** Asks whoever registered as a photographer for what administrators look at. */
function ArtistRequest({ account }: { account: Account }) {
  const { data: profile } = useQuery(accountProfileQuery(account.uid));
  return (
    profile?.artist_status === 'requested' && (
      <FormSection title="Your photographer’s account" intro={profileMessages.artistRequestPending}>
        <LazyBoundary>
          <Application account={account} />
        </LazyBoundary>
      </FormSection>
    )
  );
}
