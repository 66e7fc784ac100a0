/**
 * Shows titles in the bar of an app, one after the other; of those that come meanwhile, the last. An app that could not
 * show one (which is logged, as every call) is not asked again: the document has the title in any case.
 */
export function showLatest(show: (title: string) => Promise<unknown>): (title: string) => void {
  let latest: string | undefined;
  let isShowing = false;
  const showAll = async (): Promise<void> => {
    let shown: string | undefined;
    while (latest !== undefined && shown !== latest) {
      shown = latest;
      await show(shown);
    }
    isShowing = false;
  };
  return (title) => {
    latest = title;
    if (isShowing) return;
    isShowing = true;
    // It stays as if it were showing: nothing is asked after a failure.
    showAll().catch(() => undefined);
  };
}
