import { PageHead, PageMeta } from '#ui/page.tsx';

export default function OwnProfilePage() {
  return (
    <>
      <PageMeta title="OwnProfile" />
      <PageHead title="OwnProfile" />
    </>
  );
}
