import { accessMutants } from './access.ts';
import { claimMutants } from './claims.ts';
import { contentMutants } from './content.ts';
import { conversationMutants } from './conversations.ts';
import { deskMutants } from './desk.ts';
import { followMutants } from './follows.ts';
import { letterMutants } from './letters.ts';
import { limitMutants } from './limits.ts';
import type { Mutant } from './mutant.ts';
import { openingMutants } from './openings.ts';
import { orderDocumentMutants } from './order-documents.ts';
import { orderMutants } from './orders.ts';
import { previewLinkMutants } from './preview-links.ts';
import { privacyMutants } from './privacy.ts';
import { shownWorksMutants } from './shown-works.ts';
import { storyHistoryMutants } from './story-history.ts';
import { studioMutants } from './studio.ts';
import { subscriptionMutants } from './subscriptions.ts';
import { transportMutants } from './transport.ts';
import { trustMutants } from './trust.ts';

export const MUTANTS: readonly Mutant[] = [
  ...accessMutants,
  ...contentMutants,
  ...conversationMutants,
  ...claimMutants,
  ...deskMutants,
  ...followMutants,
  ...limitMutants,
  ...letterMutants,
  ...openingMutants,
  ...orderDocumentMutants,
  ...orderMutants,
  ...previewLinkMutants,
  ...privacyMutants,
  ...shownWorksMutants,
  ...storyHistoryMutants,
  ...studioMutants,
  ...subscriptionMutants,
  ...transportMutants,
  ...trustMutants,
];
