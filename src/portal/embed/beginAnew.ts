/** In the state of the page's entry in the history, which a reload keeps and frames beside it do not share. */
const SETTLED = 'atriumSettled';

type Page = Pick<Window, 'history' | 'location'>;

const stateOf = ({ history }: Page): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

/**
 * Loads a frame anew.
 * @param isSettled as whom is kept: the site is not asked, or two frames that are told of different people would load each
 *   other in turn
 */
export function beginAnew(page: Page, isSettled: boolean): void {
  if (isSettled) page.history.replaceState({ ...stateOf(page), [SETTLED]: true }, '');
  page.location.reload();
}

/** Whether the page was loaded anew as whom is kept; said once. */
export function takeSettled(page: Page): boolean {
  const { [SETTLED]: isSettled, ...state } = stateOf(page);
  if (isSettled === undefined) return false;
  page.history.replaceState(state, '');
  return isSettled === true;
}
