import { useNavigate } from 'react-router-dom';

/** The router numbers the entries of its history from 0, where the person came in. */
export function hasPageBefore(): boolean {
  const state: unknown = window.history.state;
  return (
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  );
}

/**
 * Leads back to the page before.
 * @param otherwise where to, where there is none: an address may have been opened by itself
 */
export function useLeave(otherwise = '/'): () => void {
  const navigate = useNavigate();
  return () => void (hasPageBefore() ? navigate(-1) : navigate(otherwise, { replace: true }));
}
