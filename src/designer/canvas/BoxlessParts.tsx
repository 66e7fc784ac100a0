import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useCanvas } from './CanvasModel.ts';
import { canvasLocale } from './canvas.locale.ts';
import { usePartName } from './usePartName.ts';

/** What is on the page and has nothing to see there, to be selected all the same: what only works, what is hidden. */
export const BoxlessParts = observer(function BoxlessParts() {
  const { marks, drawn, model, trying } = useCanvas();
  const { Icon } = useRoot().platform.chrome;
  const text = useText(canvasLocale);
  const nameOf = usePartName();
  const parts = marks.boxless.flatMap((id) => drawn.byKey.get(id) ?? []);
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
          <Icon name={model.language.metas.get(part.part.type ?? '')?.icon ?? 'question'} />
          {nameOf(part)}
        </button>
      ))}
    </div>
  );
});
