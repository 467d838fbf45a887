import { PageHead, PageMeta } from '#ui/page.tsx';

export default function RegisterPage() {
  return (
    <>
      <PageMeta title="Register" />
      <PageHead title="Register" />
    </>
  );
}
