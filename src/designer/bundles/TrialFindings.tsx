import { observer } from 'mobx-react-lite';
import { partsOf } from '../../documents/parts/partsOf.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { isReminder, partAt } from '../core/Problems.ts';
import { partLabel } from '../frame/partLabel.ts';
import { textsLocale } from '../frame/texts.locale.ts';
import { titled } from '../../schemas/text.ts';
import { type ImportFinding, keyOf } from './bundle.ts';
import { bundlesLocale } from './bundles.locale.ts';
import type { ImportModel } from './ImportModel.ts';
import { documentOf, groupedBy, nameOf } from './named.ts';

interface TrialFindingsProps {
  model: ImportModel;
  findings: readonly ImportFinding[];
}

/** Findings document by document, those that keep it from being imported first. */
export const TrialFindings = observer(function TrialFindings({ model, findings }: TrialFindingsProps) {
  const text = useText(bundlesLocale);
  const { locale } = useRoot();
  return (
    <section>
      <h3>{text('findings')}</h3>
      {findings.length === 0 && <p className="at-bundles-quiet">{text('sound')}</p>}
      {[...groupedBy(findings, keyOf)].map(([key, list]) => (
        <details key={key} open={list.some(({ stops }) => stops)}>
          <summary>
            {titled(nameOf(model, list[0] ?? { kind: '', id: key }), String(list.length), locale.locale)}
          </summary>
          <FindingsOf model={model} findings={list} />
        </details>
      ))}
    </section>
  );
});

/** Those of one document, each with the part that it is about; texts that lack a language are counted. */
const FindingsOf = observer(function FindingsOf({ model, findings }: TrialFindingsProps) {
  const text = useText(bundlesLocale);
  const texts = useText(textsLocale);
  const partOf = usePartOf(model, findings);
  const grave = findings.filter((each) => each.stops || !isReminder(each));
  const reminders = findings.length - grave.length;
  return (
    <ul>
      {grave.map(({ path, code, message, stops }) => (
        <li key={`${path} ${code}`} data-stops={stops}>
          <strong>{partOf(path)}</strong> {message}
          {stops && <strong className="at-bundles-stops"> {text('stops')}</strong>}
        </li>
      ))}
      {reminders > 0 && <li>{texts('reminder', { count: reminders })}</li>}
    </ul>
  );
});

/** What a part of the document is called that findings are of; nothing where it cannot be read, or is none of the file. */
function usePartOf(model: ImportModel, [first]: readonly ImportFinding[]): (path: string) => string {
  const { locale, platform } = useRoot();
  const { metas } = platform.vocabulary;
  const document = first && documentOf(model, first);
  const tree = document && partsOf(document, metas);
  return (path) => (tree ? partLabel(partAt(tree, path), metas, locale.locale).title : '');
}
