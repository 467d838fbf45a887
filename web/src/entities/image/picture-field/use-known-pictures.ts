import type { StudioBlog } from '@aperture-byline/contract/blog/studio-wire';
import type { StudioExhibition } from '@aperture-byline/contract/exhibition/studio-wire';
import { isVisible } from '@aperture-byline/contract/shared/text-checks';
import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import { useMemo, useState } from 'react';

/** The banner among the pictures of a work, of which the API tells no more than how it is drawn. */
export function bannerOf({
  fields: { bannerId },
  banner,
  banner_is_public,
}: Pick<StudioExhibition | StudioBlog, 'banner' | 'banner_is_public'> & {
  fields: { bannerId: string | null };
}): StudioPicture[] {
  if (!bannerId || !banner) return [];
  const { alt } = banner;
  return [
    {
      image_id: bannerId,
      title: alt || 'Banner',
      is_public: banner_is_public,
      is_described: isVisible(alt),
      picture: banner,
    },
  ];
}

/** Pictures by the ids that a form keeps: those of the work as it was read last, whose addresses are fresh, and what was chosen since. */
export function useKnownPictures(read: readonly StudioPicture[]) {
  const [chosen, setChosen] = useState<readonly StudioPicture[]>([]);
  return useMemo(() => {
    const known = [...read, ...chosen];
    return {
      picturesOf: (ids: readonly string[]): StudioPicture[] =>
        ids.flatMap((id) => known.find(({ image_id }) => image_id === id) ?? []),
      /** Keeps what was chosen, and gives its ids. */
      keep: (pictures: readonly StudioPicture[]): string[] => {
        setChosen((before) => [...pictures, ...before]);
        return pictures.map(({ image_id }) => image_id);
      },
    };
  }, [read, chosen]);
}
