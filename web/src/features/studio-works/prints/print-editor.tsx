import type { StudioProduct } from '@aperture-byline/contract/product/studio-wire';
import {
  CATEGORIES_MAX,
  HTML_MAX,
  PRODUCT_PICTURES_MAX,
  SUMMARY_MAX,
  WORK_LABEL_MAX,
  WORK_TITLE_MAX,
} from '@aperture-byline/contract/work/limits';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { FormikProvider } from 'formik';
import { Field, TextAreaField } from '#components/forms/field.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { RichTextField } from '#components/rich-text/editor/rich-text-field.tsx';
import { useKnownPictures } from '#entities/image/picture-field/use-known-pictures.ts';
import { printCalls } from '#entities/product/private-queries.ts';
import { stateText, waitsForReview } from '#entities/work/work-state.ts';
import { paths } from '#lib/paths.ts';
import { studioPaths } from '#lib/studio-paths.ts';
import { DeleteWork } from '../delete-work.tsx';
import { PhotographsSection } from '../photographs-section.tsx';
import { useWorkEditor } from '../use-work-editor.ts';
import { Stop, WorkBar } from '../work-bar.tsx';
import styles from '../work-editor.module.css';
import { WorkHead } from '../work-head.tsx';
import { PrintOptions } from './print-options.tsx';
import { fieldsOf, relatedPaths, valuesOf } from './print-values.ts';

const QUESTIONS = {
  withdraw: {
    title: 'Withdraw this print?',
    text: 'Nobody can order it any more, at once. What is ordered already stays ordered. It becomes a draft, which you can submit again.',
    confirm: 'Withdraw',
  },
  remove: {
    title: 'Delete this print?',
    text: 'Its photographs stay in your library. This cannot be undone.',
    confirm: 'Delete',
  },
  dropRevision: {
    title: 'Drop the changes?',
    text: 'What visitors see stays as it is. What you changed since is lost, but for prices.',
    confirm: 'Drop them',
  },
} as const;

/** Everything of one print, and what can be done with it. */
export default function PrintEditor({
  uid,
  work: read,
  onRenew,
}: {
  uid: string;
  /** As it was read last. */
  work: StudioProduct;
  onRenew: () => void;
}) {
  const editor = useWorkEditor({
    uid,
    work: read,
    calls: printCalls,
    valuesOf,
    fieldsOf,
    relatedPaths,
    onRenew,
    listPath: studioPaths.prints,
  });
  const { form, formik, work, problemAt, onSubmit } = editor;
  const { values } = formik;
  const { picturesOf, keep } = useKnownPictures(read.images);
  const pictures = picturesOf(values.imageIds);
  const isPublic = work.status === 'approved';
  const waits = waitsForReview(work);
  const field = (name: 'title' | 'introduction' | 'place' | 'categories') => ({
    ...formik.getFieldProps(name),
    error: problemAt(name),
  });
  return (
    <div className={styles.page}>
      <WorkHead
        work={work}
        isBusy={editor.isBusy}
        onAction={editor.act}
        title={values.title || 'Untitled print'}
        state={stateText(work, 'In the shop')}
        advice={studioMessages.offered}
        questions={QUESTIONS}
        publicPath={isPublic && work.slug !== '' ? paths.product(work.slug) : undefined}
      >
        {waits && !isPublic && <Stop editor={editor} />}
      </WorkHead>
      {(!waits || isPublic) && (
        <FormikProvider value={formik}>
          <form ref={form} className={styles.form} noValidate onSubmit={onSubmit} aria-label="Print">
            {!waits && (
              <>
                <FormSection title="Words" intro="What a buyer reads beside the photograph.">
                  <Field label="Title" maxLength={WORK_TITLE_MAX} {...field('title')} />
                  <TextAreaField
                    label="Introduction"
                    hint="Two or three sentences below the title."
                    rows={6}
                    maxLength={SUMMARY_MAX}
                    {...field('introduction')}
                  />
                  <RichTextField
                    label="Description"
                    hint="How it was made, on which paper it is printed."
                    error={problemAt('description')}
                    value={values.description}
                    max={HTML_MAX}
                    onChange={(html) => formik.setFieldValue('description', html)}
                    onBlur={() => formik.setFieldTouched('description')}
                  />
                  <div className={styles.pair}>
                    <Field
                      label="Place"
                      hint="Where it was taken. May stay empty."
                      maxLength={WORK_LABEL_MAX}
                      {...field('place')}
                    />
                    <Field
                      label="Categories"
                      hint={`Separated by commas, ${CATEGORIES_MAX} at most.`}
                      {...field('categories')}
                    />
                  </div>
                </FormSection>
                <PhotographsSection
                  uid={uid}
                  intro="The first one is the print; the others show details and surroundings."
                  max={PRODUCT_PICTURES_MAX}
                  pictures={pictures}
                  error={problemAt('imageIds')}
                  onChange={(chosen) => formik.setFieldValue('imageIds', keep(chosen))}
                />
              </>
            )}
            <PrintOptions work={work} picture={pictures[0]?.picture} problemAt={problemAt} />
            <WorkBar editor={editor} />
          </form>
        </FormikProvider>
      )}
      {work.sizes.every(({ sold }) => sold === 0) && (
        <DeleteWork
          work={work}
          question={QUESTIONS.remove}
          isBusy={editor.isBusy}
          onConfirm={() => editor.act('remove')}
        />
      )}
    </div>
  );
}
