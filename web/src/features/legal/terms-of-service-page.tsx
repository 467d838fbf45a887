import { LegalDocument } from './legal-document.tsx';
import termsOfService from './terms-of-service.md';

export default function TermsOfServicePage() {
  return <LegalDocument text={termsOfService} />;
}
