import { useEffect } from 'react';
import { useProductName } from './useProductName.ts';

/** The title of the browser's tab: the page, then the product. Called inside an observer. */
export function useTitle(page: string): void {
  const product = useProductName();
  useEffect(() => {
    document.title = page === '' ? product : `${page} - ${product}`;
  }, [page, product]);
}
