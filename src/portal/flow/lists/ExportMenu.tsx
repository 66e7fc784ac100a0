import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { isCancelled, messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { exportFormats, type ExportFormat } from '../../../schemas/wire/exportRows.ts';
import type { FlowList } from './FlowList.ts';
import { flowListsLocale } from './flowLists.locale.ts';
import { exportFlowRows } from './listCalls.ts';
import { PdfDialog } from './PdfDialog.tsx';

const LABELS = { xlsx: 'exportXlsx', csv: 'exportCsv' } as const satisfies Record<ExportFormat, string>;

/** Saves what the list holds, as it is narrowed now, as a file; much of it is a job, which outlives the page. */
export const ExportMenu = observer(function ExportMenu({ list }: { list: FlowList }) {
  const { client, jobs, ui } = useRoot();
  const text = useText(flowListsLocale);
  const [busy, setBusy] = useState(false);
  const [asksPdf, askPdf] = useState(false);
  const save = async (format: ExportFormat): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const answer = await exportFlowRows(client, { ...list.param(), format });
      if ('url' in answer) ui.download(answer.url);
      else {
        const made = (await jobs.follow(answer.jobId, text('exporting'), { kept: true })) as {
          readonly url: string;
        };
        ui.download(made.url);
        // Who went on to something else meanwhile learns of it.
        ui.message('success', text('exported'));
      }
    } catch (error) {
      if (!isCancelled(error)) ui.message('error', messageOf(error));
    }
    setBusy(false);
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            ...exportFormats.map((format) => ({
              key: format,
              label: text(LABELS[format]),
              onClick: () => void save(format),
            })),
            { key: 'pdf', label: text('exportPdf'), onClick: () => askPdf(true) },
          ],
        }}
      >
        <Button loading={busy} disabled={!list.isKnown} icon={<DownloadOutlined aria-hidden />}>
          {text('export')}
        </Button>
      </Dropdown>
      {asksPdf && <PdfDialog list={list} close={() => askPdf(false)} />}
    </>
  );
});
