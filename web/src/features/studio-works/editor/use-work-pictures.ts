import { type Picture, textPictureUrl } from '@aperture-byline/contract/shared/picture';
import { isVisible } from '@aperture-byline/contract/shared/text/text-checks';
import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { SIGNED_FOR } from '#entities/session/api/private-requests.ts';
import type { EditedWork } from '../work-calls.ts';
import type { WorkType } from './work-type.ts';

/** The banner among the pictures of a work, of which the API tells no more than how it is drawn. */
export function listBanner({
  fields: { bannerId },
  banner,
  bannerIsPublic,
}: {
  fields: { bannerId: string | null };
  banner: Picture | null;
  bannerIsPublic: boolean;
}): StudioPicture[] {
  if (!bannerId || !banner) return [];
  const { alt } = banner;
  return [
    {
      id: bannerId,
      title: alt || 'Banner',
      isPublic: bannerIsPublic,
      isDescribed: isVisible(alt),
      picture: banner,
    },
  ];
}

/** Finds pictures by id: the work's, read again before their addresses end, its first ones, and those chosen since. */
export function useWorkPictures<Fields extends object, Work extends EditedWork<Fields>>(
  { calls, listPictures }: Pick<WorkType<Fields, Record<keyof Fields, unknown>, Work>, 'calls' | 'listPictures'>,
  { uid, work, chosen }: { uid: string; work: Work | null; chosen: readonly StudioPicture[] },
) {
  const client = useQueryClient();
  const { data } = useQuery({
    ...calls.read(uid, work?.id ?? ''),
    enabled: work !== null,
    refetchInterval: SIGNED_FOR,
  });
  const shown = data ?? work;
  const [selected, setSelected] = useState(chosen);
  const known = useMemo(
    () => new Map([...selected.toReversed(), ...(shown ? listPictures(shown) : [])].map((one) => [one.id, one])),
    [listPictures, shown, selected],
  );
  const picturesBy = useCallback(
    (ids: readonly string[]): StudioPicture[] => ids.flatMap((id) => known.get(id) ?? []),
    [known],
  );
  const findPicture = useCallback(
    (imageId: string): Picture | undefined => {
      const found = known.get(imageId);
      return found && { ...found.picture, alt: found.picture.alt || found.title };
    },
    [known],
  );
  const findPictureAddress = useCallback(
    (imageId: string) => {
      const picture = findPicture(imageId);
      return picture ? textPictureUrl(picture) : null;
    },
    [findPicture],
  );
  return {
    picturesBy,
    findPicture,
    findPictureAddress,
    /** Takes over what has become of pictures since the work was read. */
    refreshPictures: (): void => {
      if (work) void client.invalidateQueries({ queryKey: calls.read(uid, work.id).queryKey });
    },
    /** Remembers pictures that were chosen, and gives their ids. */
    addPictures: (pictures: readonly StudioPicture[]): string[] => {
      setSelected((before) => [...pictures, ...before]);
      return pictures.map(({ id }) => id);
    },
  };
}
