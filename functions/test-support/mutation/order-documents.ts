import type { Mutant } from './mutant.ts';

const RECEIPTS_TEST = 'functions/src/areas/order/documents/receipts.http.test.ts';
const CERTIFICATES_TEST = 'functions/src/areas/order/documents/certificates.http.test.ts';
const CERTIFICATE = { file: 'functions/src/areas/order/documents/certificate.ts', test: CERTIFICATES_TEST };
const NUMBERS = { file: 'functions/src/data/document-numbers.ts', test: RECEIPTS_TEST };

/** Who gets a document of an order, and how documents are numbered. */
export const orderDocumentMutants: readonly Mutant[] = [
  {
    defence: 'Only its buyer and administrators get the receipt of an order',
    file: 'functions/src/areas/order/documents/get-documents.ts',
    code: "if (!order || !(isBuyer(order, reader) || (await hasRole(reader, 'admin'))))",
    replacement: 'if (!order)',
    test: RECEIPTS_TEST,
  },
  {
    ...NUMBERS,
    defence: 'The number of a receipt is counted in the transaction of the payment',
    code: '(await series.read(id, transaction))?.last',
    replacement: '(await series.read(id))?.last',
  },
  {
    ...NUMBERS,
    defence: 'The number of a receipt is given once',
    code: 'const isPaid = before.payment === null && after.payment !== null;',
    replacement: 'const isPaid = after.payment !== null;',
  },
  {
    ...CERTIFICATE,
    defence: 'Only its buyer, its artist and administrators get a certificate',
    code: "if (!(isArtist || isBuyer(subOrder, reader) || (await hasRole(reader, 'admin'))))",
    replacement: 'if (isArtist && reader.userId === null)',
  },
  {
    ...CERTIFICATE,
    defence: 'A certificate says nothing before the payment',
    code: "if (!found || state === 'none')",
    replacement: 'if (!found)',
  },
  {
    defence: 'A certificate is not valid once its print does not come',
    file: 'functions/src/lib/order/certificates.ts',
    code: "return isEndedWithoutSale(subOrder) || isGivenBack ? 'invalid' : 'valid';",
    replacement: "return isGivenBack ? 'invalid' : 'valid';",
    test: CERTIFICATES_TEST,
  },
  {
    defence: 'What overrules the direction of a text is not drawn',
    file: 'functions/src/lib/pdf/text-layout.ts',
    code: "text.replace(DIRECTION_CONTROLS, '').split",
    replacement: 'text.split',
    test: 'functions/src/lib/pdf/render-pdf.unit.test.ts',
  },
];
