import { Alert, Button, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { ConditionError, explain, type ExplainedGroup, type Scope } from '../../../conditions/index.ts';
import type { ScopeName } from '../../../documents/check/scopeAt.ts';
import { allRules } from '../../../renderers/input/shared/conditionBuilder/edit.ts';
import { readRules } from '../../../renderers/input/shared/conditionBuilder/readRules.meta.ts';
import { SearchSelect } from '../../../renderers/shared/typing/SearchSelect.tsx';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { RuleSet } from '../../../schemas/condition.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import type { NamedField } from '../../settings/SettingsContext.ts';
import { conditionLocale } from './condition.locale.ts';
import { recordLabel } from './recordLabel.ts';
import { TrialReasons } from './TrialReasons.tsx';
import { codeIn, type RecordPlace, recordPlace, trialScope } from './trialScope.ts';
import { TrialValues } from './TrialValues.tsx';

interface TrialProps {
  rules: RuleSet | undefined;
  /** What the rules compare, as names and as fields. */
  names: readonly ScopeName[];
  fields: readonly NamedField[];
  /** What is read there on the canvas. */
  sample: Scope;
}

/** Most records that are offered, the newest first. */
const RECORDS = 50;

/** Tries a condition on a record that is there, or on values that are entered, and says why it holds or not. */
export const Trial = observer(function Trial({ rules, names, fields, sample }: TrialProps) {
  const text = useText(conditionLocale);
  const { platform } = useRoot();
  const place = useMemo(() => recordPlace(names), [names]);
  const [record, setRecord] = useState<ModuleRecord>();
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({});
  const compared = comparedFields(rules, fields);
  const base = record ?? sampleRecord(sample, place);
  const { functions } = platform;
  const outcome = tried(rules, trialScope(sample, place, base, typed), { functions });
  const valueOf = ({ code }: NamedField): unknown => {
    if (Object.hasOwn(typed, code)) return typed[code];
    const own = place && codeIn(code, place);
    return own === undefined ? read(sample, code) : base[own];
  };
  return (
    <div className="at-condition-trial">
      {place && (
        <RecordChoice
          place={place}
          hint={text(sample && place.under !== undefined ? 'canvasValues' : 'record')}
          record={record}
          choose={(chosen) => {
            setRecord(chosen);
            setTyped({});
          }}
        />
      )}
      {compared.length > 0 && (
        <TrialValues
          fields={compared}
          valueOf={valueOf}
          change={({ code }, value) => setTyped((now) => ({ ...now, [code]: value }))}
        />
      )}
      {'why' in outcome ? (
        <Alert type="warning" message={text('broken', { why: outcome.why })} />
      ) : (
        <>
          <div role="status">
            <Tag color={outcome.verdict ? 'success' : 'error'} data-condition-result={outcome.verdict}>
              {text(outcome.verdict ? 'yes' : 'no')}
            </Tag>
          </div>
          <TrialReasons group={outcome} fields={fields} />
        </>
      )}
    </div>
  );
});

const tried = (
  rules: RuleSet | undefined,
  scope: Scope,
  options: Parameters<typeof explain>[2],
): ExplainedGroup | { readonly why: string } => {
  try {
    return explain(rules, scope, options);
  } catch (error) {
    if (error instanceof ConditionError || error instanceof RangeError) return { why: error.message };
    throw error;
  }
};

/** The fields that rules compare, each once. */
function comparedFields(rules: RuleSet | undefined, fields: readonly NamedField[]): readonly NamedField[] {
  const codes = allRules(readRules(rules)).flatMap((rule) =>
    rule.kind === 'leaf' ? [rule.condition.bindKey] : rule.kind === 'range' ? [rule.bindKey] : [],
  );
  return [...new Set(codes)].flatMap((code) => fields.find((field) => field.code === code) ?? []);
}

/** The record that the canvas shows, where it shows one. */
const sampleRecord = (sample: Scope, place: RecordPlace | undefined): Readonly<Record<string, unknown>> => {
  const found = place?.under === undefined ? undefined : read(sample, place.under);
  return typeof found === 'object' && found !== null ? { ...found } : {};
};

const read = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
      value,
    );

interface RecordChoiceProps {
  place: RecordPlace;
  /** What stands for no record. */
  hint: string;
  record: ModuleRecord | undefined;
  choose: (record: ModuleRecord | undefined) => void;
}

/** The records of a form, the newest first; none stands for what the canvas shows. */
const RecordChoice = observer(function RecordChoice({
  place: { module },
  hint,
  record,
  choose,
}: RecordChoiceProps) {
  const text = useText(conditionLocale);
  const root = useRoot();
  const load = useMemo(
    () => async (signal: AbortSignal) => {
      const sort = [{ field: 'createdAt', order: 'desc' as const }];
      const { list } = await root.module(module).list({ limit: RECORDS, sort }, { signal });
      return list;
    },
    [root, module],
  );
  const { loaded, retry } = useLoaded(load);
  if (loaded.status === 'failed')
    return (
      <Alert
        type="error"
        message={text('recordsFailed', { why: messageOf(loaded.error) })}
        action={
          <Button size="small" onClick={retry}>
            {text('retry')}
          </Button>
        }
      />
    );
  const records = loaded.status === 'ready' ? loaded.value : [];
  return (
    <>
      <SearchSelect<string | null>
        size="small"
        allowClear
        aria-label={text('record')}
        placeholder={hint}
        loading={loaded.status === 'loading'}
        value={record?.id ?? null}
        options={records.map((each) => ({ value: each.id, label: recordLabel(each) }))}
        onChange={(id) => choose(records.find((each) => each.id === id))}
      />
      {loaded.status === 'ready' && records.length === 0 && (
        <p className="at-settings-none">{text('noRecords')}</p>
      )}
    </>
  );
});
