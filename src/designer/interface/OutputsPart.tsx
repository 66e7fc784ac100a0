import { ImportOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { LimitedInput } from '../../renderers/shared/typing/LimitedInput.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import {
  interfaceOutputTypes,
  type InterfaceOutput,
  type InterfaceOutputType,
} from '../../schemas/wire/interface.ts';
import type { InterfaceModel } from './InterfaceModel.ts';
import { interfaceLocale } from './interface.locale.ts';
import { kindOf } from './kinds/index.ts';
import { namedColumns } from './namedColumns.tsx';
import { RowsTable, type RowColumn } from './RowsTable.tsx';

/** What is answered, typed in or taken over from the last try. */
export const OutputsPart = observer(function OutputsPart({ model }: { model: InterfaceModel }) {
  const text = useText(interfaceLocale);
  const { ui } = useRoot();
  const { definition, tried } = model;
  const kind = kindOf(definition.kind);
  const PathInput = kind?.PathInput;
  const path: RowColumn<InterfaceOutput> = {
    member: 'path',
    title: text(definition.answers === 'list' ? 'outputPath' : 'outputPathInResult'),
    cell: (output, change, attributes) =>
      PathInput ? (
        <PathInput model={model} output={output} attributes={attributes} change={change} />
      ) : (
        <LimitedInput
          {...attributes}
          className="at-field-code"
          value={output.path ?? ''}
          placeholder={output.name}
          limit={200}
          onChange={({ target }) => change({ path: target.value || undefined })}
        />
      ),
  };
  const columns: readonly RowColumn<InterfaceOutput>[] = [
    ...namedColumns<InterfaceOutput>({ name: text('outputName'), title: text('title') }),
    {
      member: 'type',
      title: text('type'),
      width: '150px',
      cell: ({ type }, change, attributes) => (
        <Select<InterfaceOutputType>
          {...attributes}
          className="at-field-wide"
          value={type}
          options={interfaceOutputTypes.map((value) => ({ value, label: text(value) }))}
          onChange={(next) => change({ type: next })}
        />
      ),
    },
    ...(kind?.hasPaths === true ? [path] : []),
  ];
  const clear = async (): Promise<void> => {
    const title = text('clearOutputsTitle', { count: definition.outputs.length });
    if (await ui.confirm({ title, danger: true })) model.change({ outputs: [] });
  };
  const hasColumns = tried.outcome?.ok === true && tried.outcome.columns.length > 0;
  return (
    <RowsTable
      path="outputs"
      title={text('outputs')}
      rows={definition.outputs}
      columns={columns}
      findings={model.findings}
      empty={text('noOutputs')}
      addText={text('addOutput')}
      fresh={(): InterfaceOutput => ({ name: '', type: 'text' })}
      change={(outputs) => model.change({ outputs })}
      extra={
        <>
          <Button
            icon={<ImportOutlined aria-hidden />}
            disabled={!hasColumns}
            title={hasColumns ? '' : text('takeOverFirst')}
            onClick={() => model.change({ outputs: tried.outputs(definition.outputs) })}
          >
            {text('takeOver')}
          </Button>
          {definition.outputs.length > 1 && (
            <Button type="text" onClick={() => void clear()}>
              {text('clearOutputs')}
            </Button>
          )}
        </>
      }
    />
  );
});
