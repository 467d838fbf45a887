import type { Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { getCertificateDocument } from '@aperture-byline/contract/endpoints/shop/certificate';
import {
  getAddressLabel,
  getCreditNote,
  getPackingSlip,
  getReceipt,
} from '@aperture-byline/contract/endpoints/shop/order-documents';
import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import type { Failure } from '@aperture-byline/contract/shared/api/envelope';
import { messages } from '@aperture-byline/contract/shared/messages';
import { mutationOptions } from '@tanstack/react-query';
import { prepareWithToken } from '#entities/session/api/account-api.ts';
import { PRIVATE } from '#entities/session/api/private-requests.ts';
import { saveBlob } from '#lib/save-file.ts';
import { ApiError, buildAddress, type CallInput, fetchOrFail } from '../../../lib/api/api.ts';

/** Downloads a document under this name, without its ending. */
export function downloadMutation<E extends PdfEndpoint>(endpoint: E, input: CallInput<E>, name: string) {
  return mutationOptions({
    mutationKey: [PRIVATE, 'download', name],
    mutationFn: async () => {
      const call = await prepareWithToken();
      return call((token) => fetchPdf(endpoint, input, token));
    },
    onSuccess: (document) => saveBlob(`${name}.pdf`, document),
  });
}

/** A number has slashes, which names of files can't have. */
const fileName = (kind: string, number: string): string => `${kind} ${number.replaceAll('/', '-')}`;

/** `number` is the receipt's, else the order's. */
export const downloadReceipt = (orderId: string, number: string) =>
  downloadMutation(getReceipt, { params: { orderId } }, fileName('Receipt', number));

/** The `index`-th of the order, from 1 on. */
export const downloadCreditNote = (orderId: string, { index, number }: { index: number; number: string }) =>
  downloadMutation(getCreditNote, { params: { orderId, index: String(index) } }, fileName('Credit note', number));

export const downloadCertificate = ({ title, certificate }: { title: string; certificate: string }) =>
  downloadMutation(
    getCertificateDocument,
    { params: { code: certificate } },
    `Certificate ${title.replace(/[^\p{L}\p{N} ]+/gu, '-')}`,
  );

export const downloadPackingSlip = (orderId: string) =>
  downloadMutation(getPackingSlip, { params: { orderId } }, `Packing slip ${orderNumber(orderId)}`);

export const downloadAddressLabel = (orderId: string) =>
  downloadMutation(getAddressLabel, { params: { orderId } }, `Address label ${orderNumber(orderId)}`);

type PdfEndpoint = Endpoint & { response: 'pdf' };

/** Gives the bytes of a document. Throws `ApiError`, or `NoConnectionError`. */
async function fetchPdf<E extends PdfEndpoint>(endpoint: E, input: CallInput<E>, token: string): Promise<Blob> {
  const response = await fetchOrFail(buildAddress(endpoint, input as Parameters<typeof buildAddress>[1]), {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (response.ok) return response.blob();
  const failure: Failure | null = await response.json().catch(() => null);
  throw new ApiError(response.status, failure?.error.message ?? messages.somethingWrongLater, failure?.error);
}
