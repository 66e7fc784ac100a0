import { Alert, Form, Modal, Segmented } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { ApiError, messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { LimitedInput } from '../../renderers/shared/typing/LimitedInput.tsx';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import type { DocumentKind } from '../../schemas/documents/index.ts';
import { LONGEST_NAME, RESOURCE_ID } from '../../schemas/kinds.ts';
import { kindTitles } from '../../schemas/kindTitles.ts';
import { fetchWorking, listDocuments, saveNew } from '../core/designCalls.ts';
import { needsModule } from './blankDocument.ts';
import { newDocument, type StartChoice } from './newDocument.ts';
import { startLocale } from './start.locale.ts';

interface StartDialogProps {
  kind: DocumentKind;
  created: (id: string) => void;
  close: () => void;
}

/** Begins a document: what from, how it is called; then its designer opens. */
export const StartDialog = observer(function StartDialog({ kind, created, close }: StartDialogProps) {
  const { client, locale } = useRoot();
  const text = useText(startLocale);
  const [choice, setChoice] = useState<StartChoice>({ way: 'blank', name: '', id: '', source: undefined });
  /** Once it was typed, the identifier no longer follows the name. */
  const [isOwnId, setOwnId] = useState(false);
  const [told, setTold] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sourceKind = choice.way === 'copy' ? kind : needsModule(kind) ? 'form' : undefined;
  const wrong = wrongIn(choice, sourceKind !== undefined);
  const rename = (name: string): void => {
    setChoice((before) => ({ ...before, name }));
    if (isOwnId) return;
    void import('../../documents/pinyinNames.ts').then(({ idOf }) =>
      setChoice((before) => (before.name === name ? { ...before, id: idOf(name) } : before)),
    );
  };
  const create = async (): Promise<void> => {
    setBusy(true);
    try {
      const from =
        sourceKind && choice.source !== undefined
          ? await fetchWorking(client, { kind: sourceKind, id: choice.source })
          : undefined;
      await saveNew(client, newDocument(kind, choice, from?.document));
      created(choice.id);
    } catch (error) {
      const isTaken = error instanceof ApiError && error.detail.code === 'ID_EXISTS';
      setTold(isTaken ? text('idTaken') : text('failed', { why: messageOf(error) }));
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={text('title', { kind: locale.localise(kindTitles[kind]) })}
      okText={text('create')}
      cancelText={text('cancel')}
      confirmLoading={busy}
      okButtonProps={{ disabled: wrong !== undefined }}
      onOk={() => void create()}
      onCancel={close}
    >
      {told !== undefined && <Alert type="error" message={told} style={{ marginBottom: 16 }} />}
      <Form layout="vertical">
        <Form.Item>
          <Segmented
            value={choice.way}
            options={(['blank', 'copy'] as const).map((way) => ({ value: way, label: text(way) }))}
            onChange={(way) => setChoice((before) => ({ ...before, way, source: undefined }))}
          />
        </Form.Item>
        {sourceKind !== undefined && (
          <SourceField
            key={sourceKind}
            kind={sourceKind}
            title={text(choice.way === 'copy' ? 'from' : 'module')}
            help={choice.way === 'copy' ? undefined : text('moduleHelp')}
            value={choice.source}
            change={(source) => setChoice((before) => ({ ...before, source }))}
          />
        )}
        <Form.Item label={text('name')} required>
          <LimitedInput
            autoFocus
            limit={LONGEST_NAME}
            value={choice.name}
            onChange={({ target }) => rename(target.value)}
          />
        </Form.Item>
        <Form.Item
          label={text('id')}
          required
          help={choice.id !== '' && wrong === 'idWrong' ? text('idWrong') : text('idHelp')}
          {...(choice.id !== '' && wrong === 'idWrong' && { validateStatus: 'error' as const })}
        >
          <LimitedInput
            limit={64}
            value={choice.id}
            onChange={({ target }) => {
              setOwnId(true);
              setChoice((before) => ({ ...before, id: target.value }));
            }}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
});

const ID = new RegExp(RESOURCE_ID);

function wrongIn(
  { name, id, source }: StartChoice,
  needsSource: boolean,
): 'nameMissing' | 'idWrong' | 'fromMissing' | undefined {
  if (needsSource && source === undefined) return 'fromMissing';
  if (name.trim() === '') return 'nameMissing';
  return ID.test(id) ? undefined : 'idWrong';
}

interface SourceFieldProps {
  kind: DocumentKind;
  title: string;
  help: string | undefined;
  value: string | undefined;
  change: (id: string) => void;
}

/** One of the documents of a kind. */
function SourceField({ kind, title, help, value, change }: SourceFieldProps) {
  const { client } = useRoot();
  const text = useText(startLocale);
  const load = useCallback((signal: AbortSignal) => listDocuments(client, kind, signal), [client, kind]);
  const { loaded } = useLoaded(load);
  const offered = loaded.status === 'ready' ? loaded.value : [];
  return (
    <Form.Item label={title} required help={help}>
      <SearchSelect<string>
        {...(value !== undefined && { value })}
        loading={loaded.status === 'loading'}
        notFoundContent={text('none')}
        options={offered.map(({ id, name }) => ({ value: id, label: `${name}（${id}）` }))}
        onChange={change}
      />
    </Form.Item>
  );
}
