import { observer } from 'mobx-react-lite';
import { readDocument } from '../../documents/check/shape.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { listed } from '../../schemas/text.ts';
import { kindTitles } from '../../schemas/kindTitles.ts';
import { PlanList } from '../publish/PlanList.tsx';
import { type ImportFinding, keyOf, type Named } from './bundle.ts';
import { bundlesLocale } from './bundles.locale.ts';
import type { ImportModel } from './ImportModel.ts';

const BESIDE = ['dictionary', 'interface', 'role', 'database', 'credential', 'origin'] as const;

/** What a trial tells beside the documents: dictionaries, what has to be set up here, findings, what becomes of records. */
export const TrialNotes = observer(function TrialNotes({ model }: { model: ImportModel }) {
  const { locale } = useRoot();
  const text = useText(bundlesLocale);
  const { trial } = model;
  if (trial === undefined) return null;
  const kindOf = ({ kind }: Named): string => {
    const beside = BESIDE.find((each) => each === kind);
    if (beside !== undefined) return text(`kind_${beside}`);
    const [, title] = Object.entries(kindTitles).find(([each]) => each === kind) ?? [];
    return title === undefined ? kind : locale.localise(title);
  };
  const dictionaries = (list: readonly Named[]): string =>
    listed(
      list.flatMap(({ kind, id }) => (kind === 'dictionary' ? [id] : [])),
      locale.locale,
    );
  const [added, left] = [dictionaries(trial.added), dictionaries(trial.left)];
  const missing = groupedBy(trial.missing, kindOf);
  return (
    <>
      {added + left !== '' && (
        <section>
          <h3>{text('dictionaries')}</h3>
          {added !== '' && <p>{text('dictionaryAdded', { codes: added })}</p>}
          {left !== '' && <p className="at-bundles-quiet">{text('dictionaryLeft', { codes: left })}</p>}
        </section>
      )}
      {missing.size > 0 && (
        <section>
          <h3>{text('missing')}</h3>
          <p className="at-bundles-quiet">{text('missingHint')}</p>
          <ul>
            {[...missing].map(([kind, list]) => (
              <li key={kind}>{`${kind}：${listed(
                list.map(({ id }) => id),
                locale.locale,
              )}`}</li>
            ))}
          </ul>
        </section>
      )}
      <Findings model={model} findings={trial.findings} />
      {trial.tests.length > 0 && (
        <section>
          <h3>{text('tests')}</h3>
          <p className="at-bundles-quiet">{text('testsHint')}</p>
          <ul>
            {trial.tests.map(({ kind, id, name, test, title, failures }) => (
              <li key={`${kind}/${id} ${test}`}>
                {`${name}：${title}`}
                <ul className="at-bundles-quiet">
                  {[...new Set(failures.map(({ reason }) => reason))].map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      )}
      {trial.plans.length > 0 && (
        <section>
          <h3>{text('plans')}</h3>
          <p className="at-bundles-quiet">{text('plansHint')}</p>
          {trial.plans.map(({ kind, id, plan }) => (
            <div key={id}>
              <strong>{nameOf(model, { kind, id })}</strong>
              <PlanList plan={plan} form={formOf(model, { kind, id })} />
            </div>
          ))}
        </section>
      )}
    </>
  );
});

/** Findings document by document, those that keep it from being imported first. */
const Findings = observer(function Findings({
  model,
  findings,
}: {
  model: ImportModel;
  findings: readonly ImportFinding[];
}) {
  const text = useText(bundlesLocale);
  const grouped = groupedBy(findings, keyOf);
  return (
    <section>
      <h3>{text('findings')}</h3>
      {findings.length === 0 && <p className="at-bundles-quiet">{text('sound')}</p>}
      {[...grouped].map(([key, list]) => (
        <details key={key} open={list.some(({ stops }) => stops)}>
          <summary>{`${nameOf(model, list[0] ?? { kind: '', id: key })}（${String(list.length)}）`}</summary>
          <ul>
            {list.map(({ path, code, message, stops }) => (
              <li key={`${path} ${code}`} data-stops={stops}>
                {message}
                {stops && <strong className="at-bundles-stops"> {text('stops')}</strong>}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
});

function groupedBy<T>(list: readonly T[], nameOf: (each: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const each of list) groups.set(nameOf(each), [...(groups.get(nameOf(each)) ?? []), each]);
  return groups;
}

/** What a document of the file is called, by what it is called here. */
const nameOf = (model: ImportModel, named: Named): string => entryOf(model, named)?.name ?? named.id;

const entryOf = ({ entries, trial }: ImportModel, named: Named) =>
  entries.find(({ kind, id, key }) => keyOf({ kind, id: trial?.ids[key] ?? id }) === keyOf(named));

/** A form of the file, by what it is called here: a trial has found that it is one. */
function formOf(model: ImportModel, named: Named): FormDocument | undefined {
  const key = entryOf(model, named)?.key;
  const found = model.bundle?.documents.find((each) => keyOf(each) === key);
  const { document } = readDocument(found?.schema);
  return document?.kind === 'form' ? document : undefined;
}
