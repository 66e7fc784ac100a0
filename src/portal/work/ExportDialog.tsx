import { Alert, Checkbox, Modal, Radio } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useBackCloses } from '../../runtime/render/useBackCloses.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { exportScopes, type ExportModel, type ExportScope } from '../../runtime/stores/ExportModel.ts';
import type { OpenRequest } from '../../runtime/stores/RequestStore.ts';
import {
  EXPORT_CALL_ROWS,
  EXPORT_ROWS,
  exportFormats,
  type ExportFormat,
} from '../../schemas/wire/exportRows.ts';
import { exportLocale } from './export.locale.ts';
import './work.css';

/** What is exported of a list: which records, which columns, which format. */
export const ExportDialog = observer(function ExportDialog({
  open,
}: {
  open: OpenRequest<ExportModel, true>;
}) {
  const text = useText(exportLocale);
  const { theme } = useRoot();
  const model = open.request;
  const close = (): void => {
    open.close();
  };
  useBackCloses(true, close);
  return (
    <Modal
      open
      centered
      title={text('title')}
      width={theme.device === 'mobile' ? '100%' : 'min(560px, calc(100vw - 48px))'}
      okText={text('go')}
      cancelText={text('cancel')}
      okButtonProps={{ disabled: !model.ready }}
      onOk={() => open.close(true)}
      onCancel={close}
    >
      <div className="at-work-body">
        {model.scope !== undefined && <Records model={model} />}
        <Columns model={model} />
        <Part title={text('format')} role="radiogroup">
          <Radio.Group
            value={model.format}
            options={exportFormats.map((value) => ({ value, label: text(value) }))}
            onChange={({ target }) => model.write(target.value as ExportFormat)}
          />
        </Part>
        <Hint model={model} />
      </div>
    </Modal>
  );
});

/** One thing that is asked, under its heading. */
function Part({
  title,
  role,
  children,
}: {
  title: string;
  role: 'radiogroup' | 'group';
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section role={role} aria-labelledby={id}>
      <h4 id={id} className="at-work-part">
        {title}
      </h4>
      {children}
    </section>
  );
}

const Records = observer(function Records({ model }: { model: ExportModel }) {
  const text = useText(exportLocale);
  return (
    <Part title={text('records')} role="radiogroup">
      <Radio.Group
        className="at-work-scopes"
        value={model.scope}
        onChange={({ target }) => model.choose(target.value as ExportScope)}
      >
        {exportScopes.map((scope) => {
          const count = model.totals[scope];
          const none = scope === 'chosen' && count === 0;
          return (
            <Radio key={scope} value={scope} disabled={none}>
              {text(scope)}
              {none ? text('noneChosen') : count !== undefined && text('rows', { count })}
            </Radio>
          );
        })}
      </Radio.Group>
    </Part>
  );
});

const Columns = observer(function Columns({ model }: { model: ExportModel }) {
  const text = useText(exportLocale);
  const { columns, fields } = model;
  const codes = columns.map(({ code }) => code);
  return (
    <Part title={text('columns')} role="group">
      <Checkbox
        checked={fields.length === codes.length}
        indeterminate={fields.length > 0 && fields.length < codes.length}
        onChange={({ target }) => model.tick(codes, target.checked)}
      >
        {text('allColumns', { ticked: fields.length, count: codes.length })}
      </Checkbox>
      <div className="at-work-ticks">
        {columns.map(({ code, title }) => (
          <Checkbox
            key={code}
            checked={fields.includes(code)}
            onChange={({ target }) => model.tick([code], target.checked)}
          >
            {title}
          </Checkbox>
        ))}
      </div>
    </Part>
  );
});

/** Why it cannot be exported so, or that it takes its time. */
const Hint = observer(function Hint({ model }: { model: ExportModel }) {
  const text = useText(exportLocale);
  if (model.tooMany) {
    return <Alert type="error" showIcon message={text('tooMany', { count: EXPORT_ROWS })} />;
  }
  if (model.fields.length === 0) return <Alert type="warning" showIcon message={text('noColumn')} />;
  if (model.rows === 0) return <Alert type="warning" showIcon message={text('none')} />;
  if (!model.asJob) return null;
  return <Alert type="info" showIcon message={text('asJob', { count: EXPORT_CALL_ROWS })} />;
});
