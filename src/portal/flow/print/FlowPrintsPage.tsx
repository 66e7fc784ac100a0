import { PrinterOutlined } from '@ant-design/icons';
import { Alert, Button, Empty, Progress } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { flowListAddress } from '../../../runtime/flow/flowAddress.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowPrint } from '../../../schemas/wire/flowDetail.ts';
import { PlainLayout } from '../../parts/PlainLayout.tsx';
import { useTitle } from '../../parts/useTitle.ts';
import { type ChosenPaper, papersIn } from './chosenPapers.ts';
import { Paper, type PaperState } from './Paper.tsx';
import { PrintRun } from './PrintRun.ts';
import { printsLocale } from './prints.locale.ts';
import './prints.css';

/** `/flowPrint`: the instances that were chosen in a list, printed together by the browser, each from a new page on. */
export const FlowPrintsPage = observer(function FlowPrintsPage() {
  const text = useText(printsLocale);
  const { key, state } = useLocation() as { key: string; state: unknown };
  const chosen = papersIn(state);
  useTitle(text('title'));
  return (
    <PlainLayout>
      {chosen.length === 0 ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={
            <>
              {text('nothing')}
              <br />
              {text('nothingHint')}
            </>
          }
        >
          <Link to={flowListAddress('apply')}>{text('lists')}</Link>
        </Empty>
      ) : (
        <Papers key={key} chosen={chosen} />
      )}
    </PlainLayout>
  );
});

const Papers = observer(function Papers({ chosen }: { readonly chosen: readonly ChosenPaper[] }) {
  const { client } = useRoot();
  const text = useText(printsLocale);
  const [run] = useState(() => new PrintRun(client, chosen));
  useEffect(() => {
    void run.start();
    return () => run.stop();
  }, [run]);
  return (
    <section className="at-flow-prints" aria-label={text('title')}>
      <RunBar run={run} />
      {run.chosen.map(({ id }) => {
        const print = run.prints.get(id);
        return print && <OnePaper key={id} run={run} id={id} print={print} />;
      })}
    </section>
  );
});

interface OnePaperProps {
  readonly run: PrintRun;
  readonly id: string;
  readonly print: FlowPrint;
}

/** One of the papers; what of it could not be drawn stays on the screen, where it says so. */
const OnePaper = observer(function OnePaper({ run, id, print }: OnePaperProps) {
  const told = useCallback((state: PaperState) => run.tell(id, state), [run, id]);
  const isOut = run.papers.get(id) === 'failed';
  return (
    <article className={`at-flow at-flow-sheet${isOut ? ' atrium-screen-only' : ''}`}>
      <Paper print={print} told={told} />
    </article>
  );
});

/** How far the reading is, what could not be read, and the way to the printer. */
const RunBar = observer(function RunBar({ run }: { readonly run: PrintRun }) {
  const { ui } = useRoot();
  const text = useText(printsLocale);
  const navigate = useNavigate();
  const { chosen, read, isReading, whole, refusals } = run;
  const all = chosen.length;
  const isOver = read === all;
  const counted = text(isReading ? 'reading' : 'stopped', { read, all });
  return (
    <div className="at-flow-prints-bar atrium-screen-only">
      <div>
        <span role="status">{isOver && !isReading ? text('ready', { n: whole }) : counted}</span>
        <span className="at-flow-prints-tools">
          <Button onClick={() => void navigate(-1)}>{text('back')}</Button>
          {isReading && <Button onClick={() => run.stop()}>{text('stop')}</Button>}
          {!isReading && !isOver && <Button onClick={() => void run.start()}>{text('goOn')}</Button>}
          <Button
            type="primary"
            icon={<PrinterOutlined aria-hidden />}
            disabled={!run.isPrintable}
            onClick={() => ui.print()}
          >
            {text('print', { n: whole })}
          </Button>
        </span>
      </div>
      {(isReading || !isOver) && (
        <Progress percent={Math.round((read / all) * 100)} showInfo={false} aria-label={counted} />
      )}
      {!isReading && refusals.size > 0 && (
        <Alert
          type="warning"
          showIcon
          message={text('refused', { n: refusals.size })}
          description={
            <ul>
              {chosen.flatMap(({ id, title }) => {
                const reason = refusals.get(id);
                return reason === undefined ? [] : <li key={id}>{text('refusal', { title, reason })}</li>;
              })}
            </ul>
          }
          action={
            <Button size="small" onClick={() => void run.start()}>
              {text('again')}
            </Button>
          }
        />
      )}
      <p>{text('asPdf')}</p>
    </div>
  );
});
