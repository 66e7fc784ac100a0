import { Checkbox, Empty } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { FlowEntry } from '../../../schemas/wire/flowDetail.ts';
import { flowPartsLocale } from './flowParts.locale.ts';
import { isQuiet } from './quietEntries.ts';
import { TimelineEntry } from './TimelineEntry.tsx';

/** What happened, round by round and oldest first; what only the engine did is shown on demand. */
export const Timeline = observer(function Timeline({
  entries,
  titles,
  form,
}: {
  readonly entries: readonly FlowEntry[];
  /** Of steps by node. */
  readonly titles: ReadonlyMap<string, string>;
  /** Names what was changed. */
  readonly form: FormModel | undefined;
}) {
  const text = useText(flowPartsLocale);
  const [isWhole, showAll] = useState(false);
  const shown = isWhole ? entries : entries.filter((entry) => !isQuiet(entry));
  const rounds = [...new Set(shown.map(({ round }) => round))];
  return (
    <section className="at-flow-timeline" aria-label={text('timeline')}>
      <header>
        <h2>{text('timeline')}</h2>
        <Checkbox checked={isWhole} onChange={({ target }) => showAll(target.checked)}>
          {text('showAll')}
        </Checkbox>
      </header>
      {shown.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('noEntries')} />}
      {rounds.map((round) => (
        <section key={round} {...(round > 0 ? { 'aria-label': text('round', { n: round }) } : {})}>
          {rounds.length > 1 && round > 0 && <h3>{text('round', { n: round })}</h3>}
          <ol>
            {shown
              .filter((entry) => entry.round === round)
              .map((entry) => (
                <TimelineEntry key={entry.id} entry={entry} titles={titles} form={form} />
              ))}
          </ol>
        </section>
      ))}
    </section>
  );
});
