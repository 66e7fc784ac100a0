import { Alert, Button, Checkbox, Modal, Segmented, Spin } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useBackCloses } from '../../runtime/render/useBackCloses.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { listed } from '../../schemas/text.ts';
import { kindTitles } from '../../schemas/kindTitles.ts';
import { type Bundle, fileNameOf, keyOf, saveFile } from './bundle.ts';
import { exportBundle } from './bundleCalls.ts';
import { bundlesLocale } from './bundles.locale.ts';
import { useExportable } from './useExportable.ts';
import './bundles.css';

interface ExportDialogProps {
  /** What is chosen first, as `kind/id`. */
  chosen: readonly string[];
  close: () => void;
}

/** Puts documents with what they need into a file. */
export const ExportDialog = observer(function ExportDialog({ chosen, close }: ExportDialogProps) {
  const { client, theme, ui } = useRoot();
  const text = useText(bundlesLocale);
  const [ids, choose] = useState(chosen);
  const [version, take] = useState<'published' | 'draft'>('published');
  const [without, leaveOut] = useState<ReadonlySet<string>>(new Set());
  useBackCloses(true, close);
  const load = useCallback(
    (signal: AbortSignal) => exportBundle(client, ids, version, signal),
    [client, ids, version],
  );
  const { loaded, retry } = useLoaded(ids.length === 0 ? undefined : load);
  const whole = ids.length > 0 && loaded.status === 'ready' ? loaded.value : undefined;
  const bundle = whole && {
    ...whole,
    documents: whole.documents.filter((each) => ids.includes(keyOf(each)) || !without.has(keyOf(each))),
  };
  const written = bundle === undefined ? '' : JSON.stringify(bundle, null, 1);
  const save = (): void => {
    if (bundle === undefined) return;
    const name = fileNameOf(bundle, ids);
    saveFile(name, written);
    ui.message('success', text('exported', { name }));
    close();
  };
  return (
    <Modal
      open
      centered
      title={text('exportTitle')}
      width={theme.device === 'mobile' ? '100%' : 'min(760px, calc(100vw - 32px))'}
      maskClosable={false}
      onCancel={close}
      okText={text('export')}
      cancelText={text('cancel')}
      okButtonProps={{ disabled: bundle === undefined || bundle.documents.length === 0 }}
      onOk={save}
    >
      <div className="at-bundles">
        <WhatField ids={ids} choose={choose} />
        <div className="at-bundles-row">
          {text('version')}
          <Segmented
            aria-label={text('version')}
            value={version}
            options={(['published', 'draft'] as const).map((value) => ({ value, label: text(value) }))}
            onChange={(value) => take(value)}
          />
        </div>
        {ids.length === 0 && <p className="at-bundles-quiet">{text('nothing')}</p>}
        {ids.length > 0 && loaded.status === 'loading' && <Spin />}
        {ids.length > 0 && loaded.status === 'failed' && (
          <Alert
            type="error"
            showIcon
            message={messageOf(loaded.error)}
            action={
              <Button size="small" onClick={retry}>
                {text('again')}
              </Button>
            }
          />
        )}
        {whole && <Included whole={whole} roots={ids} without={without} leaveOut={leaveOut} />}
        {bundle && (
          <p>
            <strong>{fileNameOf(bundle, ids)}</strong>{' '}
            {text('size', {
              count: bundle.documents.length,
              size: Math.max(1, Math.round(new Blob([written]).size / 1024)),
            })}
          </p>
        )}
      </div>
    </Modal>
  );
});

const WhatField = observer(function WhatField({
  ids,
  choose,
}: {
  ids: readonly string[];
  choose: (ids: string[]) => void;
}) {
  const { locale } = useRoot();
  const text = useText(bundlesLocale);
  const groups = useExportable();
  return (
    <section>
      <h3>{text('which')}</h3>
      <p className="at-bundles-quiet">{text('whichHint')}</p>
      <SearchSelect<string[]>
        mode="multiple"
        style={{ width: '100%' }}
        aria-label={text('which')}
        placeholder={text('search')}
        value={[...ids]}
        options={groups.map(({ kind, documents }) => ({
          label: locale.localise(kindTitles[kind]),
          options: documents.map(({ id, name }) => ({ value: `${kind}/${id}`, label: `${name} (${id})` })),
        }))}
        onChange={(value) => choose(value)}
      />
    </section>
  );
});

const Included = observer(function Included({
  whole,
  roots,
  without,
  leaveOut,
}: {
  whole: Bundle;
  roots: readonly string[];
  without: ReadonlySet<string>;
  leaveOut: (keys: ReadonlySet<string>) => void;
}) {
  const { locale } = useRoot();
  const text = useText(bundlesLocale);
  const named = (list: readonly string[]): string => listed(list, locale.locale);
  const { dictionaries = [], interfaces = [], missing = [] } = whole;
  const toggle = (key: string, isIn: boolean): void =>
    leaveOut(new Set(isIn ? [...without].filter((each) => each !== key) : [...without, key]));
  return (
    <section>
      <h3>{text('included')}</h3>
      <ul>
        {whole.documents.map((each) => {
          const key = keyOf(each);
          const isRoot = roots.includes(key);
          return (
            <li key={key}>
              <Checkbox
                checked={isRoot || !without.has(key)}
                disabled={isRoot}
                onChange={({ target }) => toggle(key, target.checked)}
              >
                {each.name}{' '}
                <small className="at-bundles-quiet">
                  {`${locale.localise(kindTitles[each.kind])} · ${each.id} · ${text(isRoot ? 'asked' : 'needed')}`}
                </small>
              </Checkbox>
            </li>
          );
        })}
      </ul>
      {[...without].some((key) => !roots.includes(key)) && (
        <p className="at-bundles-quiet">{text('leftOut')}</p>
      )}
      {dictionaries.length > 0 && (
        <p>{text('withDictionaries', { codes: named(dictionaries.map(({ code }) => code)) })}</p>
      )}
      {interfaces.length > 0 && <p>{text('interfaces', { ids: named(interfaces.map(({ id }) => id)) })}</p>}
      {missing.length > 0 && (
        <p className="at-bundles-quiet">{text('notIncluded', { ids: named(missing.map(keyOf)) })}</p>
      )}
    </section>
  );
});
