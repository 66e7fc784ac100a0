import { QRCode } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useFlowWords } from '../../../runtime/flow/useFlowWords.ts';
import type { FlowPrint } from '../../../schemas/wire/flowDetail.ts';
import { flowDetailLocale } from '../detail/flowDetail.locale.ts';

/** px: cameras read it from paper at arm's length. */
const SIZE = 104;

/** The foot of a paper: who printed it when, and by what whoever holds it can verify it. */
export const PaperCheck = observer(function PaperCheck({ print }: { readonly print: FlowPrint }) {
  const text = useText(flowDetailLocale);
  const words = useFlowWords();
  const { check, checkUrl, printedAt, printedBy } = print;
  return (
    <footer className="at-flow-check">
      {/* Black on white in both themes: cameras do not read it the other way round. */}
      <QRCode
        value={checkUrl}
        type="svg"
        size={SIZE}
        color="#000"
        bgColor="#fff"
        aria-label={text('checkCode')}
      />
      <p className="at-flow-quiet">
        {text('printed', { name: printedBy.label, time: words.time(printedAt) })}
        <br />
        {text('check', { check })}
        <br />
        {text('checkHint')} <a href={checkUrl}>{new URL(checkUrl).origin + new URL(checkUrl).pathname}</a>
      </p>
    </footer>
  );
});
