import { countWords, readingMinutes } from '@aperture-byline/contract/blog/reading-time';
import type { StudioBlog } from '@aperture-byline/contract/blog/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { messages } from '@aperture-byline/contract/shared/messages';
import { fullName, toByline } from '@aperture-byline/contract/shared/text/content';
import {
  CATEGORIES_MAX,
  STORY_PICTURES_MAX,
  SUMMARY_MAX,
  TAGS_MAX,
  WORK_TITLE_MAX,
} from '@aperture-byline/contract/work/wire';
import clsx from 'clsx';
import { lazy, type Ref, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { ErrorText } from '#components/forms/field.tsx';
import { InPlaceField } from '#components/forms/in-place-field.tsx';
import { Grid, Row, Stack } from '#components/layout/layout.tsx';
import { Container } from '#components/layout/page.tsx';
import { PictureField } from '#entities/image/picture-field/picture-field.tsx';
import { stateText } from '#entities/work/work-state.ts';
import { pluralize } from '#lib/format-count.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LoadWork } from '../editor/load-work.tsx';
import { type OpenedWork, useWorkEditor } from '../editor/use-work-editor.tsx';
import { WordField } from '../editor/word-field.tsx';
import { WorkEditor } from '../editor/work-editor.tsx';
import type { EditorProps } from '../editor/work-type.ts';
import { PreviewLinks } from '../preview-link/preview-links.tsx';
import { BannerField } from './head/banner-field.tsx';
import { StoryHistory } from './history/story-history.tsx';
import { SlugField } from './slug-field.tsx';
import styles from './story-editor.module.css';
import { useStorySlug } from './story-slug.ts';
import { storyType } from './story-type.tsx';

const StoryPreview = lazy(() => import('#entities/story/story-preview.tsx'));
const StoryText = lazy(() => import('./text/story-text.tsx'));

export default function LoadStory({ id, ...author }: EditorProps) {
  return (
    <LoadWork type={storyType} uid={author.account.uid} id={id}>
      {(key, opened) => <StoryEditor key={key} opened={opened} {...author} />}
    </LoadWork>
  );
}

/** Shows the story's page, on which it is written: all stands where readers will see it. */
function StoryEditor({ opened, account, profile }: Omit<EditorProps, 'id'> & { opened: OpenedWork<StudioBlog> }) {
  const initialValues = { pictureIds: opened.chosen.pictures.map(({ id }) => id) };
  const editor = useWorkEditor(storyType, { ...opened, initialValues });
  const { uid, work, values, problemAt, problemIn, picturesBy, addPictures, change } = editor;
  const text = useRef<HTMLDivElement>(null);
  const [begun] = useState(() => new Date().toISOString());
  const slug = useStorySlug(work, values, change);
  const author = toByline({
    userId: account.userId,
    firstName: profile.first_name,
    middleName: profile.middle_name,
    lastName: profile.last_name,
  });
  const createdOn = work?.publishedAt ?? work?.createdAt ?? begun;
  const words = useMemo(() => countWords(values.content), [values.content]);
  const [banner] = picturesBy(values.bannerId === null ? [] : [values.bannerId]);
  return (
    <WorkEditor
      type={storyType}
      editor={editor}
      title={values.title}
      state={work ? stateText(work) : ''}
      publicPath={work?.status === 'approved' && values.slug !== '' ? paths.story(values.slug) : undefined}
      tools={
        work && (
          <>
            <StoryHistory editor={{ ...editor, onReplaced: opened.onReplaced }} />
            <PreviewLinks kind="blog" editor={editor} />
          </>
        )
      }
      info={pluralize(words, 'word')}
      isInPage
      preview={<StoryPreview author={author} story={work} fields={values} findPicture={editor.findPicture} />}
    >
      <Grid as={Container} gap={[2, 6]} md="minmax(0, 3fr) minmax(0, 2fr)" className={styles.head}>
        <Stack gap={2} className={styles.words}>
          <InPlaceField
            label="Title"
            name="title"
            placeholder="Title"
            className={styles.title}
            maxLength={WORK_TITLE_MAX}
            value={values.title}
            error={problemAt('title')}
            onChange={slug.setTitle}
            onEnter={() => text.current?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus()}
          />
          <Row as="p" align="start" className={styles.byline}>
            <span className={styles.author}>{fullName(author)}</span>
            <time dateTime={createdOn}>{formatDay(createdOn)}</time>
            <span>{readingMinutes(words)} min read</span>
          </Row>
        </Stack>
        <BannerField
          uid={uid}
          name="bannerId"
          banner={banner}
          error={problemAt('bannerId')}
          onChange={(selected) => change({ bannerId: addPictures(selected ? [selected] : [])[0] ?? null })}
        />
      </Grid>
      <Container className={styles.body}>
        <InPlaceField
          label="Description"
          name="description"
          placeholder="A sentence or two, which open the story and stand in lists"
          className={styles.description}
          maxLength={SUMMARY_MAX}
          value={values.description}
          error={problemAt('description')}
          onChange={(description) => change({ description })}
        />
        <TextField
          ref={text}
          uid={uid}
          error={problemAt('content')}
          initialValue={values.content}
          findPictureAddress={editor.findPictureAddress}
          findStudioPicture={(imageId) => picturesBy([imageId])[0]}
          onPictures={addPictures}
          onPublished={(picture) => {
            addPictures([picture]);
            editor.refreshPictures();
          }}
          onChange={(content) => change({ content })}
        />
      </Container>
      <Grid as={Container} gap={[4, 8]} lg="minmax(0, 1fr) minmax(0, 1fr)" className={styles.more}>
        <fieldset>
          <legend className="text-label">Picture gallery</legend>
          <PictureField
            uid={uid}
            name="pictureIds"
            label="Picture gallery in its order"
            hint={`Up to ${STORY_PICTURES_MAX}, shown together below the text.`}
            error={problemIn('pictureIds')}
            max={STORY_PICTURES_MAX}
            pictures={picturesBy(values.pictureIds)}
            onChange={(selected) => change({ pictureIds: addPictures(selected) })}
          />
        </fieldset>
        <Stack gap={4}>
          <SlugField
            uid={uid}
            blogId={work?.id ?? null}
            slug={values.slug}
            isFixed={Boolean(work?.publishedAt)}
            problem={problemAt('slug')}
            onChange={slug.setSlug}
            onTaken={slug.onTaken}
          />
          <WordField
            uid={uid}
            workKind="blog"
            label="Categories"
            max={CATEGORIES_MAX}
            {...editor.words('categories')}
          />
          <WordField uid={uid} workKind="blog" label="Tags" max={TAGS_MAX} {...editor.words('tags')} />
        </Stack>
      </Grid>
    </WorkEditor>
  );
}

function TextField({
  ref,
  error,
  onChange,
  ...props
}: { ref: Ref<HTMLDivElement>; error: string | undefined } & Pick<
  Parameters<typeof StoryText>[0],
  'uid' | 'initialValue' | 'findPictureAddress' | 'findStudioPicture' | 'onPictures' | 'onPublished' | 'onChange'
>) {
  const id = useId();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  // The editor calls what it was made with.
  const change = useCallback((html: string) => latest.current(html), []);
  return (
    <div ref={ref}>
      <span id={id} className="visually-hidden">
        Text
      </span>
      <LazyBoundary
        fallback={
          <p className={clsx(styles.waiting, props.initialValue !== '' && styles.longer)}>{messages.loading}</p>
        }
      >
        <StoryText
          {...props}
          className={clsx(styles.content, styles.text)}
          labelledBy={id}
          describedBy={error ? `${id}-error` : undefined}
          invalid={Boolean(error)}
          onChange={change}
        />
      </LazyBoundary>
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
    </div>
  );
}
