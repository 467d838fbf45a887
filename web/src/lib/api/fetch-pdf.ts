import type { Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import type { Failure } from '@aperture-byline/contract/shared/api/envelope';
import { messages } from '@aperture-byline/contract/shared/messages';
import { ApiError, buildAddress, type CallInput, fetchOrFail } from './api.ts';

export type PdfEndpoint = Endpoint & { response: 'pdf' };

/** Gives the bytes of a document. Throws `ApiError`, or `NoConnectionError`. */
export async function fetchPdf<E extends PdfEndpoint>(endpoint: E, input: CallInput<E>, token: string): Promise<Blob> {
  const response = await fetchOrFail(buildAddress(endpoint, input as Parameters<typeof buildAddress>[1]), {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (response.ok) return response.blob();
  const failure: Failure | null = await response.json().catch(() => null);
  throw new ApiError(response.status, failure?.error.message ?? messages.somethingWrongLater, failure?.error);
}
