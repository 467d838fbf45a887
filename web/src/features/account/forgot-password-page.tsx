import { PageHead, PageMeta } from '#ui/page.tsx';

export default function ForgotPasswordPage() {
  return (
    <>
      <PageMeta title="ForgotPassword" />
      <PageHead title="ForgotPassword" />
    </>
  );
}
