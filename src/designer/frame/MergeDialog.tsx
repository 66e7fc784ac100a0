import { Modal, Radio } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { MergeConflict } from '../../documents/diff/merge.ts';
import type { PartTree } from '../../documents/parts/part.ts';
import { partsOf } from '../../documents/parts/partsOf.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { partAt } from '../core/Problems.ts';
import type { PendingMerge } from '../core/DesignModel.ts';
import { memberWay } from '../publish/memberName.ts';
import { useDesign } from './DesignContext.ts';
import { designLocale } from './design.locale.ts';
import { partLabel } from './partLabel.ts';

/** Asks what holds where two people changed the same place; everything else is together already. */
export const MergeDialog = observer(function MergeDialog() {
  const { model } = useDesign();
  const { pending } = model;
  return pending === undefined ? null : <Decision pending={pending} />;
});

const Decision = observer(function Decision({ pending }: { pending: PendingMerge }) {
  const { model, autosave } = useDesign();
  const { locale } = useRoot();
  const text = useText(designLocale);
  const { conflicts } = pending;
  const { metas } = model.language;
  const merged = partsOf(pending.merged, metas);
  const others = partsOf(pending.theirs.document, metas);
  /** Conflicts in which the other's change is taken. */
  const [theirs, take] = useState<ReadonlySet<string>>(new Set());
  const settle = (): void =>
    model.decide(new Map([...theirs].map((key) => [key, 'theirs'])), locale.inBoth(designLocale, 'merged'));
  const titleAt = (tree: PartTree, pointer: string): string =>
    partLabel(partAt(tree, pointer), metas, locale.locale).title;
  /** Of what was moved, what it stands in. */
  const said = ({ kind }: MergeConflict, value: unknown, tree: PartTree): string =>
    kind === 'moved' && typeof value === 'string'
      ? text('movedTo', { to: titleAt(tree, value.slice(0, value.lastIndexOf('/'))) })
      : shown(value, text('gone'));
  return (
    <Modal
      open
      closable={false}
      maskClosable={false}
      keyboard={false}
      width={640}
      title={text('mergeTitle', { name: autosave.mergedFrom ?? '' })}
      okText={text('mergeDone')}
      cancelText={text('mergeTheirs')}
      onOk={settle}
      onCancel={() => take(new Set(conflicts.map(({ key }) => key)))}
    >
      <p>{text('mergeHint', { count: conflicts.length })}</p>
      <ul className="at-design-merge">
        {conflicts.map((conflict) => {
          const { key, pointer, isGone, mine, theirs: other } = conflict;
          const part = partAt(isGone ? others : merged, pointer);
          const member = memberWay(part, pointer.slice(part.pointer.length), metas);
          const { title } = partLabel(part, metas, locale.locale);
          return (
            <li key={key}>
              <strong>{title}</strong> <span title={pointer}>{locale.localise(member)}</span>
              <Radio.Group
                value={theirs.has(key) ? 'theirs' : 'mine'}
                onChange={({ target }) => take(withChoice(theirs, key, target.value === 'theirs'))}
              >
                <Radio value="mine">{text('mine', { value: said(conflict, mine, model.tree) })}</Radio>
                <Radio value="theirs">{text('theirs', { value: said(conflict, other, others) })}</Radio>
              </Radio.Group>
            </li>
          );
        })}
      </ul>
    </Modal>
  );
});

function withChoice(chosen: ReadonlySet<string>, key: string, isTheirs: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  if (isTheirs) next.add(key);
  else next.delete(key);
  return next;
}

/** Characters of a value that are shown. */
const LONGEST = 120;

/** A value in one line. */
function shown(value: unknown, gone: string): string {
  if (value === undefined) return gone;
  const said = typeof value === 'string' ? value : JSON.stringify(value);
  return said.length > LONGEST ? `${said.slice(0, LONGEST)}…` : said;
}
