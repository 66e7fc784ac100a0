import { CopyOutlined, DeleteOutlined, HolderOutlined, UpOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { duplicateParts } from '../../../documents/edit/duplicate.ts';
import { isOwnField } from '../../../documents/edit/placeOf.ts';
import { unplaceFields } from '../../../documents/edit/placing.ts';
import { removeParts } from '../../../documents/edit/remove.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useCanvas } from '../CanvasModel.ts';
import { canvasLocale } from '../canvas.locale.ts';
import { boxStyle } from '../boxStyle.ts';
import { GroupButton } from './GroupButton.tsx';
import { HiddenNote } from '../hidden/HiddenNote.tsx';
import { HIDDEN } from '../marks/MarkRegistry.ts';
import type { DragModel } from '../drag/DragModel.ts';
import type { DrawnPart } from '../drawnTree.ts';
import { usePartName } from '../usePartName.ts';

/** Outlines and name tags over what is selected and what the pointer is on; only the toolbar takes the pointer itself. */
export const SelectionLayer = observer(function SelectionLayer({ drag }: { drag: DragModel }) {
  const canvas = useCanvas();
  const { drawn, model, hovered, trying, measured } = canvas;
  if (trying) return null;
  const selected = model.selection.flatMap((key) => drawn.byKey.get(key) ?? []);
  const under = hovered === undefined || model.selection.includes(hovered) ? undefined : hovered;
  const pointed = under === undefined ? undefined : drawn.byKey.get(under);
  return (
    <div className="at-canvas-layer" data-measured={measured}>
      {pointed && drag.load === undefined && <Outline part={pointed} state="hovered" />}
      {selected.map((part, index) => (
        <Outline key={part.key} part={part} state="selected">
          {index === 0 && drag.load === undefined && <PartToolbar part={part} />}
        </Outline>
      ))}
    </div>
  );
});

/** Pixels that a name tag is high: above what stands at the top of the page, it goes inside. */
const TAG = 24;

const Outline = observer(function Outline({
  part,
  state,
  children,
}: {
  part: DrawnPart;
  state: 'hovered' | 'selected';
  children?: ReactNode;
}) {
  const canvas = useCanvas();
  const nameOf = usePartName();
  const rect = part.within && canvas.rectOf(part);
  if (rect === undefined) return null;
  return (
    <div className="at-canvas-outline" data-state={state} style={boxStyle(rect)}>
      <div className="at-canvas-tag" data-inside={rect.top < TAG || undefined}>
        <span>{nameOf(part)}</span>
        {canvas.marks.elementOf(part.id)?.hasAttribute(HIDDEN) === true && <HiddenNote part={part} />}
        {children}
      </div>
    </div>
  );
});

/** What is done most with a part; the handle drags it, also where other parts cover it. */
function PartToolbar({ part }: { part: DrawnPart }) {
  const { model } = useCanvas();
  const text = useText(canvasLocale);
  const parent = part.within?.parent;
  return (
    <span className="at-canvas-tools">
      <button
        type="button"
        title={text('parent')}
        aria-label={text('parent')}
        disabled={parent?.within === undefined}
        onClick={() => parent && model.select([parent.key])}
      >
        <UpOutlined aria-hidden />
      </button>
      <button type="button" data-drag-handle title={text('drag')} aria-label={text('drag')}>
        <HolderOutlined aria-hidden />
      </button>
      <button
        type="button"
        title={text('duplicate')}
        aria-label={text('duplicate')}
        onClick={() => model.run(duplicateParts(model.selection))}
      >
        <CopyOutlined aria-hidden />
      </button>
      <GroupButton part={part} />
      <RemoveButton part={part} />
    </span>
  );
}

/** Takes the selection away; of a field of the form it is asked whether it leaves the layout or the form. */
function RemoveButton({ part: { part } }: { part: DrawnPart }) {
  const { model } = useCanvas();
  const text = useText(canvasLocale);
  const remove = (): void => void model.run(removeParts(model.selection));
  const isField = model.document.kind === 'form' && isOwnField(part);
  const button = (
    <button
      type="button"
      title={text('delete')}
      aria-label={text('delete')}
      {...(!isField && { onClick: remove })}
    >
      <DeleteOutlined aria-hidden />
    </button>
  );
  if (!isField) return button;
  const items = [
    {
      key: 'place',
      label: text('removePlace'),
      onClick: () => model.run(unplaceFields(model.selection)),
    },
    { key: 'field', label: text('removeField'), danger: true, onClick: remove },
  ];
  return (
    <Dropdown trigger={['click']} destroyOnHidden menu={{ items }}>
      {button}
    </Dropdown>
  );
}
