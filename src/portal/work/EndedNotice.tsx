import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { createImport } from '../../runtime/stores/createImport.ts';
import type { EndedJob } from '../../runtime/stores/JobStore.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { ImportOutcome } from '../../schemas/wire/importRows.ts';
import { workLocale } from './work.locale.ts';

/** What came of a job that nobody waited for: its file, or its report. */
export const EndedNotice = observer(function EndedNotice({ job }: { job: EndedJob }) {
  const root = useRoot();
  const text = useText(workLocale);
  const [busy, setBusy] = useState(false);
  const { jobId, kind, title, state, msg } = job;
  const isImport = kind === 'importRows';
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
    <div className="at-work-ended">
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
        {msg !== undefined && <small>{msg}</small>}
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
