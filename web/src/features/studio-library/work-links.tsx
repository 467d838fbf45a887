import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import { STUDIO_IMAGES_MAX } from '@aperture-byline/contract/image/wire';
import { ButtonLink } from '#components/base/button.tsx';
import { Row } from '#components/layout/layout.tsx';
import { studioPaths } from '#lib/navigation/studio-paths.ts';

/** Links to the naming table and to new works of these photographs; stores nothing before something is written. */
export function WorkLinks({ ids }: { ids: readonly string[] }) {
  if (ids.length > STUDIO_IMAGES_MAX)
    return <p className="text-quiet text-small">{studioImageMessages.tooManyForWork}</p>;
  const isOne = ids.length === 1;
  const these = isOne ? 'it' : 'these';
  return (
    <Row as="nav" gap={1.5} aria-label={isOne ? 'Work with this photograph' : 'Work with these photographs'}>
      {!isOne && <ButtonLink to={studioPaths.namingImages(ids)}>Name in a table</ButtonLink>}
      {isOne && <ButtonLink to={studioPaths.newWork(studioPaths.prints, ids)}>Offer as a print</ButtonLink>}
      <ButtonLink to={studioPaths.newWork(studioPaths.exhibitions, ids)}>New exhibition with {these}</ButtonLink>
      <ButtonLink to={studioPaths.newWork(studioPaths.stories, ids)}>New story with {these}</ButtonLink>
    </Row>
  );
}
