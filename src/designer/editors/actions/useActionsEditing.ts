import { useContext, useEffect, useRef, useState } from 'react';
import { stepTitle } from '../../../documents/edit/stepTitle.ts';
import type { Action } from '../../../schemas/action.ts';
import type { LocalText } from '../../../schemas/text.ts';
import { nodeAt, placeOf, type StepPlace } from '../../cards/tree.ts';
import { useCardKeys } from '../../cards/useCardKeys.ts';
import type { NestingProps } from '../../settings/controlProps.ts';
import { PlaceOfValue } from '../../settings/PlaceOfValue.ts';
import { actionName } from './actionName.ts';
import type { ActionsEditing } from './ActionsContext.ts';
import {
  addBranch,
  duplicateAction,
  insertAction,
  lanesOf,
  moveAction,
  nextActionPlace,
  removeAction,
  removeBranch,
  updateAction,
  withOnError,
} from './chain.ts';
import { freshAction } from './freshAction.ts';
import { sayAction, sayWhen, type Saying } from './sayAction.ts';

/** Works on a chain: each change of its structure is a step of the history with a name; what is typed joins. */
export function useActionsEditing(
  { id, value, disabled, List, change }: NestingProps,
  saying: Saying,
): ActionsEditing {
  const chain: readonly Action[] = Array.isArray(value) ? (value as readonly Action[]) : [];
  const keys = useCardKeys(chain, lanesOf);
  const [open, keepOpen] = useState<ReadonlySet<number>>(new Set());
  const placed = useContext(PlaceOfValue);
  const focus = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (focus.current === undefined) return;
    document.getElementById(`${id}-action-${String(focus.current)}`)?.focus();
    focus.current = undefined;
  });
  const setOpen = (key: number, isOpen: boolean): void =>
    keepOpen((now) => new Set(isOpen ? [...now, key] : [...now].filter((each) => each !== key)));
  const put = (next: readonly Action[], title?: LocalText): void =>
    change(next.length === 0 ? undefined : next, title && { title });
  const named = (verb: readonly [string, string], path: string): LocalText =>
    stepTitle(...verb, actionName(nodeAt(chain, path)?.do ?? ''));
  const pointerOf = (path: string): string => `${placed?.pointer ?? ''}/${path.replaceAll('.', '/')}`;
  const moveTo = (path: string, to: StepPlace): void => {
    const edit = moveAction(chain, path, to);
    if (edit === undefined || edit.path === path) return;
    focus.current = keys.of(path);
    keys.move(path, to);
    put(edit.chain, named(['移动动作：', 'Move: '], path));
  };
  return {
    chain,
    disabled,
    List,
    keyOf: keys.of,
    lineId: (path) => `${id}-action-${String(keys.of(path))}`,
    pointerOf,
    problemsAt: (path, member, exactly) =>
      placed?.problemsAt(`${pointerOf(path)}${member === undefined ? '' : `/${member}`}`, exactly) ?? [],
    say: (action) => sayAction(action, saying),
    sayWhen: (action) => sayWhen(action, saying),
    isOpen: (path) => open.has(keys.of(path)),
    setOpen: (path, isOpen) => setOpen(keys.of(path), isOpen),
    canMove: (path, by) => nextActionPlace(chain, path, by) !== undefined,
    add: (place, name) => {
      const edit = insertAction(chain, place, freshAction(name));
      const key = keys.insert(place);
      setOpen(key, true);
      focus.current = key;
      put(edit.chain, stepTitle('新增动作：', 'Add: ', actionName(name)));
    },
    update: (path, action, member) => {
      const title = named(['修改动作：', 'Change: '], path);
      change(updateAction(chain, path, action), { title, typing: `${path} ${member}` });
    },
    moveTo,
    moveBy: (path, by) => {
      const to = nextActionPlace(chain, path, by);
      if (to) moveTo(path, to);
    },
    duplicate: (path) => {
      const edit = duplicateAction(chain, path);
      if (edit === undefined) return;
      focus.current = keys.insert(placeOf(edit.path));
      put(edit.chain, named(['复制动作：', 'Duplicate: '], path));
    },
    remove: (path) => {
      const title = named(['删除动作：', 'Remove: '], path);
      const { block, at } = placeOf(path);
      const beside = keys.within(block);
      focus.current = beside[at + 1] ?? beside[at - 1];
      keys.remove(path);
      put(removeAction(chain, path), title);
    },
    addBranch: (path) => {
      const next = addBranch(chain, path);
      if (next) put(next, { zhCN: '新增分支', enUS: 'Add a branch' });
    },
    removeBranch: (path, at) =>
      put(removeBranch(chain, path, at), { zhCN: '删除分支', enUS: 'Remove a branch' }),
    setOnError: (path, has) =>
      put(
        withOnError(chain, path, has ? [] : undefined),
        has
          ? { zhCN: '设置出错处理', enUS: 'Handle the failure' }
          : { zhCN: '取消出错处理', enUS: 'Leave the failure' },
      ),
  };
}
