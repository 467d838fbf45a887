import type { PrintOfPhotograph } from '@aperture-byline/contract/work/wire';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#components/base/button.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { imageWorksQuery } from '#entities/shown-works/queries.ts';
import {
  LinksInText,
  MorePhotographs,
  printLinkText,
  toExhibitionLinks,
  toStoryLinks,
} from '#entities/shown-works/work-links.tsx';
import { paths } from '#lib/navigation/paths.ts';
import styles from './image-works.module.css';

const toPrintLink = ({ slug, title }: PrintOfPhotograph) => ({ to: paths.product(slug), title });

export default function ImageWorks({ imageId, ownerId, byline }: { imageId: string; ownerId: number; byline: string }) {
  const { data: works } = useQuery(imageWorksQuery(imageId));
  if (works === undefined) return null;
  const { prints, exhibitions, stories, morePhotographs } = works;
  const [print, ...others] = prints.filter(({ isPrinted }) => isPrinted);
  const showing = prints.filter(({ isPrinted }) => !isPrinted);
  return (
    <>
      <Stack gap={1.5} className={styles.works}>
        {print && (
          <ButtonLink variant="primary" className="self-start" to={paths.product(print.slug)}>
            {printLinkText(print)}
          </ButtonLink>
        )}
        {others.length > 0 && (
          <p>
            Also printed as <LinksInText links={others.map(toPrintLink)} />
          </p>
        )}
        {showing.length > 0 && (
          <p>
            Shown beside the {showing.length > 1 ? 'prints' : 'print'} <LinksInText links={showing.map(toPrintLink)} />
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
