import { PageHead, PageMeta } from '#ui/page.tsx';

export default function NewProfilePage() {
  return (
    <>
      <PageMeta title="NewProfile" />
      <PageHead title="NewProfile" />
    </>
  );
}
