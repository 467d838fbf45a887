import type { BlogFields } from '@aperture-byline/contract/blog/bodies';
import type { StoryVersion } from '@aperture-byline/contract/blog/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { sizes } from '#components/base/sizes.ts';
import { FactList } from '#components/layout/fact-list.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { Picture } from '#components/media/picture.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import styles from './history-dialog.module.css';

export type Labels = Readonly<Record<keyof BlogFields, string>>;

/** Shows a version, its differences from now, and why it can't be restored. */
export function VersionView({
  version: { savedAt, fields, html, images, problems },
  labels,
  changed,
}: {
  version: StoryVersion;
  labels: Labels;
  /** In which the story is different now. */
  changed: readonly (keyof Labels)[];
}) {
  const pictures = new Map(images.map(({ id, picture }) => [id, picture]));
  const banner = fields.bannerId === null ? undefined : pictures.get(fields.bannerId);
  return (
    <Stack gap={2}>
      <p role="status" className="text-quiet text-small">
        {formatTime(savedAt)}.{' '}
        {changed.length === 0
          ? studioMessages.versionIsPresent
          : `Different now: ${changed.map((name) => labels[name].toLowerCase()).join(', ')}.`}
      </p>
      {Object.entries(problems).map(([name, problem]) => (
        <p key={name} className="text-error text-small">
          {labels[name as keyof Labels]}: {problem}
        </p>
      ))}
      <h3 className={styles.title}>{fields.title || 'Untitled'}</h3>
      {fields.description && <p>{fields.description}</p>}
      <RichText html={html} />
      <Grid as="ul" columns={2} gap={1}>
        {fields.pictureIds.map((id) => {
          const picture = pictures.get(id);
          return (
            <li key={id}>{picture && <Picture picture={picture} sizes={sizes({ 0: '42vw', 760: '18rem' })} />}</li>
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
