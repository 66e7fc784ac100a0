import type { KeyboardEvent, RefObject } from 'react';
import { useDesign } from '../../../frame/DesignContext.ts';
import { markedAs } from './markedAs.ts';
import type { FlowTreeState } from './FlowTreeState.ts';
import type { Direction } from './moves.ts';
import type { FlowCommands } from './useFlowCommands.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Keys on the cards of a flow: arrows choose, with Alt they move; others add and remove. */
export function useFlowKeys(
  tree: FlowTreeState,
  commands: FlowCommands,
  pane: RefObject<HTMLElement>,
): (event: KeyboardEvent) => void {
  const { model } = useDesign();
  const focus = (key: string | undefined): void => {
    if (key !== undefined) markedAs(pane.current, 'card', key)?.focus();
  };
  const press = (event: KeyboardEvent): boolean => {
    const { primary } = model;
    const way = Object.hasOwn(ARROWS, event.key) ? ARROWS[event.key] : undefined;
    if (way !== undefined) {
      if (!event.altKey) focus(commands.go(way));
      else if (primary !== undefined) commands.move(primary, way);
      return true;
    }
    switch (event.key) {
      case 'Insert':
        markedAs(pane.current, 'gap', primary?.key ?? '')?.click();
        return true;
      case 'Delete':
      case 'Backspace':
        void commands.remove();
        return true;
      case 'm':
      case 'M':
        if (event.ctrlKey || event.metaKey || primary?.role !== 'step') return false;
        tree.move(primary.key);
        return true;
      case 'Escape':
        if (tree.moving === undefined) return false;
        tree.move(undefined);
        return true;
      default:
        return false;
    }
  };
  return (event) => {
    if (event.target instanceof Element && event.target.closest('[role="menu"]') !== null) return;
    if (!press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
