import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { lazy } from 'react';
import { Container } from '#components/layout/page.tsx';
import { studioPaths } from '#lib/studio-paths.ts';
import { OwnWorks } from './own-works.tsx';

const PrintEditor = lazy(() => import('./prints/print-editor.tsx'));
const OwnPrints = lazy(() => import('./prints/own-prints.tsx'));

export default function OwnPrintsPage() {
  return (
    <OwnWorks
      title="Your prints"
      begin="Begin a new print"
      listPath={studioPaths.prints}
      failure={studioMessages.printsNotLoaded}
      otherwise="Your account offers no prints."
    >
      {({ id, account: { uid } }) =>
        id === undefined ? (
          <Container>
            <OwnPrints uid={uid} />
          </Container>
        ) : (
          <PrintEditor key={id} uid={uid} id={id} />
        )
      }
    </OwnWorks>
  );
}
