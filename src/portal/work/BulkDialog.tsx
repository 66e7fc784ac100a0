import { Button, Modal, Progress } from 'antd';
import { observer } from 'mobx-react-lite';
import { ToneTag } from '../../renderers/shared/tones/ToneTag.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import type { BulkRow, BulkRun, BulkState } from '../../runtime/stores/BulkRun.ts';
import type { OpenRequest } from '../../runtime/stores/RequestStore.ts';
import type { Tone } from '../../schemas/option.ts';
import { workLocale } from './work.locale.ts';
import './work.css';
import { useBackCloses } from '../../runtime/render/useBackCloses.ts';

const tones: Readonly<Record<BulkState, Tone>> = {
  waiting: 'default',
  running: 'processing',
  done: 'success',
  failed: 'error',
  skipped: 'warning',
};

/** What became of each element of a bulk action: done, failed with the reason; what failed can be tried again. */
export const BulkDialog = observer(function BulkDialog({ open }: { open: OpenRequest<BulkRun, never> }) {
  const text = useText(workLocale);
  const run = open.request;
  const total = run.rows.length;
  const settled = run.count('done', 'failed', 'skipped');
  const failed = run.count('failed');
  const skipped = run.count('skipped');
  /** The person stopped before their turn came. */
  const left = run.running ? 0 : run.count('waiting');
  useBackCloses(true, () => open.close(), run.running);
  const footer = run.running ? (
    <Button
      onClick={() => {
        run.stop();
      }}
    >
      {text('stop')}
    </Button>
  ) : (
    <>
      {run.retryable > 0 && (
        <Button onClick={() => void run.retryFailed()}>
          {text('retryFailed', { count: run.retryable })}
        </Button>
      )}
      <Button
        type="primary"
        onClick={() => {
          open.close();
        }}
      >
        {text('close')}
      </Button>
    </>
  );
  return (
    <Modal
      open
      title={run.title}
      width="min(560px, calc(100% - 32px))"
      centered
      maskClosable={false}
      closable={!run.running}
      keyboard={!run.running}
      footer={footer}
      onCancel={() => {
        open.close();
      }}
    >
      <Progress
        percent={Math.round((settled / total) * 100)}
        status={run.running ? 'active' : failed > 0 ? 'exception' : 'normal'}
        format={() => `${String(settled)} / ${String(total)}`}
      />
      <p role="status" className="at-work-summary">
        {text(skipped > 0 ? 'bulkSkipped' : 'bulkSummary', { done: run.count('done'), failed, skipped })}
        {left > 0 && text('bulkLeft', { left })}
      </p>
      <ul className="at-work-rows">
        {run.rows.map((row, index) => (
          <Row key={index} row={row} running={run.running} />
        ))}
      </ul>
    </Modal>
  );
});

function Row({ row: { label, state, message }, running }: { row: BulkRow; running: boolean }) {
  const text = useText(workLocale);
  return (
    <li>
      <span className="at-work-label">
        {label}
        {message !== '' && <small>{message}</small>}
      </span>
      <ToneTag tone={tones[state]}>{text(state === 'waiting' && !running ? 'notRun' : state)}</ToneTag>
    </li>
  );
}
