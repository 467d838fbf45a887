import { array, type InferType, object, string } from 'yup';
import { ID_MAX } from '../shared/ids.ts';
import { messages } from '../shared/messages.ts';
import { schemaMessages } from '../shared/schema-messages.ts';
import { isVisible } from '../shared/text-checks.ts';
import { IMAGE_TEXT_MAX, LICENSES, STUDIO_IMAGES_MAX } from './limits.ts';
import { studioImageMessages } from './studio-image-messages.ts';

const ids = () =>
  array()
    .of(string().required(schemaMessages.valueInvalid).max(ID_MAX, schemaMessages.valueInvalid))
    .required(schemaMessages.valueInvalid)
    .min(1, schemaMessages.valueInvalid)
    .max(STUDIO_IMAGES_MAX, schemaMessages.valueInvalid);

const text = (max: number) => string().trim(schemaMessages.valueInvalid).max(max, messages.tooLong);

/** What an owner says of one image or of several. A field that is missing stays as it is. */
export const imageChangesSchema = object({
  title: text(IMAGE_TEXT_MAX.title),
  alt: text(IMAGE_TEXT_MAX.alt),
  /** HTML. */
  description: string().max(IMAGE_TEXT_MAX.description, messages.tooLong),
  tags: array()
    .of(
      text(IMAGE_TEXT_MAX.tag)
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
  creator: text(IMAGE_TEXT_MAX.creator),
  copyrightNotice: text(IMAGE_TEXT_MAX.copyrightNotice),
  privacyStatus: string()
    .max(ID_MAX, schemaMessages.valueInvalid)
    .oneOf(['Public', 'Private'] as const, schemaMessages.valueInvalid),
}).noUnknown();
export type ImageChanges = InferType<typeof imageChangesSchema>;

/** `PUT /studio/image`. */
export const changeImagesSchema = object({
  ids: ids(),
  changes: imageChangesSchema.required(schemaMessages.valueInvalid),
}).noUnknown();

/** `POST /studio/image/submit`. */
export const submitImagesSchema = object({ ids: ids() }).noUnknown();
