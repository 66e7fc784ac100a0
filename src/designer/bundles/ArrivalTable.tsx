import { Input, Select, Table, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { kindTitles } from '../../schemas/kindTitles.ts';
import type { DocumentKind } from '../../schemas/documents/index.ts';
import { ArrivalDifference } from './ArrivalDifference.tsx';
import { bundlesLocale } from './bundles.locale.ts';
import type { Choice, Entry, ImportModel, Standing } from './ImportModel.ts';

const COLORS: Readonly<Record<Standing, string>> = {
  added: 'success',
  changed: 'warning',
  left: 'default',
  skipped: 'default',
};

const isDocumentKind = (kind: string): kind is DocumentKind => Object.hasOwn(kindTitles, kind);

/** Documents and interfaces of a file: how each stands here, and what is to become of it. */
export const ArrivalTable = observer(function ArrivalTable({ model }: { model: ImportModel }) {
  const { locale, theme } = useRoot();
  const text = useText(bundlesLocale);
  // A phone has room for one column: there what is to become of a document stands below its name.
  const isNarrow = theme.device === 'mobile';
  const kindOf = ({ kind }: Entry): string =>
    isDocumentKind(kind) ? locale.localise(kindTitles[kind]) : text('kind_interface');
  // Read here: the table draws its rows where nothing follows the trial, which comes later.
  const differing = new Set(
    model.entries.filter((entry) => model.standingOf(entry) === 'changed').map(({ key }) => key),
  );
  return (
    <Table<Entry>
      size="small"
      rowKey="key"
      dataSource={[...model.entries]}
      pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
      {...(!isNarrow && { scroll: { x: 640 } })}
      expandable={{
        rowExpandable: (entry) => entry.kind !== 'interface' && differing.has(entry.key),
        expandedRowRender: (entry) => <ArrivalDifference model={model} entry={entry} />,
      }}
      columns={[
        {
          title: text('document'),
          render: (_, entry) => (
            <>
              {entry.name} <small className="at-bundles-quiet">{`${kindOf(entry)} · ${entry.id}`}</small>
              {isNarrow && (
                <div className="at-bundles-stacked">
                  <StandingTag model={model} entry={entry} />
                  <ChoiceField model={model} entry={entry} />
                </div>
              )}
            </>
          ),
        },
        ...(isNarrow
          ? []
          : [
              {
                title: text('here'),
                width: 100,
                render: (_: unknown, entry: Entry) => <StandingTag model={model} entry={entry} />,
              },
              {
                title: text('what'),
                width: 220,
                render: (_: unknown, entry: Entry) => <ChoiceField model={model} entry={entry} />,
              },
            ]),
      ]}
    />
  );
});

const StandingTag = observer(function StandingTag({ model, entry }: { model: ImportModel; entry: Entry }) {
  const text = useText(bundlesLocale);
  const standing = model.standingOf(entry);
  return standing === undefined ? null : <Tag color={COLORS[standing]}>{text(standing)}</Tag>;
});

const ChoiceField = observer(function ChoiceField({ model, entry }: { model: ImportModel; entry: Entry }) {
  const text = useText(bundlesLocale);
  const { key, name, kind } = entry;
  const choice = model.choiceOf(key);
  const isNew = model.standingOf(entry) === 'added' && choice === 'replace';
  const offered: readonly Choice[] =
    kind === 'interface'
      ? ['replace', 'keep', 'skip']
      : isNew
        ? ['replace', 'copy', 'skip']
        : ['replace', 'keep', 'copy', 'skip'];
  const isWrong = model.wrongIds.has(key);
  return (
    <div className="at-bundles-choice">
      <Select<Choice>
        size="small"
        aria-label={text('choiceOf', { name })}
        value={choice}
        options={offered.map((value) => ({
          value,
          label: text(value === 'replace' && !isNew ? 'replaceHere' : value),
        }))}
        onChange={(next) => model.choose(key, next)}
      />
      {choice === 'copy' && (
        <>
          <Input
            size="small"
            aria-label={text('newId', { name })}
            value={model.idOf(key)}
            status={isWrong ? 'error' : ''}
            onChange={({ target }) => model.setId(key, target.value)}
            onBlur={() => void model.look()}
            onPressEnter={() => void model.look()}
          />
          {isWrong && <small className="at-bundles-stops">{text('wrongId')}</small>}
        </>
      )}
    </div>
  );
});
