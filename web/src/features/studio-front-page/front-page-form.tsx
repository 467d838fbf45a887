import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import type { StudioHome } from '@aperture-byline/contract/settings/wire';
import { HOME_CAROUSEL_IMAGES, INTRO_BLOGS } from '@aperture-byline/contract/shared/constants';
import { SUMMARY_MAX } from '@aperture-byline/contract/work/wire';
import { type FormEvent, useEffect, useState } from 'react';
import { TextAreaField } from '#components/forms/field.tsx';
import { remainingProblems } from '#components/forms/remaining-problems.ts';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { useLeaveGuard } from '#components/forms/use-leave-guard.ts';
import { Stack } from '#components/layout/layout.tsx';
import type { ChoosableWork } from '#entities/search/work-choices.tsx';
import { updateHomeMutation } from '#entities/settings/private-queries.ts';
import { SaveFailure, useSaveSettings } from '#entities/settings/save-settings.tsx';
import { ApiError } from '#lib/api/api.ts';
import { formDraft, textsSchema } from '#lib/storage/drafts.ts';
import { useDraft } from '#lib/storage/use-draft.ts';
import { ImageChoices, StoryChoices } from './choices.tsx';
import { SelectedWorks } from './selected-works.tsx';

/** `version` is the one that was written over: where it is not the present one, saving is refused. */
const draftSchema = textsSchema(['shopIntro', 'version']);

/** Edits the front page's contents, saved as a whole. Keeps the choice where it can't be saved. */
export function FrontPageForm({
  uid,
  home,
  onReload,
}: {
  uid: string;
  home: StudioHome;
  /** The form is to begin anew with what is stored now. */
  onReload: () => void;
}) {
  const [carousel, setCarousel] = useState<ChoosableWork[]>(home.carousel);
  const [stories, setStories] = useState<ChoosableWork[]>(home.introStories);
  const { restored, saveDraft, discardDraft } = useDraft(formDraft('frontPage', uid), draftSchema);
  const [shopIntro, setShopIntro] = useState(restored?.shopIntro ?? home.shopIntro ?? '');
  const listIds = (selected: readonly ChoosableWork[]) => selected.map(({ id }) => id);
  const values = {
    carousel: listIds(carousel),
    introStories: listIds(stories),
    shopIntro: shopIntro.trim(),
  };
  const { saved, version, submittedBody, isPending, error, save } = useSaveSettings({
    opened: {
      values: { ...values, shopIntro: (home.shopIntro ?? '').trim() },
      version: restored?.version ? Number(restored.version) : home.version,
    },
    options: updateHomeMutation(uid),
    savedText: settingsMessages.saved,
  });
  useLeaveGuard({ isWritten: JSON.stringify(values) !== JSON.stringify(saved) });
  useEffect(() => saveDraft(values.shopIntro === saved.shopIntro ? null : { shopIntro, version: String(version) }));
  const problems = error instanceof ApiError ? error.fields : {};
  const isOfField = Object.keys(problems).length > 0;
  const refused = remainingProblems({ problems, fields: submittedBody ?? {} }, values);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isPending) save(values);
  }

  return (
    <Stack as="form" gap={6} noValidate onSubmit={onSubmit}>
      <SelectedWorks
        title="Carousel"
        hint={`Up to ${HOME_CAROUSEL_IMAGES} photographs that everybody may see, in the order in which they come.`}
        none={settingsMessages.noCarousel}
        selected={carousel}
        max={HOME_CAROUSEL_IMAGES}
        error={refused.carousel}
        onChange={setCarousel}
        choices={(choose) => <ImageChoices selected={carousel} onChoose={choose} />}
      />
      <SelectedWorks
        title="Stories at the top"
        hint={`Up to ${INTRO_BLOGS} published stories; the first one is featured.`}
        none={settingsMessages.noIntroStories}
        selected={stories}
        max={INTRO_BLOGS}
        error={refused.introStories}
        onChange={setStories}
        choices={(choose) => <StoryChoices selected={stories} onChoose={choose} />}
      />
      <Stack as="section">
        <h2>The shop</h2>
        <TextAreaField
          label="Words about the shop"
          hint="Left empty, the shop keeps its own words."
          name="shopIntro"
          rows={6}
          maxLength={SUMMARY_MAX}
          value={shopIntro}
          readOnly={isPending}
          error={refused.shopIntro}
          onChange={({ currentTarget }) => setShopIntro(currentTarget.value)}
        />
      </Stack>
      <SaveFailure
        error={isOfField ? null : error}
        onReload={() => {
          discardDraft();
          onReload();
        }}
      />
      <SubmitButton variant="primary" className="self-start" isBusy={isPending}>
        Save the front page
      </SubmitButton>
    </Stack>
  );
}
