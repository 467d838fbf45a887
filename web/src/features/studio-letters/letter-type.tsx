import type { LetterContent } from '@aperture-byline/contract/letter/wire';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { type EditedLetter, letterCalls } from '#entities/letter/private-queries.ts';
import { readHtml } from '#entities/work/autosave/compare-works.ts';
import type { EditedType } from '#entities/work/autosave/edited-type.ts';

/** A letter in its editor, which saves as those of works do. */
export const letterType: EditedType<LetterContent, LetterContent, EditedLetter> = {
  kind: 'letter',
  calls: letterCalls,
  emptyValues: { subject: '', previewText: '', html: '' },
  toValues: (fields) => fields,
  toFields: (values) => values,
  labels: { subject: 'Subject', previewText: 'Preview text', html: 'Words' },
  describeField: (name, fields) => (name === 'html' ? fields.html && <RichText html={fields.html} /> : fields[name]),
  comparable: { html: readHtml },
};
