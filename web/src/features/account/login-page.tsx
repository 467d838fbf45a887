import { PageHead, PageMeta } from '#ui/page.tsx';

export default function LoginPage() {
  return (
    <>
      <PageMeta title="Login" />
      <PageHead title="Login" />
    </>
  );
}
