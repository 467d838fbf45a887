import { PageHead, PageMeta } from '#ui/page.tsx';

export default function EditProfilePage() {
  return (
    <>
      <PageMeta title="EditProfile" />
      <PageHead title="EditProfile" />
    </>
  );
}
