import { LegalDocument } from './legal-document.tsx';
import { privacyCollection } from './privacy/collection.tsx';
import { privacyRights } from './privacy/rights.tsx';
import { privacyUse } from './privacy/use.tsx';

export default function PrivacyPolicyPage() {
  return (
    <LegalDocument
      title="Privacy policy"
      opening={
        <p>
          You can look at everything that is public here without telling us who you are. When you give us
          something – a name, an address, a photograph – this page says what we do with it, in words that we
          hope need no lawyer.
        </p>
      }
      sections={[...privacyCollection, ...privacyUse, ...privacyRights]}
    />
  );
}
