import { Alert, Button, Drawer, theme } from 'antd';
import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { compile, ConditionError } from '../../../conditions/index.ts';
import { compileNode } from '../../../documents/compile.ts';
import { awaitSight } from '../../../runtime/form/awaitSight.ts';
import { firstInvalid } from '../../../runtime/form/firstInvalid.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { FilterView } from '../../../runtime/render/FilterView.tsx';
import type { RendererDefinition } from '../../../runtime/registry/defineRenderer.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { RuleSet } from '../../../schemas/condition.ts';
import type { LocalText } from '../../../schemas/text.ts';
import { useMaskCloses } from '../../shared/useMaskCloses.ts';
import { fitsAddress } from './condition.ts';
import { conditionFields } from './conditionFields.ts';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';
import { useBackCloses } from '../../../runtime/render/useBackCloses.ts';

/** px */
const WIDTH = 720;

/** Puts a condition together beside the list; it is asked for when it is whole, and stays where the server refuses it. */
export default observer(function ConditionPanel({ model, close }: { model: ListModel; close: () => void }) {
  const root = useRoot();
  const text = useText(listPageLocale);
  const { token } = theme.useToken();
  const editor = useEditor();
  const [draft, setDraft] = useState(model.question.query.condition);
  const box = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState('');
  const [showsFaults, setShowsFaults] = useState(false);
  const [asking, setAsking] = useState(false);
  const fields = conditionFields(model.question.conditionFields, {
    root,
    page: model.fields,
    scope: model.fields.scope,
  });
  const maskCloses = useMaskCloses();
  useBackCloses(true, close);
  const phone = root.theme.device === 'mobile';

  const ask = async (condition: RuleSet | undefined): Promise<void> => {
    const before = model.question.query.condition;
    setAsking(true);
    model.ask({ condition });
    await when(() => model.records.status !== 'loading');
    if (model.records.status !== 'failed') {
      close();
      return;
    }
    setFault(model.records.error);
    setAsking(false);
    model.ask({ condition: before });
  };
  const apply = (): void => {
    const impossible = draft && faultOfAll(draft);
    if (impossible) setFault(root.locale.localise(impossible));
    // The editor tells it where it is.
    else if (draft && editor.definition?.meta.field?.check?.(draft, { fields })) {
      setShowsFaults(true);
      awaitSight(() => (box.current ? firstInvalid(box.current) : undefined));
    } else if (draft && !fitsAddress(draft)) setFault(text('tooLong'));
    else void ask(draft);
  };
  return (
    <Drawer
      open
      title={text('advanced')}
      placement={phone ? 'bottom' : 'right'}
      {...(phone ? { height: '92%' } : { width: `min(${String(WIDTH)}px, 92vw)` })}
      closable={{ placement: 'end' }}
      maskClosable={maskCloses}
      onClose={close}
      footer={
        <div style={{ display: 'flex', gap: token.marginXS, justifyContent: 'flex-end' }}>
          <Button
            disabled={asking || (!draft && !model.question.query.condition)}
            style={{ marginInlineEnd: 'auto' }}
            onClick={() => void ask(undefined)}
          >
            {text('clearCondition')}
          </Button>
          <Button onClick={close}>{text('cancel')}</Button>
          <Button type="primary" loading={asking} disabled={!editor.definition} onClick={apply}>
            {text('apply')}
          </Button>
        </div>
      }
    >
      {fault !== '' && (
        <Alert type="error" showIcon role="alert" message={fault} style={{ marginBottom: token.margin }} />
      )}
      {editor.definition ? (
        <div ref={box}>
          <Editor
            type={editor.definition.meta.type}
            fields={fields}
            model={model}
            value={draft}
            showsFaults={showsFaults}
            onChange={(value) => {
              setDraft(value);
              setFault('');
            }}
          />
        </div>
      ) : (
        <Waiting failed={editor.failed} retry={editor.retry} />
      )}
    </Drawer>
  );
});

function Waiting({ failed, retry }: { failed: boolean; retry: () => void }) {
  const { Loading, Failure } = useRoot().platform.chrome;
  const text = useText(listPageLocale);
  return failed ? <Failure title={text('editorFailed')} retry={retry} /> : <Loading shape="widget" />;
}

const Editor = observer(function Editor({
  type,
  fields,
  model,
  value,
  showsFaults,
  onChange,
}: {
  type: string;
  fields: ReturnType<typeof conditionFields>;
  model: ListModel;
  value: RuleSet | undefined;
  showsFaults: boolean;
  onChange: (value: RuleSet | undefined) => void;
}) {
  // Options arrive from their dictionaries one after the other.
  const key = JSON.stringify(fields);
  const text = useText(listPageLocale);
  const title = text('advanced');
  const node = useMemo(() => {
    const props = { fields: JSON.parse(key) as unknown, allowExpressions: false, showFaults: showsFaults };
    const source = { type, id: 'advanced-filter', name: 'advancedFilter', title, props };
    return compileNode(source, model.page.environment, '/advancedFilter');
  }, [type, key, title, showsFaults, model]);
  return (
    <FilterView
      node={node}
      value={value ?? null}
      onChange={(changed) => {
        onChange((changed ?? undefined) as RuleSet | undefined);
      }}
    />
  );
});

/** What is wrong with a condition as a whole, wherever it is put together: it has too many parts. */
function faultOfAll(condition: RuleSet): LocalText | undefined {
  try {
    compile(condition);
    return undefined;
  } catch (error) {
    if (error instanceof ConditionError) return error.text;
    throw error;
  }
}

/** The widget that puts conditions together, once it is here. */
function useEditor(): { definition: RendererDefinition | undefined; failed: boolean; retry: () => void } {
  const { registry } = useRoot().platform;
  const [definition, setDefinition] = useState<RendererDefinition>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    setFailed(false);
    registry.conditionEditor().then(
      (found) => {
        if (gone) return;
        setDefinition(found);
        setFailed(found === undefined);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [registry, attempt]);
  return { definition, failed, retry: () => setAttempt((count) => count + 1) };
}
