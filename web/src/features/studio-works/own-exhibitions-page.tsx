import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { lazy } from 'react';
import { Container } from '#components/layout/page.tsx';
import { studioPaths } from '#lib/studio-paths.ts';
import { OwnWorks } from './own-works.tsx';

const ExhibitionEditor = lazy(() => import('./exhibitions/exhibition-editor.tsx'));
const OwnExhibitions = lazy(() => import('./exhibitions/own-exhibitions.tsx'));

export default function OwnExhibitionsPage() {
  return (
    <OwnWorks
      title="Your exhibitions"
      begin="Begin a new exhibition"
      listPath={studioPaths.exhibitions}
      failure={studioMessages.exhibitionsNotLoaded}
      otherwise="Your account hangs no exhibitions."
    >
      {({ id, account: { uid }, profile: { bio } }) =>
        id === undefined ? (
          <Container>
            <OwnExhibitions uid={uid} />
          </Container>
        ) : (
          <ExhibitionEditor key={id} uid={uid} id={id} bio={bio} />
        )
      }
    </OwnWorks>
  );
}
