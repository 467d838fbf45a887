import { LegalDocument } from './legal-document.tsx';
import privacyPolicy from './privacy-policy.md';

export default function PrivacyPolicyPage() {
  return <LegalDocument text={privacyPolicy} />;
}
