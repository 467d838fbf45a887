import { PageHead, PageMeta } from '#ui/page.tsx';

export default function PublicProfilePage() {
  return (
    <>
      <PageMeta title="PublicProfile" />
      <PageHead title="PublicProfile" />
    </>
  );
}
