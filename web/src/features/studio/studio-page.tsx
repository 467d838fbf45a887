import { messages } from '@aperture-byline/contract/shared/messages';
import { type ComponentType, lazy } from 'react';
import { Navigate, useParams } from 'react-router';
import { ButtonLink } from '#components/base/button.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { PageMeta } from '#components/layout/page.tsx';
import { studioPaths } from '#lib/studio-paths.ts';

const modules = import.meta.glob<{ default: ComponentType }>('../studio-*/*-page.tsx');

/** The pages by their part of the address. Named here, they cost the pages that everybody reads no bytes. */
const PAGES = new Map(
  Object.entries(modules).map(([file, load]) => [
    /\/(?:own-)?([a-z]+)-page\.tsx$/.exec(file)?.[1],
    lazy(load),
  ]),
);
/** Parts with pages of single works below them. */
const WITH_WORKS: readonly (string | undefined)[] = ['exhibitions', 'prints', 'stories'];

/** `/studio/{part}/{id}`; the studio begins with the library. */
export default function StudioPage() {
  const { path: part, id } = useParams();
  if (part === undefined) return <Navigate to={studioPaths.library} replace />;
  const Page = PAGES.get(part);
  if (Page && (id === undefined || WITH_WORKS.includes(part))) return <Page />;
  return (
    <>
      <PageMeta title={messages.notFound} />
      <EmptyPage
        title={messages.notFound}
        action={<ButtonLink to={studioPaths.library}>Your library</ButtonLink>}
      />
    </>
  );
}
