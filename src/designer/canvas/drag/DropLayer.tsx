import { observer } from 'mobx-react-lite';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { useCanvas } from '../CanvasModel.ts';
import { boxStyle } from '../boxStyle.ts';
import type { DrawnPart } from '../drawnTree.ts';
import { usePartName, useWay } from '../usePartName.ts';
import type { DragModel } from './DragModel.ts';
import type { DropPlace } from './hitTest.ts';

/** Where what is dragged would come to stand, or why it may not; and what is dragged, at the pointer. */
export const DropLayer = observer(function DropLayer({ drag }: { drag: DragModel }) {
  const { load, place, tabs, pointer } = drag;
  const { locale } = useRoot();
  if (load === undefined) return null;
  return (
    <>
      <div className="at-canvas-layer">
        {tabs.map(({ box, lane, rect }) => (
          <div key={`${box.part.key}/${lane.holding.name}`} className="at-canvas-slot" style={boxStyle(rect)}>
            {locale.localise(lane.holding.title)}
          </div>
        ))}
        {place && <Drop place={place} />}
      </div>
      {pointer && (
        <div className="at-canvas-ghost" style={{ left: pointer.x + 12, top: pointer.y + 12 }}>
          <Loaded drag={drag} />
        </div>
      )}
    </>
  );
});

const Drop = observer(function Drop({ place }: { place: DropPlace }) {
  const { at, parent, refused, rect, kind } = place;
  const { locale } = useRoot();
  const wayOf = useWay();
  const way = wayOf(parent, at.holding);
  const marks = refused
    ? { 'data-drop-refused': locale.localise(refused) }
    : { 'data-drop': '', 'data-drop-in': at.parent, 'data-drop-at': String(at.index) };
  return (
    <div className="at-canvas-drop" data-kind={kind} style={boxStyle(rect)} {...marks}>
      <span className="at-canvas-way">{refused ? locale.localise(refused) : way}</span>
    </div>
  );
});

const Loaded = observer(function Loaded({ drag: { load } }: { drag: DragModel }) {
  const { model, drawn } = useCanvas();
  const { locale } = useRoot();
  const nameOf = usePartName();
  if (load === undefined) return null;
  if (load.kind === 'widget') {
    const title = model.language.metas.get(load.type)?.title;
    return title === undefined ? load.type : locale.localise(title);
  }
  if (load.kind === 'field') return load.title;
  const parts = load.keys.flatMap((key): DrawnPart[] => {
    const part = drawn.byKey.get(key);
    return part === undefined ? [] : [part];
  });
  return parts.map((part) => nameOf(part)).join('、');
});
