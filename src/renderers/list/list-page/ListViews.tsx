import { useMemo } from 'react';
import { useOpenResource } from '../../../runtime/render/OpenResource.tsx';
import SavedViews from '../shared/savedViews/SavedViews.tsx';
import type { ListModel } from './ListModel.ts';
import { isFresh, viewedList } from './viewedList.ts';

/** The saved views of an open list; fetched after the list itself. */
export default function ListViews({ model }: { model: ListModel }) {
  const { close } = useOpenResource();
  const viewed = useMemo(() => viewedList(model), [model]);
  const fresh = useMemo(() => () => isFresh(model), [model]);
  return <SavedViews list={viewed} inAddress={close === undefined} isFresh={fresh} />;
}
