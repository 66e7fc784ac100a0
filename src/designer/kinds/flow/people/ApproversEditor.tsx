import { Button, Dropdown } from 'antd';
import { PlusOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { Approver } from '../../../../schemas/flow/approver.ts';
import { sourceTitles } from '../../../../schemas/flow/titles.ts';
import { freshSource, isComplete, type SourceDraft, sourceKinds } from './completeSource.ts';
import { peopleLocale } from './people.locale.ts';
import { SourceCard } from './SourceCard.tsx';
import './people.css';

/** Most sources of a step (`schemas/flow/approver.ts`). */
const MOST_SOURCES = 20;

interface ApproversEditorProps {
  /** Id of the node. */
  node: string;
  /** JSON pointer of the sources in the document. */
  pointer: string;
  value: readonly Approver[];
  /** What is wrong at a JSON pointer and within it. */
  problemsAt: (pointer: string) => readonly string[];
  /** Gets all sources; never none, which the language does not have. */
  change: (sources: Approver[]) => void;
}

/**
 * Where the people of a step come from: sources in their order, each with its parameters. One that still lacks what it is
 * of is held here until that is chosen.
 */
export const ApproversEditor = observer(function ApproversEditor(props: ApproversEditorProps) {
  const { node, pointer, value, problemsAt, change } = props;
  const { locale } = useRoot();
  const text = useText(peopleLocale);
  const [added, setAdded] = useState<SourceDraft>();
  const put = (at: number, source: Approver): void =>
    change(value.map((each, index) => (index === at ? source : each)));
  const move = (at: number, to: number): void => {
    const moved = value.filter((_, index) => index !== at);
    const [own] = value.slice(at, at + 1);
    if (own !== undefined) change([...moved.slice(0, to), own, ...moved.slice(to)]);
  };
  const add = (source: Approver['source']): void => {
    const fresh = freshSource(source);
    if (isComplete(fresh)) change([...value, fresh]);
    else setAdded(fresh);
  };
  return (
    <div className="at-flowpeople" role="group" aria-label={text('sources')}>
      {value.length > 1 && <p className="at-flowpeople-note">{text('several')}</p>}
      {value.map((source, at) => (
        <SourceCard
          key={at}
          {...{ node, at, source }}
          pointer={`${pointer}/${String(at)}`}
          problems={problemsAt(`${pointer}/${String(at)}`)}
          last={value.length - 1}
          put={(next) => put(at, next)}
          move={(to) => move(at, to)}
          remove={value.length > 1 ? () => change(value.filter((_, index) => index !== at)) : undefined}
        />
      ))}
      {added !== undefined && (
        <SourceCard
          key="added"
          {...{ node, at: value.length, source: added }}
          pointer={`${pointer}/${String(value.length)}`}
          problems={[]}
          last={value.length}
          put={(next) => {
            setAdded(undefined);
            change([...value, next]);
          }}
          remove={() => setAdded(undefined)}
        />
      )}
      <Dropdown
        trigger={['click']}
        disabled={added !== undefined || value.length >= MOST_SOURCES}
        menu={{
          items: sourceKinds.map((kind) => ({ key: kind, label: locale.localise(sourceTitles[kind]) })),
          onClick: ({ key }) => {
            const kind = sourceKinds.find((each) => each === key);
            if (kind !== undefined) add(kind);
          },
        }}
      >
        <Button
          size="small"
          block
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          title={value.length >= MOST_SOURCES ? text('tooMany') : undefined}
        >
          {text('add')}
        </Button>
      </Dropdown>
    </div>
  );
});
