import type { Seller } from '@aperture-byline/contract/settings/stored';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import type { Block } from '../../../lib/pdf/blocks.ts';

/** Top of a paper of the house. */
export const buildTitle = (title: string): Block[] => [
  { kind: 'text', text: PRODUCT_NAME, face: 'headline', size: 13 },
  { kind: 'gap', height: 6 },
  { kind: 'heading', level: 1, text: title },
  { kind: 'gap', height: 10 },
];

/** Name and address of who sells; the house where nobody is named. */
export const buildSender = (seller: Pick<Seller, 'name' | 'address'> | undefined): Block[] => [
  { kind: 'text', text: seller?.name || PRODUCT_NAME, face: 'strong' },
  ...(seller?.address ? ([{ kind: 'text', text: seller.address }] as const) : []),
];
