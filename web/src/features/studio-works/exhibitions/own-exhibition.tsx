import { HTML_MAX } from '@aperture-byline/contract/work/limits';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { exhibitionCalls } from '#entities/exhibition/private-queries.ts';
import { studioPaths } from '#lib/studio-paths.ts';
import { OwnWork } from '../own-work.tsx';
import ExhibitionEditor from './exhibition-editor.tsx';

export default function OwnExhibition({
  bio,
  ...props
}: {
  uid: string;
  id: string;
  /** HTML of the profile: a new exhibition begins with it as the author's text, which may be changed there. */
  bio: string;
}) {
  return (
    <OwnWork
      {...props}
      calls={exhibitionCalls}
      noun="exhibition"
      hint="You can change it later."
      initialFields={bio.length <= HTML_MAX ? { authorDescription: bio } : {}}
      failure={studioMessages.exhibitionsNotLoaded}
      listPath={studioPaths.exhibitions}
      editor={({ key, ...editor }) => <ExhibitionEditor key={key} {...editor} />}
    />
  );
}
