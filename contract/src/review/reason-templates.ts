/** Beginnings of common reasons, which administrators complete, by their name in the list. */
export const REASON_TEMPLATES: Readonly<Record<string, string>> = {
  'Words are missing': 'Please say in the title and in the alternative text what the photograph shows.',
  'Too small or unsharp':
    'The file is too small or not sharp enough to be shown large. Do you have one with more pixels?',
  'Watermark or frame': 'Please upload the photograph without a watermark, a signature or a frame.',
  'Whose photograph is it?':
    'We could not see that this photograph is yours. Please tell us where it was taken, or send us the original file.',
  'People who can be recognised':
    'People in it can be recognised. Please confirm that they agreed to be shown, or choose another photograph.',
  'Text needs another look': 'The text has mistakes that readers will stumble over. Please read it once more.',
  'Does not belong here': 'This breaks our community guidelines, so we can’t show it.',
};
