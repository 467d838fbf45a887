import { hasContent, newProfileSchema, profileChangeSchema } from '@aperture-byline/contract/profile/bodies';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { checkBody, type Problems } from '@aperture-byline/contract/shared/api/check-body';
import type { PictureParts } from './avatar/use-avatar.ts';
import {
  changedParts,
  type FormType,
  isBlank,
  isIncomplete,
  type ProfileBody,
  type ProfileValues,
  toProfileBody,
  withoutIncomplete,
} from './profile-values.ts';

const incompleteMessages = {
  ADD: {
    achivements: profileMessages.achievementIncompleteOnAdd,
    socialLinks: profileMessages.linkIncompleteOnAdd,
  },
  EDIT: {
    achivements: profileMessages.achievementIncompleteOnEdit,
    socialLinks: profileMessages.linkIncompleteOnEdit,
  },
} as const satisfies Record<FormType, Record<'achivements' | 'socialLinks', string>>;

/** Messages about missing content: shown after the first submit only, not while the form is being filled in. */
const SHOWN_ON_SUBMIT: readonly string[] = [
  profileMessages.profileEmpty,
  ...Object.values(incompleteMessages.ADD),
  ...Object.values(incompleteMessages.EDIT),
];

export function isShownOnSubmit(problem: string): boolean {
  return SHOWN_ON_SUBMIT.includes(problem);
}

export const WHOLE_FORM = 'form';

/** Parts to be sent, and the values of the form that they were made from. */
interface Submission {
  parts: Partial<ProfileBody> & PictureParts;
  values: ProfileValues;
}

/**
 * A new profile is sent whole, but for incomplete entries where something is left without them. Of a change only what
 * differs from `before` is sent, and an incomplete entry stops it. `picture` is what becomes of the picture, if
 * anything.
 */
export function collectSubmission(
  type: FormType,
  { values, before, picture }: { values: ProfileValues; before: ProfileBody; picture: PictureParts },
): Submission {
  if (type === 'EDIT') return { parts: { ...changedParts(before, toProfileBody(values)), ...picture }, values };
  const complete = withoutIncomplete(values);
  const parts = { ...toProfileBody(complete), ...picture };
  return hasContent(parts) ? { parts, values: complete } : { parts: { ...toProfileBody(values), ...picture }, values };
}

/** Validation errors by the paths of the form; empty where it can be sent. */
export function findProblems(type: FormType, { parts, values }: Submission, all: ProfileValues): Problems {
  const schema = type === 'ADD' ? newProfileSchema : profileChangeSchema;
  const checked = checkBody(schema, parts);
  return checked.isValid ? {} : inForm(checked.problems, values, all);
}

/**
 * Maps the problems of a submission to the paths of the form: blank and incomplete entries were not sent, so later ones
 * have lower indexes there. The problem that nothing was entered concerns the whole form, whichever field it names.
 */
export function inForm(problems: Problems, submittedValues: ProfileValues, all: ProfileValues): Problems {
  return Object.fromEntries(
    Object.entries(problems).map(([path, message]) => {
      if (message === profileMessages.profileEmpty) return [WHOLE_FORM, message];
      const [, list, index, rest] = /^(achivements|socialLinks)\[(\d+)\](.*)$/.exec(path) ?? [];
      if (list !== 'achivements' && list !== 'socialLinks') return [path, message];
      const entry = submittedValues[list].filter((candidate) => !isBlank(candidate))[Number(index)];
      return [`${list}[${all[list].findIndex(({ key }) => key === entry?.key)}]${rest}`, message];
    }),
  );
}

/** The warning about entries of a new profile that were left out. Empty where there are none. */
export function leftOut(values: ProfileValues): string {
  return (['achivements', 'socialLinks'] as const)
    .filter((list) => values[list].some(isIncomplete))
    .map((list) => incompleteMessages.ADD[list])
    .join('; ');
}
