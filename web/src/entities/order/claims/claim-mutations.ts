import type { BodyOf } from '@aperture-byline/contract/endpoints/endpoint';
import { moveOwnClaim, openClaim } from '@aperture-byline/contract/endpoints/shop/order';
import { answerClaim, decideClaim } from '@aperture-byline/contract/endpoints/studio/studio-order';
import type { ClaimBody } from '@aperture-byline/contract/order/claims/bodies';
import type { ClaimAction, DisputedClaim } from '@aperture-byline/contract/order/claims/wire';
import { mutationOptions } from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { PRIVATE } from '#entities/session/api/private-requests.ts';
import { ownOrderMutation } from '../mutations.ts';
import { paymentsQuery, studioOrdersQuery } from '../studio/studio-queries.ts';

export interface ClaimStep {
  action: ClaimAction;
  note?: string;
  /** Whole rupees. */
  refund?: number;
  carrier?: string;
  tracking?: string;
}

/** Opens the buyer's claim of an artist's prints, or sends an action on it. */
export const ownClaimMutation = (uid: string, orderId: string, photographer: number) =>
  ownOrderMutation(
    { uid, orderId, name: 'own claim' },
    (claim: { report: Omit<ClaimBody, 'photographer'> } | { step: ClaimStep }) => {
      const params = { orderId };
      return 'report' in claim
        ? callAuthenticated(openClaim, { params, body: { photographer, ...claim.report } })
        : callAuthenticated(moveOwnClaim, {
            params,
            body: { ...(claim.step as BodyOf<typeof moveOwnClaim>), photographer },
          });
    },
  );

/** Sends an artist's action on the claim of their sub-order, which is one of its transitions. */
export const answerClaimMutation = (uid: string, orderId: string) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'sub-order transition', orderId],
    mutationFn: (step: ClaimStep) =>
      callAuthenticated(answerClaim, { params: { orderId }, body: step as BodyOf<typeof answerClaim> }),
    onSettled: (_answer, _error, _step, _result, { client }) =>
      client.invalidateQueries({ queryKey: studioOrdersQuery(uid).queryKey }),
  });

export const decideClaimMutation = (uid: string, { orderId, artistId }: DisputedClaim) =>
  mutationOptions({
    mutationKey: [PRIVATE, 'decide claim', orderId, artistId],
    meta: { changesWaiting: true },
    mutationFn: (step: ClaimStep) =>
      callAuthenticated(decideClaim, {
        params: { orderId },
        body: { artist: artistId, ...(step as Omit<BodyOf<typeof decideClaim>, 'artist'>) },
      }),
    onSettled: (_answer, _error, _step, _result, { client }) =>
      client.invalidateQueries({ queryKey: paymentsQuery(uid).queryKey }),
  });
