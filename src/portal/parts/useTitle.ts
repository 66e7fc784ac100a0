import { useEffect } from 'react';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useProductName } from './useProductName.ts';

/** More are not counted by those who look. */
const MOST = 99;

/**
 * The title of the browser's tab: how many messages are unread, the page, then the product. An app around the portal that
 * has a bar of its own shows the page there. Called inside an observer.
 */
export function useTitle(page: string): void {
  const product = useProductName();
  const root = useRoot();
  const { unread } = root.inbox;
  const count = unread === 0 ? '' : `(${unread > MOST ? `${String(MOST)}+` : String(unread)}) `;
  useEffect(() => {
    document.title = `${count}${page === '' ? product : `${page} - ${product}`}`;
  }, [page, product, count]);
  useEffect(() => {
    root.container.showTitle?.(page === '' ? product : page);
  }, [root, page, product]);
}
