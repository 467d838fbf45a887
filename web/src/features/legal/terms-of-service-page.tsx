import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { LegalDocument } from './legal-document.tsx';
import { termsAccount } from './terms/account.tsx';
import { termsClosing } from './terms/closing.tsx';
import { termsContent } from './terms/content.tsx';
import { termsPrints } from './terms/prints.tsx';

export default function TermsOfServicePage() {
  return (
    <LegalDocument
      title="Terms of service"
      opening={
        <p>
          {PRODUCT_NAME} is a house for photographs and stories. These terms are the agreement between you and
          the house. By using the site you accept them; if you do not, please do not use it.
        </p>
      }
      sections={[...termsAccount, ...termsContent, ...termsPrints, ...termsClosing]}
    />
  );
}
