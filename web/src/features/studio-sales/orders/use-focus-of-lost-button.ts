import { useEffect, useRef } from 'react';
import { saleId } from './use-sub-order-transition.ts';

/**
 * A sub-order that changes loses the button that was pressed, and may go to another list, however the news comes. The focus, which
 * would then be at the top of the document, goes to the heading of the sub-order. A sub-order names its order in `data-order`.
 */
export function useFocusOfLostButton(): void {
  const last = useRef<{ element: Element; orderId: string } | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      // A dialog of a sub-order belongs to it: the sub-order may lose its button while the dialog is open.
      if (!(target instanceof Element) || target.closest('[role="dialog"]')) return;
      const orderId = target.closest<HTMLElement>('[data-order]')?.dataset.order;
      last.current = orderId === undefined ? null : { element: target, orderId };
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  // After every render: what is lost is known only once it is gone.
  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (isNowhere && last.current?.element.isConnected === false)
      document.getElementById(saleId(last.current.orderId))?.focus();
  });
}
