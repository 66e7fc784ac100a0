import { Modal, Radio } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
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
  // Places of conflicts are those of what both come to together.
  const tree = partsOf(pending.merged, metas);
  /** Conflicts by their place among all, where the other's change is taken. */
  const [theirs, take] = useState<ReadonlySet<number>>(new Set());
  const settle = (): void => model.decide(theirs, locale.inBoth(designLocale, 'merged'));
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
      onCancel={() => take(new Set(conflicts.keys()))}
    >
      <p>{text('mergeHint', { count: conflicts.length })}</p>
      <ul className="at-design-merge">
        {conflicts.map(({ pointer, mine, theirs: other }, at) => {
          const part = partAt(tree, pointer);
          const member = memberWay(part, pointer.slice(part.pointer.length), metas);
          const { title } = partLabel(part, metas, locale.locale);
          return (
            <li key={at}>
              <strong>{title}</strong> <span title={pointer}>{locale.localise(member)}</span>
              <Radio.Group
                value={theirs.has(at) ? 'theirs' : 'mine'}
                onChange={({ target }) => take(withChoice(theirs, at, target.value === 'theirs'))}
              >
                <Radio value="mine">{text('mine', { value: shown(mine, text('gone')) })}</Radio>
                <Radio value="theirs">{text('theirs', { value: shown(other, text('gone')) })}</Radio>
              </Radio.Group>
            </li>
          );
        })}
      </ul>
    </Modal>
  );
});

function withChoice(chosen: ReadonlySet<number>, at: number, isTheirs: boolean): ReadonlySet<number> {
  const next = new Set(chosen);
  if (isTheirs) next.add(at);
  else next.delete(at);
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
