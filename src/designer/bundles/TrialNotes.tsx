import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { listed } from '../../schemas/text.ts';
import { kindTitles } from '../../schemas/kindTitles.ts';
import { PlanList } from '../publish/PlanList.tsx';
import type { Named } from './bundle.ts';
import { bundlesLocale } from './bundles.locale.ts';
import type { ImportModel } from './ImportModel.ts';
import { documentOf, groupedBy, nameOf } from './named.ts';
import { TrialFindings } from './TrialFindings.tsx';

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
      <TrialFindings model={model} findings={trial.findings} />
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

/** A form of the file, by what it is called here: a trial has found that it is one. */
function formOf(model: ImportModel, named: Named): FormDocument | undefined {
  const document = documentOf(model, named);
  return document?.kind === 'form' ? document : undefined;
}
