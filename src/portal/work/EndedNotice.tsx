import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { createImport } from '../../runtime/stores/createImport.ts';
import type { EndedJob } from '../../runtime/stores/JobStore.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { ImportOutcome } from '../../schemas/wire/importRows.ts';
import { importSummary } from './importSummary.ts';
import { workLocale } from './work.locale.ts';

/** Milliseconds that a notice stays of which nothing is left to do. */
const STAYS = 10_000;

/** What came of a job that nobody waited for: its file, or its report. An import without an error goes by itself. */
export const EndedNotice = observer(function EndedNotice({ job }: { job: EndedJob }) {
  const root = useRoot();
  const text = useText(workLocale);
  const [busy, setBusy] = useState(false);
  const { jobId, kind, title, state, msg } = job;
  const isImport = kind === 'importRows';
  const outcome = useOutcome(root, isImport && state === 'done' ? jobId : undefined);
  const box = useRef<HTMLDivElement>(null);
  useGoing(box, outcome?.failed === 0, () => root.jobs.dismiss(jobId));
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      await (isImport ? showImport(root, job) : fetchFile(root, job));
      root.jobs.dismiss(jobId);
    } catch (error) {
      root.ui.message('error', messageOf(error));
    }
    setBusy(false);
  };
  return (
    <div ref={box} className="at-work-ended">
      <span>
        {text(
          state === 'done'
            ? isImport
              ? 'importEnded'
              : 'exportEnded'
            : isImport
              ? 'importFailed'
              : 'exportFailed',
          {
            title,
          },
        )}
        {msg !== undefined && <small className="at-work-why">{msg}</small>}
        {outcome && <small>{importSummary(text, 'importSummary', outcome)}</small>}
      </span>
      <span className="at-work-doings">
        {state === 'done' && (
          <Button type="link" size="small" loading={busy} onClick={() => void open()}>
            {text(isImport ? 'showResult' : 'fetchFile')}
          </Button>
        )}
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={text('dismiss')}
          onClick={() => {
            root.jobs.dismiss(jobId);
          }}
        />
      </span>
    </div>
  );
});

/** What an import came to; undefined until that is known. */
function useOutcome(root: RootStore, jobId: string | undefined): ImportOutcome | undefined {
  const [outcome, setOutcome] = useState<ImportOutcome>();
  useEffect(() => {
    if (jobId === undefined) return;
    let isGone = false;
    root.jobs.result(jobId).then(
      (result) => {
        if (!isGone) setOutcome(result as ImportOutcome);
      },
      () => {
        // The notice stays without its counts; the button that shows the result says why it does not come.
      },
    );
    return () => {
      isGone = true;
    };
  }, [root, jobId]);
  return outcome;
}

/** Ends a notice after a while in which nobody could be reading it. */
function useGoing(box: RefObject<HTMLDivElement>, goes: boolean, go: () => void): void {
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    if (!goes) return;
    const timer = setInterval(() => {
      const isHeld = document.hidden || box.current?.matches(':hover, :focus-within') === true;
      if (!isHeld) latest.current();
    }, STAYS);
    return () => {
      clearInterval(timer);
    };
  }, [box, goes]);
}

async function fetchFile(root: RootStore, { jobId }: EndedJob): Promise<void> {
  const { url } = (await root.jobs.result(jobId)) as { readonly url: string };
  root.ui.download(url);
}

/** The report in the dialog of imports, as if it had never been closed. */
async function showImport(root: RootStore, { jobId, module }: EndedJob): Promise<void> {
  const [outcome, model] = await Promise.all([root.jobs.result(jobId), createImport(root, module)]);
  model.adopt(outcome as ImportOutcome);
  void root.imports.ask(model);
}
