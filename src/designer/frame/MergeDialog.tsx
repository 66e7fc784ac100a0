import { Modal, Radio } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { partsOf } from '../../documents/parts/partsOf.ts';
import { replaceAt } from '../../documents/pointer.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
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
  /** Places where the other's change is taken. */
  const [theirs, take] = useState<ReadonlySet<string>>(new Set());
  const settle = (): void => {
    const taken = conflicts.filter(({ pointer }) => theirs.has(pointer));
    // From behind: what is taken away moves the places after it.
    const document = taken.reduceRight<unknown>(
      (merged, conflict) => replaceAt(merged, conflict.pointer, conflict.theirs),
      pending.merged,
    ) as AtriumDocument;
    model.settle(pending.theirs, document, locale.inBoth(designLocale, 'merged'));
  };
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
      onCancel={() => take(new Set(conflicts.map(({ pointer }) => pointer)))}
    >
      <p>{text('mergeHint', { count: conflicts.length })}</p>
      <ul className="at-design-merge">
        {conflicts.map(({ pointer, mine, theirs: other }) => {
          const part = partAt(tree, pointer);
          const member = memberWay(part, pointer.slice(part.pointer.length), metas);
          const { title } = partLabel(part, metas, locale.locale);
          return (
            <li key={pointer}>
              <strong>{title}</strong> <span title={pointer}>{locale.localise(member)}</span>
              <Radio.Group
                value={theirs.has(pointer) ? 'theirs' : 'mine'}
                onChange={({ target }) => take(withChoice(theirs, pointer, target.value === 'theirs'))}
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

function withChoice(chosen: ReadonlySet<string>, pointer: string, isTheirs: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  if (isTheirs) next.add(pointer);
  else next.delete(pointer);
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
