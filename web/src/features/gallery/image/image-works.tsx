import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#components/base/button.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { imageWorksQuery } from '#entities/shown-works/queries.ts';
import {
  buyPrint,
  LinksInText,
  MorePhotographs,
  toExhibitionLinks,
  toStoryLinks,
} from '#entities/shown-works/work-links.tsx';
import { paths } from '#lib/paths.ts';
import styles from './image-works.module.css';

/** Where a photograph goes on: its prints, the exhibitions and stories that show it, and more of its photographer. */
export default function ImageWorks({
  imageId,
  ownerId,
  byline,
}: {
  imageId: string;
  ownerId: number;
  byline: string;
}) {
  const { data: works } = useQuery(imageWorksQuery(imageId));
  if (works === undefined) return null;
  const { prints, exhibitions, stories, morePhotographs } = works;
  const [print, ...others] = prints;
  return (
    <>
      <Stack gap={1.5} className={styles.works}>
        {print && (
          <ButtonLink variant="primary" className="self-start" to={paths.product(print.slug)}>
            {buyPrint(print)}
          </ButtonLink>
        )}
        {others.length > 0 && (
          <p>
            Also printed as{' '}
            <LinksInText links={others.map(({ slug, title }) => ({ to: paths.product(slug), title }))} />
          </p>
        )}
        {exhibitions.length > 0 && (
          <p>
            Now hanging in <LinksInText links={toExhibitionLinks(exhibitions)} />
          </p>
        )}
        {stories.length > 0 && (
          <p>
            In the {stories.length > 1 ? 'stories' : 'story'} <LinksInText links={toStoryLinks(stories)} />
          </p>
        )}
      </Stack>
      <MorePhotographs photographs={morePhotographs} ownerId={ownerId} byline={byline} />
    </>
  );
}
