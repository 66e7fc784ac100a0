import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useInspectedDocument } from '../../../runtime/inspect/useInspected.ts';
import { pagePlace } from '../../../runtime/render/PageContext.tsx';
import { inspectedGroups } from './inspectedGroups.ts';
import type { ListModel } from './ListModel.ts';

/** Shows what a list is made of to the inspector; draws nothing. */
export default observer(function InspectedList({ model }: { model: ListModel }) {
  const place = useMemo(() => pagePlace(model.page), [model]);
  const groups = useMemo(() => () => inspectedGroups(model, place), [model, place]);
  useInspectedDocument(model.page.where, NONE, place, groups);
  return null;
});

const NONE: readonly [] = [];
