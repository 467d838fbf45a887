import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { printCalls } from '#entities/product/private-queries.ts';
import { studioPaths } from '#lib/studio-paths.ts';
import { OwnWork } from '../own-work.tsx';
import PrintEditor from './print-editor.tsx';

export default function OwnPrint(props: { uid: string; id: string }) {
  return (
    <OwnWork
      {...props}
      calls={printCalls}
      noun="print"
      hint="Its address in the shop is made of it. You can change it later."
      failure={studioMessages.printsNotLoaded}
      listPath={studioPaths.prints}
      editor={({ key, ...editor }) => <PrintEditor key={key} {...editor} />}
    />
  );
}
