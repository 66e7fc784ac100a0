import { Result } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { DocumentLink } from '../publish/DocumentLink.tsx';
import { titled } from '../../schemas/text.ts';
import { keyOf, type Outcome } from './bundle.ts';
import { bundlesLocale } from './bundles.locale.ts';

/** What has come in, with the way to each designer. */
export const ImportOutcome = observer(function ImportOutcome({ outcome }: { outcome: Outcome }) {
  const text = useText(bundlesLocale);
  const { locale } = useRoot();
  return (
    <Result status="success" title={text('imported')} subTitle={text('importedHint')}>
      {(['added', 'changed', 'left'] as const).map((which) => (
        <section key={which} hidden={outcome[which].length === 0}>
          <h3>{titled(text(which), String(outcome[which].length), locale.locale)}</h3>
          <ul>
            {outcome[which].map((each) => (
              <li key={keyOf(each)}>{each.kind === 'dictionary' ? each.name : <DocumentLink {...each} />}</li>
            ))}
          </ul>
        </section>
      ))}
    </Result>
  );
});
