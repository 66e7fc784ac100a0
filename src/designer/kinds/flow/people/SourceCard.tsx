import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SearchSelect } from '../../../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { Approver } from '../../../../schemas/flow/approver.ts';
import { sourceTitles } from '../../../../schemas/flow/titles.ts';
import { freshSource, isComplete, type SourceDraft, sourceKinds } from './completeSource.ts';
import { peopleLocale } from './people.locale.ts';
import { SourceParameters } from './SourceParameters.tsx';

interface SourceCardProps {
  node: string;
  /** Which of the sources it is, from 0. */
  at: number;
  /** Of the last one. */
  last: number;
  pointer: string;
  source: SourceDraft;
  problems: readonly string[];
  put: (source: Approver) => void;
  /** Absent: it is not in the document yet. */
  move?: (to: number) => void;
  /** Undefined: it is the only one. */
  remove: (() => void) | undefined;
}

/** One source of people: its kind, its parameters, its place among the others. */
export const SourceCard = observer(function SourceCard(props: SourceCardProps) {
  const { node, at, last, pointer, source, problems, put, move, remove } = props;
  const { locale } = useRoot();
  const text = useText(peopleLocale);
  // Of this very source: others may move to its place.
  const [unfinished, setUnfinished] = useState<{ readonly of: SourceDraft; readonly draft: SourceDraft }>();
  const shown = unfinished?.of === source ? unfinished.draft : source;
  const lacks = !isComplete(shown);
  const take = (next: SourceDraft): void => {
    if (!isComplete(next)) setUnfinished({ of: source, draft: next });
    else {
      setUnfinished(undefined);
      put(next);
    }
  };
  const number = String(at + 1);
  const hint = lacks ? text(shown.source === source.source && move ? 'neverEmpty' : 'unchosen') : undefined;
  return (
    <section className="at-flowpeople-source" aria-label={text('source', { at: number })}>
      <div className="at-flowpeople-head">
        <SearchSelect<Approver['source']>
          size="small"
          className="at-settings-wide"
          popupMatchSelectWidth={260}
          aria-label={text('kindOf', { at: number })}
          value={shown.source}
          options={sourceKinds.map((kind) => ({ value: kind, label: locale.localise(sourceTitles[kind]) }))}
          onChange={(kind) => take(kind === source.source ? source : freshSource(kind))}
        />
        {move && (
          <>
            <Button
              size="small"
              type="text"
              icon={<ArrowUpOutlined aria-hidden />}
              aria-label={text('up', { at: number })}
              disabled={at === 0}
              onClick={() => move(at - 1)}
            />
            <Button
              size="small"
              type="text"
              icon={<ArrowDownOutlined aria-hidden />}
              aria-label={text('down', { at: number })}
              disabled={at === last}
              onClick={() => move(at + 1)}
            />
          </>
        )}
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={text('remove', { at: number })}
          disabled={remove === undefined}
          onClick={remove}
        />
      </div>
      <SourceParameters {...{ node, pointer }} value={shown} invalid={lacks} change={take} />
      {[...(hint === undefined ? [] : [hint]), ...problems].map((problem) => (
        <p key={problem} className="at-settings-wrong">
          {problem}
        </p>
      ))}
    </section>
  );
});
