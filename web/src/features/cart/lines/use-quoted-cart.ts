import type { Quote, SelectedPrint } from '@aperture-byline/contract/cart/wire';
import { quoteCart } from '@aperture-byline/contract/endpoints/shop/order';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type CartItem, getQuantity, printKey } from '#entities/cart/cart-item.ts';
import { updateCart, useCart } from '#entities/cart/cart-store.ts';
import { buildQueryKey, callApi } from '#lib/api/api.ts';
import { cartLines, toCartItem } from './cart-lines.ts';

const toPrint = ({ productId, productSize, productFrame }: CartItem) => ({
  productId,
  productSize,
  productFrame,
});

/** Stores what each quote changes, once. `earlierPrice` is a print's before a change in this visit, or null. */
export function useQuotedCart() {
  const items = useCart();
  const prints = items.flatMap((item) => Array<SelectedPrint>(getQuantity(item)).fill(toPrint(item)));
  const query = useQuery({ ...quoteQuery(prints), enabled: items.length > 0 });
  const lines = cartLines(items, query.data);
  const [earlier, setEarlier] = useState<Readonly<Record<string, number>>>({});
  const followed = useRef<Quote>(undefined);

  useEffect(() => {
    // Once: two tabs with two quotes would else rewrite each other's prices for ever.
    if (query.isPlaceholderData || followed.current === query.data) return;
    followed.current = query.data;
    const fresh = lines.flatMap((line) =>
      'price' in line ? [{ stored: line.item, quoted: toCartItem(line.item, line) }] : [],
    );
    const repriced = fresh.filter(({ stored, quoted }) => stored.price !== quoted.price);
    if (repriced.length > 0)
      setEarlier((before) => ({
        ...Object.fromEntries(repriced.map(({ stored }) => [printKey(stored), stored.price])),
        ...before,
      }));
    const changed = fresh.filter(({ stored, quoted }) => JSON.stringify(stored) !== JSON.stringify(quoted));
    if (changed.length > 0) updateCart(changed.map(({ quoted }) => quoted));
  });

  return { lines, query, earlierPrice: (item: CartItem): number | null => earlier[printKey(item)] ?? null };
}

/** Returns the query for current prices. Refetches on opening and focus; keeps the last answer meanwhile. */
function quoteQuery(lines: SelectedPrint[]) {
  const input = { body: { lines } };
  return queryOptions({
    queryKey: [...buildQueryKey(quoteCart, input), lines],
    queryFn: ({ signal }) => callApi(quoteCart, input, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}
