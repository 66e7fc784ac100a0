import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { focusIn } from '../../../shared/focus/focusIn.ts';

/** A row of each of Formily's lists. */
const ROW = [
  '.ant-table-row',
  '.ant-formily-array-cards-item',
  '.ant-formily-array-items-item-inner',
  '.ant-formily-array-collapse-item > .ant-collapse-item',
  '.ant-tabs-tabpane-active',
].join(', ');

const ADD = '[class*="-array-base-addition"], .ant-tabs-nav-add, [data-add]';

/** What can be done with a row: its button, and where the row stands afterwards. */
const COMMANDS: readonly { readonly button: string; readonly by: number }[] = [
  { button: '[class*="-array-base-remove"], [data-command="remove"]', by: 0 },
  { button: '[class*="-array-base-copy"]', by: 1 },
  { button: '[class*="-array-base-move-up"]', by: -1 },
  { button: '[class*="-array-base-move-down"]', by: 1 },
];
const OPEN = ':not(:disabled)';

/** Where the focus goes: into the new row, or to a button of the row that then stands at a place. */
type Wish =
  | { readonly to: 'added'; readonly first: boolean }
  | { readonly to: 'row'; readonly index: number; readonly button: string };

/** A list of Formily's knows nothing of it; it takes no room of its own. */
const NO_BOX: CSSProperties = { display: 'contents' };

/**
 * Leads the focus in a list of rows as our own tables do: a new row is typed into; after a row was copied, moved or removed
 * the same button is at hand for the row that stands there now, or another of its buttons, or the one that adds.
 */
export function RowFocus({ children }: { children?: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = frame.current;
    if (!list) return;
    let asked = 0;
    const follow = ({ target }: MouseEvent): void => {
      const wish = target instanceof Element ? wishOf(target, list) : undefined;
      if (!wish) return;
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => grant(wish, list)); // once the rows are drawn
    };
    list.addEventListener('click', follow, true);
    return () => {
      list.removeEventListener('click', follow, true);
      cancelAnimationFrame(asked);
    };
  }, []);
  return (
    <div ref={frame} data-rows="" style={NO_BOX}>
      {children}
    </div>
  );
}

function wishOf(pressed: Element, list: Element): Wish | undefined {
  const add = pressed.closest(ADD);
  // By this attribute of its button Formily's `method` is seen: whether a new row comes before the others.
  if (add) return isOf(add, list) ? { to: 'added', first: add.matches('[method="unshift"]') } : undefined;
  for (const { button, by } of COMMANDS) {
    const found = pressed.closest(button);
    if (!found) continue;
    if (!isOf(found, list)) return undefined;
    const rows = rowsOf(list);
    const index = rows.findIndex((row) => row.contains(found));
    // Formily moves the first row up to the end, and the last one down to the beginning.
    const next = by === 1 && button.includes('move') ? (index + 1) % rows.length : index + by;
    return { to: 'row', index: next < 0 ? rows.length - 1 : next, button };
  }
  return undefined;
}

function grant(wish: Wish, list: Element): void {
  const rows = rowsOf(list);
  if (wish.to === 'added') {
    const added = rows.at(wish.first ? 0 : -1);
    if (added) focusIn(added);
    return;
  }
  const row = rows[Math.min(wish.index, rows.length - 1)];
  const next =
    (row && (first(wish.button, row, list) ?? firstOf(COMMANDS, row, list))) ??
    first(wish.button, list, list) ??
    first(ADD, list, list);
  next?.focus();
}

/** Rows with something in them: a list without rows may look like one that is empty. */
const rowsOf = (list: Element): readonly HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>(ROW)].filter(
    (row) => isOf(row, list) && row.querySelector('button, input, textarea, select, [tabindex]') !== null,
  );

/** Whether something belongs to this list, and to none in a row of it. */
const isOf = (element: Element, list: Element): boolean => element.closest('[data-rows]') === list;

const first = (button: string, within: Element, list: Element): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>(button)].find((each) => isOf(each, list) && each.matches(OPEN));

const firstOf = (commands: typeof COMMANDS, row: Element, list: Element): HTMLElement | undefined =>
  first(commands.map(({ button }) => button).join(', '), row, list);
