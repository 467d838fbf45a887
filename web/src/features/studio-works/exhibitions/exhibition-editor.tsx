import type { StudioExhibition } from '@aperture-byline/contract/exhibition/wire';
import type { AccountProfile } from '@aperture-byline/contract/user/wire';
import { EXHIBITION_IMAGES_MAX, HTML_MAX, WORK_LABEL_MAX, WORK_TITLE_MAX } from '@aperture-byline/contract/work/wire';
import { lazy } from 'react';
import { Field } from '#components/forms/field.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { Grid } from '#components/layout/layout.tsx';
import { RichTextField } from '#components/rich-text/editor/rich-text-field.tsx';
import { PictureField } from '#entities/image/picture-field/picture-field.tsx';
import { openingText, stateText } from '#entities/work/work-state.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LoadWork } from '../editor/load-work.tsx';
import { PhotographsSection } from '../editor/photographs-section.tsx';
import { type OpenedWork, useWorkEditor } from '../editor/use-work-editor.tsx';
import { WorkEditor } from '../editor/work-editor.tsx';
import type { EditorProps } from '../editor/work-type.ts';
import { PreviewLinks } from '../preview-link/preview-links.tsx';
import { exhibitionType } from './exhibition-type.tsx';
import { TeaserSection } from './teaser-section.tsx';

const ExhibitionPreview = lazy(() => import('#entities/exhibition/exhibition-preview.tsx'));

interface ExhibitionEditorProps {
  opened: OpenedWork<StudioExhibition>;
  /** A new exhibition begins with its biography as the author's text, which may be changed there. */
  profile: Pick<AccountProfile, 'bio' | 'username'>;
}

export default function LoadExhibition({ account, profile, id }: EditorProps) {
  return (
    <LoadWork type={exhibitionType} uid={account.uid} id={id}>
      {(key, opened) => <ExhibitionEditor key={key} opened={opened} profile={profile} />}
    </LoadWork>
  );
}

function ExhibitionEditor({ opened, profile: { bio, username } }: ExhibitionEditorProps) {
  const initialValues = {
    ...(bio.length <= HTML_MAX && { authorDescription: bio }),
    imageIds: opened.chosen.pictures.map(({ id }) => id),
  };
  const editor = useWorkEditor(exhibitionType, { ...opened, initialValues });
  const { uid, work, values, fields, text, html, problemAt, problemIn, picturesBy, addPictures, change } = editor;
  const pictures = picturesBy(values.imageIds);
  const [banner] = picturesBy(values.bannerId === null ? [] : [values.bannerId]);
  const isPublic = work?.status === 'approved';
  const opening = openingText(work?.fields.startDate ?? null, work?.fields.endDate ?? null, new Date());
  return (
    <WorkEditor
      type={exhibitionType}
      editor={editor}
      title={values.title}
      state={work ? stateText(work, opening) : ''}
      publicPath={isPublic ? paths.exhibition(work.id) : undefined}
      tools={work && <PreviewLinks kind="exhibition" editor={editor} />}
      canEnd={isPublic && opening === 'Open'}
      preview={
        <ExhibitionPreview
          username={username}
          exhibition={{ ...fields, id: work?.id ?? '', title: values.title || 'Untitled exhibition' }}
          pictures={pictures}
          banner={banner?.picture ?? null}
        />
      }
    >
      <PhotographsSection
        uid={uid}
        intro="From your library, in the order in which visitors see them."
        max={EXHIBITION_IMAGES_MAX}
        pictures={pictures}
        error={problemIn('imageIds')}
        onChange={(selected) => {
          const imageIds = addPictures(selected);
          change({ imageIds, teaserImageIds: imageIds.filter((id) => values.teaserImageIds.includes(id)) });
        }}
      />
      <TeaserSection
        pictures={pictures}
        selectedIds={values.teaserImageIds}
        keepsPublic={values.keepsPublicImages}
        error={problemIn('teaserImageIds')}
        onSelect={(teaserImageIds) => change({ teaserImageIds })}
        onKeepPublic={(keepsPublicImages) => change({ keepsPublicImages })}
      />
      <FormSection
        title="Banner"
        intro="The wide picture above the title. Without one, the first photograph stands there."
      >
        <PictureField
          uid={uid}
          name="bannerId"
          label="Banner"
          hint="One of your photographs."
          error={problemAt('bannerId')}
          max={1}
          pictures={banner ? [banner] : []}
          onChange={(selected) => change({ bannerId: addPictures(selected)[0] ?? null })}
        />
      </FormSection>
      <FormSection title="Words" intro="What visitors read before they go in.">
        <Field label="Title" maxLength={WORK_TITLE_MAX} {...text('title')} />
        <RichTextField
          label="Description"
          hint="What holds these photographs together. Visitors read it first."
          {...html('description')}
        />
        <RichTextField
          label="About the author"
          hint="Who made these photographs, and how. It begins with the text of your profile."
          {...html('authorDescription')}
        />
      </FormSection>
      <FormSection title="Genre" intro="One word or two, and what it means to you.">
        <Field label="Genre" hint="Such as “Street” or “Landscape”." maxLength={WORK_LABEL_MAX} {...text('genre')} />
        <RichTextField label="About the genre" hint="May stay empty." {...html('genreDescription')} />
      </FormSection>
      <FormSection title="When" intro="By India’s clocks (IST).">
        <Grid gap={[3, 2]} sm={2}>
          <Field label="Opens" type="datetime-local" {...text('startDate')} />
          <Field label="Closes" type="datetime-local" {...text('endDate')} />
        </Grid>
      </FormSection>
    </WorkEditor>
  );
}
