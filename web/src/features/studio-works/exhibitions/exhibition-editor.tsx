import type { StudioExhibition } from '@aperture-byline/contract/exhibition/studio-wire';
import {
  EXHIBITION_IMAGES_MAX,
  HTML_MAX,
  WORK_LABEL_MAX,
  WORK_TITLE_MAX,
} from '@aperture-byline/contract/work/limits';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { lazy, useState } from 'react';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import { Field } from '#components/forms/field.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { RichTextField } from '#components/rich-text/editor/rich-text-field.tsx';
import { exhibitionCalls } from '#entities/exhibition/private-queries.ts';
import { PictureField } from '#entities/image/picture-field/picture-field.tsx';
import { bannerOf, useKnownPictures } from '#entities/image/picture-field/use-known-pictures.ts';
import { openingText, stateText, waitsForReview } from '#entities/work/work-state.ts';
import { paths } from '#lib/paths.ts';
import { studioPaths } from '#lib/studio-paths.ts';
import { DeleteWork } from '../delete-work.tsx';
import { PhotographsSection } from '../photographs-section.tsx';
import { useWorkEditor } from '../use-work-editor.ts';
import { Stop, WorkBar } from '../work-bar.tsx';
import styles from '../work-editor.module.css';
import { WorkHead } from '../work-head.tsx';
import { fieldsOf, relatedPaths, valuesOf } from './exhibition-values.ts';

const ExhibitionPreview = lazy(() => import('./exhibition-preview.tsx'));

const QUESTIONS = {
  withdraw: {
    title: 'Withdraw this exhibition?',
    text: 'Visitors do not see it any more, at once. It becomes a draft, which you can submit again.',
    confirm: 'Withdraw',
  },
  end: {
    title: 'End this exhibition now?',
    text: 'Its photographs can’t be visited any more, at once. It stays on the list of past exhibitions.',
    confirm: 'End it',
  },
  remove: {
    title: 'Delete this exhibition?',
    text: 'Its photographs stay in your library. This cannot be undone.',
    confirm: 'Delete',
  },
  dropRevision: {
    title: 'Drop the changes?',
    text: 'What visitors see stays as it is. What you changed since is lost.',
    confirm: 'Drop them',
  },
} as const;

const HTML_FIELDS = {
  description: ['Description', 'What holds these photographs together. Visitors read it first.'],
  authorDescription: [
    'About the author',
    'Who made these photographs, and how. It begins with the text of your profile.',
  ],
} as const;

/** Everything of one exhibition, and what can be done with it. */
export default function ExhibitionEditor({
  uid,
  work: read,
  onRenew,
}: {
  uid: string;
  /** As it was read last. */
  work: StudioExhibition;
  onRenew: () => void;
}) {
  const editor = useWorkEditor({
    uid,
    work: read,
    calls: exhibitionCalls,
    valuesOf,
    fieldsOf,
    relatedPaths,
    onRenew,
    listPath: studioPaths.exhibitions,
  });
  const { form, formik, work, problemAt, onSubmit } = editor;
  const { values } = formik;
  const { picturesOf, keep } = useKnownPictures([...read.images, ...bannerOf(read)]);
  const [hasPreview, setPreview] = useState(false);
  const pictures = picturesOf(values.imageIds);
  const [banner] = picturesOf(values.bannerId === null ? [] : [values.bannerId]);
  const title = values.title || 'Untitled exhibition';
  const { startDate, endDate } = fieldsOf(formik.initialValues);
  const opening = openingText(startDate, endDate, new Date());
  const openPreview = () => setPreview(true);
  const html = (name: keyof typeof HTML_FIELDS | 'genreDescription', label: string, hint: string) => (
    <RichTextField
      label={label}
      hint={hint}
      error={problemAt(name)}
      value={values[name]}
      max={HTML_MAX}
      onChange={(text) => formik.setFieldValue(name, text)}
      onBlur={() => formik.setFieldTouched(name)}
    />
  );
  return (
    <div className={styles.page}>
      <WorkHead
        work={work}
        isBusy={editor.isBusy}
        onAction={editor.act}
        title={title}
        state={stateText(work, opening)}
        advice={studioMessages.revised}
        questions={QUESTIONS}
        publicPath={work.status === 'approved' ? paths.exhibition(work.id) : undefined}
        canEnd={work.status === 'approved' && opening === 'Open'}
        onPreview={openPreview}
      >
        {waitsForReview(work) && <Stop editor={editor} />}
      </WorkHead>
      {!waitsForReview(work) && (
        <form ref={form} className={styles.form} noValidate onSubmit={onSubmit} aria-label="Exhibition">
          <PhotographsSection
            uid={uid}
            intro="From your library, in the order in which visitors see them."
            max={EXHIBITION_IMAGES_MAX}
            pictures={pictures}
            error={problemAt('imageIds')}
            onChange={(chosen) => formik.setFieldValue('imageIds', keep(chosen))}
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
              onChange={(chosen) => formik.setFieldValue('bannerId', keep(chosen)[0] ?? null)}
            />
          </FormSection>
          <FormSection title="Words" intro="What visitors read before they go in.">
            <Field
              label="Title"
              maxLength={WORK_TITLE_MAX}
              error={problemAt('title')}
              {...formik.getFieldProps('title')}
            />
            {html('description', ...HTML_FIELDS.description)}
            {html('authorDescription', ...HTML_FIELDS.authorDescription)}
          </FormSection>
          <FormSection title="Genre" intro="One word or two, and what it means to you.">
            <Field
              label="Genre"
              hint="Such as “Street” or “Landscape”."
              maxLength={WORK_LABEL_MAX}
              error={problemAt('genre')}
              {...formik.getFieldProps('genre')}
            />
            {html('genreDescription', 'About the genre', 'May stay empty.')}
          </FormSection>
          <FormSection title="When" intro="By India’s clocks (IST).">
            <div className={styles.pair}>
              <Field
                label="Opens"
                type="datetime-local"
                error={problemAt('startDate')}
                {...formik.getFieldProps('opens')}
              />
              <Field
                label="Closes"
                type="datetime-local"
                error={problemAt('endDate')}
                {...formik.getFieldProps('closes')}
              />
            </div>
          </FormSection>
          <WorkBar editor={editor} onPreview={openPreview} />
        </form>
      )}
      <DeleteWork
        work={work}
        question={QUESTIONS.remove}
        isBusy={editor.isBusy}
        onConfirm={() => editor.act('remove')}
      />
      <LazyBoundary>
        {hasPreview && (
          <ExhibitionPreview
            uid={uid}
            exhibition={{ ...fieldsOf(values), id: work.id, title }}
            pictures={pictures}
            banner={banner?.picture ?? pictures[0]?.picture ?? null}
            onClose={() => setPreview(false)}
          />
        )}
      </LazyBoundary>
    </div>
  );
}
