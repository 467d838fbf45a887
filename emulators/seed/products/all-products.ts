import { leelaPrints } from './leela-prints.ts';
import { noorPrints } from './noor-prints.ts';
import type { Print } from './print.ts';
import { tenzinPrints } from './tenzin-prints.ts';

/** Every print, on sale and not. */
export const allProducts: readonly Print[] = [...leelaPrints, ...tenzinPrints, ...noorPrints];
