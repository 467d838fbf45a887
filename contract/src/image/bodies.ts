import { array, type InferType, object, type StringSchema, string, ValidationError } from 'yup';
import { ID_MAX } from '../shared/ids.ts';
import { messages } from '../shared/messages.ts';
import { isMoment, isVisible, MOMENT_LENGTH } from '../shared/text/text-checks.ts';
import { htmlField, lineField, proseField, schemaMessages } from '../shared/text/text-fields.ts';
import { studioImageMessages } from './studio-image-messages.ts';
import { IMAGE_TEXT_MAX, LICENSES, ROW_TAG_MAX, ROW_TAGS_MAX, ROW_TEXT_MAX, STUDIO_IMAGES_MAX } from './wire.ts';

const id = () => string().required(schemaMessages.valueInvalid).max(ID_MAX, schemaMessages.valueInvalid);

const ids = () =>
  array()
    .of(id())
    .required(schemaMessages.valueInvalid)
    .min(1, schemaMessages.valueInvalid)
    .max(STUDIO_IMAGES_MAX, schemaMessages.valueInvalid);

const line = (max: number) => lineField().max(max, messages.tooLong);

const privacy = () =>
  string()
    .max(ID_MAX, schemaMessages.valueInvalid)
    .oneOf(['Public', 'Private'] as const, schemaMessages.valueInvalid);

/** Changes that an owner makes to one image or to several. A field that is missing stays as it is. */
export const imageChangesSchema = object({
  title: line(IMAGE_TEXT_MAX.title),
  alt: proseField().max(IMAGE_TEXT_MAX.alt, messages.tooLong),
  /** HTML. */
  description: htmlField().max(IMAGE_TEXT_MAX.description, messages.tooLong),
  tags: array()
    .of(
      line(IMAGE_TEXT_MAX.tag)
        .required(studioImageMessages.tagEmpty)
        .test('visible', studioImageMessages.tagEmpty, (tag) => !tag || isVisible(tag)),
    )
    .max(IMAGE_TEXT_MAX.tags, studioImageMessages.tooManyTags)
    .test(
      'distinct',
      studioImageMessages.tagTwice,
      (tags = []) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length,
    ),
  license: string()
    .max(IMAGE_TEXT_MAX.tag, schemaMessages.valueInvalid)
    .oneOf([...LICENSES], schemaMessages.valueInvalid),
  creator: line(IMAGE_TEXT_MAX.creator),
  copyrightNotice: line(IMAGE_TEXT_MAX.copyrightNotice),
  /** Only its owner reads it. */
  place: line(IMAGE_TEXT_MAX.place),
  privacyStatus: privacy(),
}).noUnknown();
export type ImageChanges = InferType<typeof imageChangesSchema>;

export function findImageProblems(changes: ImageChanges): Partial<Record<keyof ImageChanges, string>> {
  try {
    imageChangesSchema.validateSync(changes, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path.split('[', 1)[0], message]));
  }
}

/** `PUT /studio/image`. */
export const changeImagesSchema = object({
  ids: ids(),
  changes: imageChangesSchema.required(schemaMessages.valueInvalid),
}).noUnknown();

/** `POST /studio/image/submit`. */
export const submitImagesSchema = object({ ids: ids() }).noUnknown();

const rowText = (field: StringSchema) => field.max(ROW_TEXT_MAX, messages.tooLong);

/** `PUT /studio/image/words`. Only bounds texts: `findImageProblems` checks each row, to refuse one alone. */
export const saveImageWordsSchema = object({
  rows: array()
    .of(
      object({
        id: id(),
        updatedAt: string()
          .required(schemaMessages.valueInvalid)
          .max(MOMENT_LENGTH, schemaMessages.valueInvalid)
          .test('moment', schemaMessages.valueInvalid, (time) => !time || isMoment(time)),
        title: rowText(lineField()),
        alt: rowText(proseField()),
        tags: array()
          .of(lineField().max(ROW_TAG_MAX, messages.tooLong).defined(schemaMessages.valueInvalid))
          .max(ROW_TAGS_MAX, studioImageMessages.tooManyTags),
        privacyStatus: privacy(),
      }).noUnknown(),
    )
    .required(schemaMessages.valueInvalid)
    .min(1, schemaMessages.valueInvalid)
    .max(STUDIO_IMAGES_MAX, schemaMessages.valueInvalid)
    .test(
      'distinct',
      schemaMessages.valueInvalid,
      (rows = []) => new Set(rows.map((row) => row.id)).size === rows.length,
    ),
}).noUnknown();
export type ImageWordsRow = InferType<typeof saveImageWordsSchema>['rows'][number];
