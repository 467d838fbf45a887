import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { exhibitionCalls } from '#entities/exhibition/own-queries.ts';
import { studioPaths } from '#lib/studio-paths.ts';
import { OwnWork } from '../works/own-work.tsx';
import ExhibitionEditor from './exhibition-editor.tsx';

export default function OwnExhibition(props: { uid: string; id: string }) {
  return (
    <OwnWork
      {...props}
      calls={exhibitionCalls}
      noun="exhibition"
      hint="You can change it later, until you submit it and after."
      failure={studioMessages.exhibitionsNotLoaded}
      listPath={studioPaths.exhibitions}
      editor={({ key, ...editor }) => <ExhibitionEditor key={key} {...editor} />}
    />
  );
}
