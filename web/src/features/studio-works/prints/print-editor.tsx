import type { StudioProduct } from '@aperture-byline/contract/product/wire';
import type { Byline } from '@aperture-byline/contract/shared/stored';
import { toByline } from '@aperture-byline/contract/shared/text/content';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import {
  CATEGORIES_MAX,
  PRODUCT_PICTURES_MAX,
  SUMMARY_MAX,
  WORK_LABEL_MAX,
  WORK_TITLE_MAX,
} from '@aperture-byline/contract/work/wire';
import { lazy } from 'react';
import { Button } from '#components/base/button.tsx';
import { Field, TextAreaField } from '#components/forms/field.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { Grid } from '#components/layout/layout.tsx';
import { RichTextField } from '#components/rich-text/editor/rich-text-field.tsx';
import { toProductDetail } from '#entities/product/to-product-detail.ts';
import { stateText, waitsForReview } from '#entities/work/work-state.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LoadWork } from '../editor/load-work.tsx';
import { PhotographsSection } from '../editor/photographs-section.tsx';
import { type OpenedWork, useWorkEditor } from '../editor/use-work-editor.tsx';
import { WordField } from '../editor/word-field.tsx';
import { WorkEditor } from '../editor/work-editor.tsx';
import type { EditorProps } from '../editor/work-type.ts';
import { EarlierOffer } from './earlier-offer.tsx';
import { PrintOptions } from './print-options.tsx';
import { printType } from './print-type.tsx';

const PrintPreview = lazy(() => import('#entities/product/print-preview.tsx'));

export default function LoadPrint({ account, profile, id }: EditorProps) {
  const author = toByline({
    userId: account.userId,
    firstName: profile.first_name,
    middleName: profile.middle_name,
    lastName: profile.last_name,
  });
  return (
    <LoadWork type={printType} uid={account.uid} id={id}>
      {(key, opened) => <PrintEditor key={key} opened={opened} author={author} />}
    </LoadWork>
  );
}

function PrintEditor({ opened, author }: { opened: OpenedWork<StudioProduct>; author: Byline }) {
  const { pictures: chosen, place } = opened.chosen;
  const initialValues = { imageIds: chosen.map(({ id }) => id), title: chosen[0]?.title ?? '', place };
  const editor = useWorkEditor(printType, { ...opened, initialValues });
  const { uid, work, values, fields, saving, text, html, words, problemAt, problemIn, picturesBy, addPictures } =
    editor;
  const { change, act } = editor;
  const pictures = picturesBy(values.imageIds);
  const isPublic = work?.status === 'approved';
  const isHeld = 'sizes' in saving.unsaved || 'frames' in saving.unsaved;
  return (
    <WorkEditor
      type={printType}
      editor={editor}
      title={values.title}
      state={work ? stateText(work, 'In the shop') : ''}
      publicPath={isPublic && work.slug !== '' ? paths.product(work.slug) : undefined}
      canDelete={work?.sizes.every(({ sold }) => sold === 0) === true}
      heldText={isPublic ? studioMessages.notInShop : studioMessages.optionsIncomplete}
      action={isPublic && isHeld && <Button onClick={() => act('save')}>Update the shop</Button>}
      isOpenWhileWaiting={isPublic}
      preview={<PrintPreview product={toProductDetail(fields, { author, print: work, pictures })} />}
    >
      {!(work && waitsForReview(work)) && (
        <>
          <FormSection title="Words" intro="What a buyer reads beside the photograph.">
            <Field
              label="Title"
              hint="Its address in the shop is made of it."
              maxLength={WORK_TITLE_MAX}
              {...text('title')}
            />
            <TextAreaField
              label="Introduction"
              hint="Two or three sentences below the title."
              rows={3}
              maxLength={SUMMARY_MAX}
              {...text('introduction')}
            />
            <RichTextField
              label="Description"
              hint="How it was made, on which paper it is printed."
              {...html('description')}
            />
            <Grid gap={[3, 2]} sm={2}>
              <Field
                label="Place"
                hint="Where it was taken. May stay empty."
                maxLength={WORK_LABEL_MAX}
                {...text('place')}
              />
              <Field
                label="Paper and print"
                hint="Such as “Photo Rag 308 g, pigment ink”. Certificates name it."
                maxLength={WORK_LABEL_MAX}
                {...text('paper')}
              />
              <WordField
                uid={uid}
                workKind="product"
                label="Categories"
                max={CATEGORIES_MAX}
                {...words('categories')}
              />
            </Grid>
          </FormSection>
          <PhotographsSection
            uid={uid}
            intro="The first one is the print; the others show details and surroundings."
            max={PRODUCT_PICTURES_MAX}
            pictures={pictures}
            error={problemIn('imageIds')}
            onChange={(selected) => change({ imageIds: addPictures(selected) })}
          />
        </>
      )}
      {!isPublic && (
        <EarlierOffer uid={uid} print={work} picture={pictures[0]?.picture} values={values} onChange={change} />
      )}
      <PrintOptions
        print={work}
        picture={pictures[0]?.picture}
        values={values}
        problemAt={problemAt}
        onChange={change}
      />
    </WorkEditor>
  );
}
