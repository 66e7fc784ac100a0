import { HolderOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { DragEvent } from 'react';
import { placeFields } from '../../../../documents/edit/placing.ts';
import { retitled } from '../../../../documents/edit/ownTitle.ts';
import { setMember } from '../../../../documents/edit/setMember.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { Text } from '../../../../schemas/text.ts';
import { nodeProps } from '../../../panel/roles/nodeMembers.ts';
import { useDesign } from '../../../frame/DesignContext.ts';
import { useRename } from '../../../rename/RenameContext.ts';
import { CellInput } from '../shared/CellInput.tsx';
import type { FieldRow } from '../shared/fieldRows.ts';
import { FieldMenu } from './FieldMenu.tsx';
import { fieldsLocale } from './fields.locale.ts';
import { TypeCell } from './TypeCell.tsx';

/** How a row takes part in dragging: what is dragged is put before or behind what it is over. */
export interface RowDrag {
  readonly over: 'before' | 'after' | undefined;
  readonly start: (key: string) => void;
  readonly move: (event: DragEvent, row: FieldRow) => void;
  readonly drop: () => void;
}

interface FieldLineProps {
  row: FieldRow;
  at: number;
  drag: RowDrag;
  problemsAt: (pointer: string) => readonly string[];
}

/** One field of the table: what it is called and what it is are changed where they stand. */
export const FieldLine = observer(function FieldLine({ row, at, drag, problemsAt }: FieldLineProps) {
  const { model } = useDesign();
  const { locale, platform } = useRoot();
  const text = useText(fieldsLocale);
  const { key, part, node, meta, title, code, depth, place, unique, index } = row;
  const { Icon } = platform.chrome;
  const set = (member: string, value: unknown, named: Text): boolean =>
    model.run(setMember([key], member, value, named), `${key}${member}`);
  const rename = useRename();
  const retitle = (typed: string): boolean => {
    const { title: before } = node;
    if (typed.trim() === '') return false;
    const isTaken = set('/title', retitled(before, typed, locale.locale), text('title'));
    if (isTaken) void rename?.followTitle(key, before);
    return isTaken;
  };
  const refused = rename?.problem?.part === key ? rename.problem : undefined;
  /** Whoever names it may have to follow: that is asked. What is refused is refused at once. */
  const recode = (typed: string): boolean => {
    const to = typed.trim();
    if (rename === undefined) return set('/name', to, nodeProps.name?.title ?? text('code'));
    void rename.ask(key, to);
    return rename.problem?.part !== key || rename.problem.to !== to;
  };
  return (
    <tr
      data-part={key}
      data-over={drag.over}
      data-selected={model.selection.includes(key) || undefined}
      aria-rowindex={at + 2}
      onClick={({ ctrlKey, metaKey }) => {
        if (ctrlKey || metaKey) model.toggle(key);
        else if (model.primary?.key !== key) model.select([key]);
      }}
      onDragOver={(event) => drag.move(event, row)}
      onDrop={drag.drop}
    >
      <td className="at-parttable-handle" style={{ paddingInlineStart: 12 + depth * 20 }}>
        <span
          role="img"
          draggable
          aria-label={text('move', { title })}
          title={text('move', { title })}
          onDragStart={() => drag.start(key)}
        >
          <HolderOutlined aria-hidden />
        </span>
        <Icon name={meta?.icon ?? 'question'} />
      </td>
      <td className="at-parttable-title">
        <CellInput
          label={text('titleOf', { code })}
          value={title}
          needed={text('titleNeeded')}
          commit={retitle}
        />
      </td>
      <td>
        <CellInput
          label={text('codeOf', { title })}
          value={code}
          wrong={refused === undefined ? problemsAt(`${part.pointer}/name`)[0] : locale.localise(refused.why)}
          commit={recode}
        />
      </td>
      <td>
        <TypeCell row={row} />
      </td>
      <td className="at-parttable-quiet">{text(requiredKey(node.required))}</td>
      <td>
        <PlaceCell row={row} />
      </td>
      <td className="at-parttable-quiet">
        {[...(unique ? [text('unique')] : []), ...(index && !unique ? [text('indexed')] : [])].join(' ')}
      </td>
      <td className="at-parttable-tools">
        {place === undefined && (
          <Button
            size="small"
            type="link"
            aria-label={text('putIn', { title })}
            onClick={() => model.run(placeFields([key]))}
          >
            {text('putInShort')}
          </Button>
        )}
        <FieldMenu row={row} />
      </td>
    </tr>
  );
});

const requiredKey = (required: unknown) => {
  if (required === undefined || required === false) return 'optional';
  return required === true ? 'always' : 'byCondition';
};

const PlaceCell = observer(function PlaceCell({ row: { depth, place } }: { row: FieldRow }) {
  const { model } = useDesign();
  const text = useText(fieldsLocale);
  if (place === undefined) return <em className="at-parttable-quiet">{text('notPlaced')}</em>;
  const isLaid = model.document.kind === 'form' && model.document.layout !== undefined;
  const said =
    depth > 0
      ? text('inside')
      : !isLaid
        ? text('noLayout')
        : place.length === 0
          ? text('atTop')
          : place.join(' › ');
  return (
    <span className="at-parttable-quiet" title={said}>
      {said}
    </span>
  );
});
