import { CaretRightOutlined } from '@ant-design/icons';
import { Alert, Button, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { insideBraces } from '../../../renderers/input/shared/conditionBuilder/fields.meta.ts';
import { isCancelled, messageOf } from '../../../runtime/data/ApiError.ts';
import { callInterface } from '../../../runtime/data/callInterface.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Source } from '../../../schemas/source.ts';
import { callableOf } from '../../../schemas/wire/callables.ts';
import { useModuleFields } from '../pickers/useModuleFields.ts';
import { recordOf } from '../../settings/recordOf.ts';
import { useSettings } from '../../settings/SettingsContext.ts';
import { sourceParts } from './sourceKinds.ts';
import { sourcesLocale } from './sources.locale.ts';
import { templatesIn, withSamples } from './templates.ts';

/** Rows that are shown of what came. */
const MOST_SHOWN = 20;

type Outcome =
  | {
      readonly rows: readonly unknown[];
      readonly total: number;
      readonly isList: boolean;
      readonly took: number;
    }
  | { readonly failure: string; readonly took: number };

/** Fetches what a source would bring, with the rights of whoever designs. What its expressions yield is asked for. */
export const TrySource = observer(function TrySource({ source }: { source: Partial<Source> }) {
  const root = useRoot();
  const text = useText(sourcesLocale);
  const callables = useSettings().catalogue?.callables;
  const [samples, setSamples] = useState<Readonly<Record<string, string>>>({});
  const [outcome, tell] = useState<Outcome>();
  const [isRunning, setRunning] = useState(false);
  const stopper = useRef<AbortController>();
  useEffect(() => () => stopper.current?.abort(), []);
  const { call = '', param = {} } = source;
  const { kind, module } = sourceParts(source);
  const isChosen = kind === 'interface' ? call !== '' : module !== '';
  const asked = templatesIn(param);
  const writes = callableOf(call.split('/')[1] ?? '')?.writes ?? callables?.described(call)?.writes ?? false;
  const run = async (): Promise<void> => {
    stopper.current?.abort();
    const mine = (stopper.current = new AbortController());
    setRunning(true);
    const begun = performance.now();
    const took = (): number => Math.round(performance.now() - begun);
    const given = withSamples(param, readSamples(param, samples)) as object;
    const question = kind === 'list' && !('limit' in given) ? { ...given, limit: MOST_SHOWN } : given;
    try {
      const { list, result, total } = await callInterface(root, call, question, { signal: mine.signal });
      const rows: readonly unknown[] = Array.isArray(list) ? list : [result];
      tell({ rows, total: total ?? rows.length, isList: Array.isArray(list), took: took() });
    } catch (error) {
      if (!isCancelled(error)) tell({ failure: messageOf(error), took: took() });
    } finally {
      if (stopper.current === mine) setRunning(false);
    }
  };
  return (
    <div className="at-settings at-source-try">
      {asked.length > 0 && <p className="at-settings-default">{text('sampleHint')}</p>}
      {asked.map((template) => {
        const expression = insideBraces(template)?.trim() ?? template;
        return (
          <Input
            key={template}
            size="small"
            prefix={<code className="at-settings-language">{expression}</code>}
            aria-label={text('sample', { expression })}
            value={samples[template] ?? ''}
            onChange={({ target }) => setSamples({ ...samples, [template]: target.value })}
          />
        );
      })}
      <div className="at-settings-line">
        <Button
          size="small"
          icon={<CaretRightOutlined aria-hidden />}
          loading={isRunning}
          disabled={!isChosen || writes}
          onClick={() => void run()}
        >
          {text('try')}
        </Button>
        <span className="at-settings-default">
          {text(isChosen ? (writes ? 'tryWrites' : 'tryHelp') : 'tryNothing')}
        </span>
      </div>
      <div aria-live="polite">{outcome && <Came outcome={outcome} module={module} />}</div>
    </div>
  );
});

/** What was typed for expressions: a number where the whole parameter takes one, nothing where nothing was typed. */
function readSamples(
  param: Readonly<Record<string, unknown>>,
  typed: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const numbers = new Set(
    Object.entries(param).flatMap(([name, value]) => (NUMBERS.has(name) ? [value] : [])),
  );
  return Object.fromEntries(
    Object.entries(typed)
      .filter(([, value]) => value !== '')
      .map(([template, value]) => [template, numbers.has(template) ? Number(value) : value]),
  );
}
const NUMBERS: ReadonlySet<string> = new Set(['limit', 'offset', 'revision']);

/** The first rows as a table, or why there are none; how long it took either way. */
const Came = observer(function Came({ outcome, module }: { outcome: Outcome; module: string }) {
  const { locale } = useRoot();
  const text = useText(sourcesLocale);
  const fields = useModuleFields(module);
  if ('failure' in outcome) {
    const { failure, took } = outcome;
    return <Alert type="error" showIcon message={text('failedAfter', { why: failure, took })} />;
  }
  const { rows, total, isList, took } = outcome;
  const shown = rows.slice(0, MOST_SHOWN).map(recordOf);
  const columns = [...new Set(shown.flatMap((row) => Object.keys(row)))];
  const titleOf = (name: string): string => {
    const field = fields.find(({ code }) => code === name);
    return field === undefined ? name : locale.localise(field.title);
  };
  return (
    <>
      <p className="at-settings-default" role="status">
        {isList ? text('took', { total, took }) : text('tookOne', { took })}
        {isList && total > shown.length && text('firstOf', { shown: shown.length })}
      </p>
      {columns.length === 0 ? (
        <p className="at-settings-none">{text('noRows')}</p>
      ) : (
        <div className="at-source-rows" role="region" aria-label={text('rows')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col" title={name}>
                    {titleOf(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row, at) => (
                <tr key={String(at)}>
                  {columns.map((name) => (
                    <td key={name}>{said(row[name])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
});

function said(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
