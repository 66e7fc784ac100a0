import { ListViewClient } from '../../../runtime/data/ListViewClient.ts';
import type { RootStore } from '../../../runtime/stores/RootStore.ts';
import { ViewsModel } from '../shared/savedViews/ViewsModel.ts';
import type { ListModel } from './ListModel.ts';
import { isFresh, viewedList } from './viewedList.ts';

/** Parameter of the address that names the view. */
const PARAMETER = 'view';

/** The saved views of an open list. */
export interface OpenViews {
  model: ViewsModel;
  /**
   * Shows the view that the list begins with: before it asks for records, so that it asks once.
   * @returns false where the address names one that is gone, or that others keep for themselves
   */
  begin: () => boolean;
}

/**
 * Fetches the saved views of a list, while its form is on its way.
 * @returns makes what the list shows of them, once it is there
 * @throws ApiError
 */
export async function fetchViews(
  root: RootStore,
  id: string,
  signal: AbortSignal,
): Promise<(list: ListModel, inAddress: boolean) => OpenViews> {
  const client = new ListViewClient(root.client, id, () => root.session.currentRole);
  const views = await (root.resources.takeViews(id) ?? client.list({ signal }));
  return (list, inAddress) => {
    const model = new ViewsModel(viewedList(list), client, views, (shown) => {
      if (inAddress) root.ui.replaceParameter(PARAMETER, shown);
    });
    const begin = (): boolean => {
      const { [PARAMETER]: asked, list: question } = inAddress ? root.route.query : {};
      return model.begin(asked, question === undefined && isFresh(list));
    };
    return { model, begin };
  };
}
