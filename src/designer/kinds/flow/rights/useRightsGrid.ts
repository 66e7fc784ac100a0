import { useMemo, useState } from 'react';
import {
  type RightPlace,
  type RightsNode,
  rightsNodes,
  setFixedRows,
  setStepRights,
  writtenRight,
} from '../../../../documents/edit/stepRights.ts';
import type { Right } from '../../../../documents/flow/fieldRights.ts';
import { flowIndex } from '../../../../documents/flow/flowIndex.ts';
import { stepTitle } from '../../../../documents/edit/stepTitle.ts';
import { rightTitles } from '../../../../schemas/flow/titles.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { isReminder } from '../../../core/Problems.ts';
import { useDesign } from '../../../frame/DesignContext.ts';
import { useFlowTrial } from '../people/useFlowTrial.ts';
import { useStepTitle } from '../people/usePeopleFields.ts';
import { GridChoice } from './GridChoice.ts';
import { cellOf, foundRows, gridRows, type GridRow } from './gridRows.ts';
import type { ShownCell } from './RightsRow.tsx';
import { flowRightsLocale } from './rights.locale.ts';

export type ShownRows = 'all' | 'set' | 'wrong';

/** The grid of rights as it is shown, with what can be done to the cells that are chosen. */
export interface RightsGridState {
  readonly choice: GridChoice;
  readonly nodes: readonly RightsNode[];
  /** Titles of the steps; the same list while they are called the same. */
  readonly steps: readonly string[];
  readonly rows: readonly GridRow[];
  readonly cells: (row: GridRow) => readonly ShownCell[];
  /** Of the chosen cells. */
  readonly places: readonly RightPlace[];
  /** Chosen sub-tables that steps may write, and whether their rows are fixed. */
  readonly tables: readonly (RightPlace & { readonly isFixed: boolean })[];
  readonly set: (right: Right | undefined) => void;
  readonly fixRows: (isFixed: boolean) => void;
}

/** To be called by an observer. */
export function useRightsGrid(wanted: string, show: ShownRows): RightsGridState {
  const { problems } = useDesign();
  const { model, flow, form } = useFlowTrial();
  const { locale } = useRoot();
  const [choice] = useState(() => new GridChoice());
  const titleOf = useStepTitle();
  const nodes = useMemo(() => rightsNodes(flow), [flow]);
  const titles = nodes.map(titleOf);
  const key = JSON.stringify(titles);
  const steps = useMemo(() => JSON.parse(key) as readonly string[], [key]);
  const { metas } = model.language;
  const { keep } = flow.settings;
  const named = JSON.stringify([
    ...new Set(nodes.flatMap(({ fieldRights = {} }) => Object.keys(fieldRights))),
  ]);
  const all = useMemo(
    () =>
      form === undefined
        ? []
        : gridRows({ keep, named: JSON.parse(named) as string[] }, form, metas, locale.locale),
    [keep, named, form, metas, locale.locale],
  );
  const { found } = problems;
  const byPlace = useMemo(() => {
    const map = new Map<string, string[]>();
    for (const each of found)
      if (!isReminder(each) && each.path.includes('/fieldRights/'))
        map.set(each.path, [...(map.get(each.path) ?? []), each.message]);
    return map;
  }, [found]);
  const paths = nodes.map(({ id }) => flowIndex(flow).get(id)?.path ?? '');
  const cells = (row: GridRow): readonly ShownCell[] =>
    nodes.map((node, index) => {
      const field = `${paths[index] ?? ''}/fieldRights/${row.field}`;
      const at = row.column === undefined ? field : `${field}/columns/${row.column}`;
      return { ...cellOf(row, node), problems: byPlace.get(at) ?? NONE };
    });
  const passes: Readonly<Record<ShownRows, (row: GridRow) => boolean>> = {
    all: () => true,
    set: (row) => cells(row).some(({ written }) => written !== undefined),
    wrong: (row) => row.isUnknown || cells(row).some((cell) => cell.problems.length > 0),
  };
  const rows = foundRows(all, wanted).filter(passes[show]);
  const { range } = choice;
  const chosen = range === undefined ? [] : rows.slice(range.top, range.bottom + 1);
  const over = range === undefined ? [] : nodes.slice(range.left, range.right + 1);
  const places = chosen.flatMap((row) => over.map((node) => ({ ...placeOf(row), node: node.id })));
  const tables = chosen
    .filter(({ hasRows }) => hasRows)
    .flatMap((row) => over.map((node) => ({ ...placeOf(row), node: node.id, ...cellOf(row, node) })))
    .filter(({ right }) => right === 'edit' || right === 'required');
  const count = places.length;
  return {
    ...{ choice, nodes, steps, rows, cells, places, tables },
    set: (right) => {
      // What is so already needs no word of it.
      const isSame = ({ field, column, node }: RightPlace): boolean =>
        writtenRight(nodes.find(({ id }) => id === node)?.fieldRights, field, column) === right;
      if (places.every(isSame)) return;
      const title =
        right === undefined
          ? locale.inBoth(flowRightsLocale, 'cleared', { count })
          : stepTitle('字段权限改为：', 'Rights to fields:', rightTitles[right]);
      model.run(setStepRights(places, right, title));
    },
    fixRows: (isFixed) => {
      model.run(setFixedRows(tables, isFixed, locale.inBoth(flowRightsLocale, 'fixedChanged')));
    },
  };
}

const NONE: readonly string[] = [];

const placeOf = ({ field, column }: GridRow): Omit<RightPlace, 'node'> =>
  column === undefined ? { field } : { field, column };
