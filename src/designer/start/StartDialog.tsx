import { Alert, Button, Form, Modal, Segmented } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { useBackCloses } from '../../runtime/render/useBackCloses.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { DocumentKind } from '../../schemas/documents/index.ts';
import { kindTitles } from '../../schemas/kindTitles.ts';
import { HelpLink } from '../help/HelpLink.tsx';
import { NameFields } from './NameFields.tsx';
import { SheetOutcome } from './sheet/SheetOutcome.tsx';
import type { SheetStart } from './sheet/SheetStart.ts';
import { SheetWay } from './sheet/SheetWay.tsx';
import { sheetLocale } from './sheet/sheet.locale.ts';
import { SourceField } from './SourceField.tsx';
import { startLocale } from './start.locale.ts';
import { StartModel, waysOf } from './StartModel.ts';
import { SystemField } from './SystemField.tsx';
import { TemplateWay } from './templates/TemplateWay.tsx';
import './start.css';

interface StartDialogProps {
  kind: DocumentKind;
  /** Id of the document that it begins as a copy of. */
  copyOf?: string | undefined;
  /** Id of the system that it belongs to at first. */
  system?: string | undefined;
  created: (id: string) => void;
  close: () => void;
}

/** Begins a document: what from, how it is called; then its designer opens. */
export const StartDialog = observer(function StartDialog({
  kind,
  copyOf,
  system,
  created,
  close,
}: StartDialogProps) {
  const root = useRoot();
  const text = useText(startLocale);
  const form = useId();
  const [model] = useState(() => {
    const { client, files, jobs, session, platform } = root;
    const module = (id: string) => root.module(id);
    const prepare = () => platform.registry.prepareAll();
    const locale = () => root.locale.locale;
    const ended = (sheet: SheetStart): void => tellEnd(root, sheet);
    const role = session.currentRole;
    const copyName = (name: string): string => root.locale.text(startLocale, 'copyName', { name });
    const dataType = (widget: string) => platform.vocabulary.metas.get(widget)?.field?.dataType;
    const parts = { client, files, jobs, module, prepare, role, ended, locale, copyName, dataType };
    const made = new StartModel(kind, parts);
    if (copyOf !== undefined) made.copy(copyOf);
    if (system !== undefined) made.setSystem(system);
    return made;
  });
  const [opens, open] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    void model.loadTaken(controller.signal);
    void model.loadOwners(controller.signal);
    return () => {
      controller.abort();
      model.leave();
    };
  }, [model]);
  const isWide = model.way === 'sheet' || model.way === 'template';
  // A form of a sheet is there once it was saved, whatever becomes of its rows.
  const isMade = model.sheet.step === 'making' || model.sheet.step === 'done';
  const leave = (): void => {
    if (isMade) root.ui.message('info', root.locale.text(sheetLocale, 'madeKept', { name: model.name }));
    close();
  };
  useBackCloses(opens === undefined, leave);
  useOpening(opens, created);
  const create = async (): Promise<void> => {
    if (model.isReady && !model.busy && (await model.create())) open(model.id);
  };
  return (
    <Modal
      open
      title={text('title', { kind: root.locale.localise(kindTitles[kind]) })}
      width={root.theme.device === 'mobile' ? '100%' : `min(${isWide ? 860 : 560}px, calc(100vw - 32px))`}
      centered
      maskClosable={false}
      onCancel={leave}
      footer={
        isMade ? (
          <MadeFooter model={model} created={open} close={leave} />
        ) : (
          <>
            <HelpLink topic="start" />
            <Button onClick={close}>{text('cancel')}</Button>
            <Button
              type="primary"
              htmlType="submit"
              form={form}
              loading={model.busy}
              disabled={!model.isReady}
            >
              {text('create')}
            </Button>
          </>
        )
      }
    >
      {isMade ? (
        <SheetOutcome sheet={model.sheet} name={model.name} />
      ) : (
        <Form id={form} layout="vertical" className="at-begin" onFinish={() => void create()}>
          <Form.Item>
            <Segmented
              aria-label={text('way')}
              value={model.way}
              options={waysOf(kind).map((way) => ({ value: way, label: text(way) }))}
              onChange={(way) => model.choose(way)}
            />
          </Form.Item>
          {model.way === 'template' && <TemplateWay model={model} />}
          {model.way === 'sheet' && <SheetWay model={model} />}
          <Source model={model} />
          {(model.way !== 'sheet' || model.sheet.step === 'columns') && (
            <>
              <NameFields key={model.way} model={model} autoFocus={!isWide} />
              <SystemField model={model} />
            </>
          )}
          {model.failure !== undefined && (
            <Alert type="error" showIcon message={text('failed', { why: model.failure })} />
          )}
        </Form>
      )}
    </Modal>
  );
});

/** Goes on to what was made once the dialog's own entry in the history is gone: else the way back would lead to it. */
function useOpening(id: string | undefined, created: (id: string) => void): void {
  const { overlays } = useRoot();
  const latest = useRef(created);
  latest.current = created;
  useEffect(() => {
    if (id !== undefined) overlays.leave(() => latest.current(id));
  }, [id, overlays]);
}

/** What came of a form whose dialog is gone. */
function tellEnd({ ui, locale }: RootStore, { name, unpublished, rows }: SheetStart): void {
  if (unpublished !== undefined)
    ui.message('warning', locale.text(sheetLocale, 'unpublished', { why: unpublished }));
  else if (rows?.outcome === undefined)
    ui.message('warning', locale.text(sheetLocale, 'importFailed', { why: rows?.error ?? '' }));
  else
    ui.message(
      'success',
      locale.text(sheetLocale, 'imported', { name, added: rows.outcome.added + rows.outcome.updated }),
    );
}

/** What is copied, or the form or list that is shown. */
const Source = observer(function Source({ model }: { model: StartModel }) {
  const text = useText(startLocale);
  const { sourceKind, way } = model;
  if (sourceKind === undefined) return null;
  const about = sourceKind === 'mgrList' ? 'list' : model.kind === 'flow' ? 'flowModule' : 'module';
  const help =
    way === 'copy'
      ? undefined
      : text(way === 'template' && model.kind !== 'flow' ? 'templateModuleHelp' : `${about}Help`);
  return (
    <SourceField
      key={sourceKind}
      kind={sourceKind}
      title={text(way === 'copy' ? 'from' : about === 'list' ? 'list' : 'module')}
      help={help}
      value={model.source}
      change={(id) => model.setSource(id)}
    />
  );
});

/** Where to go from a form that is made of a sheet. */
const MadeFooter = observer(function MadeFooter({
  model,
  created,
  close,
}: Pick<StartDialogProps, 'created' | 'close'> & { model: StartModel }) {
  const text = useText(sheetLocale);
  return (
    <>
      <Button onClick={close}>{text('close')}</Button>
      <Button type="primary" onClick={() => created(model.id)}>
        {text('open')}
      </Button>
    </>
  );
});
