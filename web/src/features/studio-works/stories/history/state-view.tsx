import type { BlogFields } from '@aperture-byline/contract/blog/studio-schemas';
import type { StoryState } from '@aperture-byline/contract/blog/studio-wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { useCallback, useMemo } from 'react';
import { sizes } from '#components/base/sizes.ts';
import { FactList } from '#components/layout/fact-list.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { Picture } from '#components/media/picture.tsx';
import { purify } from '#components/rich-text/purify.ts';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { findTextAddress } from '#entities/story/text-address.ts';
import { differences } from '../../editor/compare-works.ts';
import { storyType } from '../story-type.tsx';
import styles from './history-dialog.module.css';

/** A state of a story as it is read, with what of it is different now, and why it can't be restored where that is so. */
export function StateView({
  state: { savedAt, fields, images, problems },
  values,
}: {
  state: StoryState;
  /** The present ones. */
  values: BlogFields;
}) {
  const pictures = useMemo(() => new Map(images.map(({ id, picture }) => [id, picture])), [images]);
  const findAddress = useCallback((id: string) => findTextAddress(pictures.get(id)), [pictures]);
  const html = useMemo(() => purify(fields.content, findAddress), [fields.content, findAddress]);
  const banner = fields.bannerId === null ? undefined : pictures.get(fields.bannerId);
  const changed = differences(storyType, { ...fields, slug: values.slug }, values);
  const labels = changed.map((name) => storyType.labels[name].toLowerCase());
  return (
    <Stack gap={2}>
      <p role="status" className="text-quiet text-small">
        {formatTime(savedAt)}.{' '}
        {labels.length === 0 ? studioMessages.stateIsPresent : `Different now: ${labels.join(', ')}.`}
      </p>
      {Object.entries(problems).map(([name, problem]) => (
        <p key={name} className="text-error text-small">
          {storyType.labels[name as keyof BlogFields]}: {problem}
        </p>
      ))}
      <h3 className={styles.title}>{fields.title || 'Untitled'}</h3>
      {fields.description && <p>{fields.description}</p>}
      <RichText html={html} />
      <Grid as="ul" columns={2} gap={1}>
        {fields.pictureIds.map((id) => {
          const picture = pictures.get(id);
          return (
            <li key={id}>
              {picture && <Picture picture={picture} sizes={sizes({ 0: '42vw', 760: '18rem' })} />}
            </li>
          );
        })}
      </Grid>
      <FactList
        variant="stacked"
        facts={[
          banner && [
            'Banner',
            <div key="banner" className={styles.banner}>
              <Picture picture={banner} sizes="12rem" />
            </div>,
          ],
          fields.categories.length > 0 && ['Categories', fields.categories.join(', ')],
          fields.tags.length > 0 && ['Tags', fields.tags.join(', ')],
        ]}
      />
    </Stack>
  );
}
