import { observer } from 'mobx-react-lite';
import { roleTitles } from '../../documents/parts/roleTitles.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useCanvas } from './CanvasModel.ts';
import { canvasLocale } from './canvas.locale.ts';
import type { DrawnPart, DrawnTree } from './drawnTree.ts';
import type { MarkRegistry } from './marks/MarkRegistry.ts';
import { usePartName } from './usePartName.ts';

/** What is on the page and has nothing to see there, to be selected all the same: what only works, what is hidden. */
export const BoxlessParts = observer(function BoxlessParts() {
  const { marks, drawn, model, trying } = useCanvas();
  const { locale, platform } = useRoot();
  const { Icon } = platform.chrome;
  const text = useText(canvasLocale);
  const nameOf = usePartName();
  const nodes = marks.boxless.flatMap((id) => drawn.byId.get(id) ?? []);
  const parts = [...nodes, ...unseen(marks, drawn)];
  if (parts.length === 0 || trying) return null;
  return (
    <div className="at-canvas-strip" role="group" aria-label={text('boxless')}>
      {parts.map((part) => (
        <button
          key={part.key}
          type="button"
          data-part={part.key}
          aria-pressed={model.selection.includes(part.key)}
          onClick={({ ctrlKey, metaKey }) =>
            ctrlKey || metaKey ? model.toggle(part.key) : model.select([part.key])
          }
        >
          {isNode(part) && <Icon name={model.language.metas.get(part.part.type ?? '')?.icon ?? 'question'} />}
          {nameOf(part)}
          {!isNode(part) && <small>{locale.localise(roleTitles[part.part.role])}</small>}
        </button>
      ))}
    </div>
  );
});

const isNode = ({ part: { role } }: DrawnPart): boolean =>
  role === 'node' || role === 'field' || role === 'place';

/**
 * Parts of a list that its page does not show now: orders, a single view, columns that are hidden at first. While another
 * view is drawn, the columns of the table are for the outline; of several views the switch shows one at least.
 */
function unseen(marks: MarkRegistry, { root }: DrawnTree): readonly DrawnPart[] {
  // The elements are looked up anew with each refresh.
  if (marks.refreshed === 0) return [];
  const isSeen = (part: DrawnPart): boolean => marks.elementOf(part.id) !== undefined;
  const lists = root.holdings.filter(({ parts }) => parts.every((part) => !isNode(part)));
  const showsSome = (name: string): boolean =>
    lists.some(({ holding, parts }) => holding.name === name && parts.some(isSeen));
  const hasTable = showsSome('columns');
  return lists.flatMap(({ holding: { name }, parts }) => {
    const isElsewhere = name === 'views' ? showsSome(name) : TABLE.has(name) && !hasTable;
    return isElsewhere ? [] : parts.filter((part) => !isSeen(part));
  });
}

const TABLE: ReadonlySet<string> = new Set(['columns', 'sort']);
