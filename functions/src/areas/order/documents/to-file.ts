import type { PdfContent } from '../../../lib/pdf/blocks.ts';
import { renderPdf } from '../../../lib/pdf/render-pdf.ts';

/** A document, and the name under which browsers save it. */
export interface PdfFile {
  name: string;
  bytes: Buffer;
}

export async function toFile(content: PdfContent): Promise<PdfFile> {
  return { name: content.title.replace(/[^\w ]+/g, '-'), bytes: await renderPdf(content) };
}
