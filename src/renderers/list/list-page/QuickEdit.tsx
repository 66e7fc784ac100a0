import { Button, Popover, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { ApiError, isCancelled, messageOf } from '../../../runtime/data/ApiError.ts';
import { FormContext } from '../../../runtime/form/FormContext.tsx';
import { FormModel } from '../../../runtime/form/FormModel.ts';
import { loadRecord } from '../../../runtime/form/loadRecord.ts';
import { noteGone, saysGone } from '../../../runtime/form/recordGone.ts';
import { submitForm } from '../../../runtime/form/submitForm.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { NodeList } from '../../../runtime/render/NodeView.tsx';
import { useOpenResource } from '../../../runtime/render/OpenResource.tsx';
import { PlaceContext } from '../../../runtime/render/PageContext.tsx';
import { usePreload } from '../../../runtime/render/SchemaRenderer.tsx';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { titleOf } from '../../../documents/compile.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import { focusIn } from '../../shared/focus/focusIn.ts';
import { RecordFailure } from '../../shared/record/RecordFailure.tsx';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';

interface QuickEditProps {
  model: ListModel;
  id: string;
  code: string;
  /** The button that opened it. */
  anchor: RefObject<HTMLElement | null>;
  close: () => void;
}

/**
 * One field of a record over its cell: with the rules, the computed values and the rights of the whole form, since it
 * is that form. The record is read anew, so that nobody works on what the list has loaded long ago.
 */
export default function QuickEdit(props: QuickEditProps) {
  const { model, id, anchor } = props;
  const { Loading } = useRoot().platform.chrome;
  const load = useCallback(
    (signal: AbortSignal) => loadRecord(model.page.root, model.module, id, signal),
    [model, id],
  );
  const { loaded, retry } = useLoaded(load);
  const kept = useRef<Typed>(undefined);
  const reload = (typed: unknown): void => {
    kept.current = { value: typed };
    model.renew();
    retry();
  };
  const content =
    loaded.status === 'ready' ? (
      <Editor {...props} record={loaded.value} typed={kept.current} reload={reload} />
    ) : loaded.status === 'failed' ? (
      <NotLoaded {...props} error={loaded.error} retry={retry} />
    ) : (
      <Loading shape="widget" />
    );
  return (
    <Popover
      open
      placement="bottomRight"
      arrow={false}
      content={<div style={{ width: 280 }}>{content}</div>}
      getPopupContainer={() => anchor.current?.closest<HTMLElement>('.ant-drawer-body') ?? document.body}
    >
      <span style={{ position: 'absolute', right: 0, bottom: 0 }} />
    </Popover>
  );
}

interface EditorProps extends QuickEditProps {
  record: ModuleRecord;
  /** What was typed over a former state of the record, which somebody else changed meanwhile. */
  typed: Typed | undefined;
  reload: (typed: unknown) => void;
}

interface Typed {
  value: unknown;
}

const Editor = observer(function Editor({ model, code, record, close, typed, reload }: EditorProps) {
  const { token } = theme.useToken();
  const text = useText(listPageLocale);
  const { fields: page, rights } = model;
  const field = useRef<HTMLDivElement>(null);
  const { overlay } = useOpenResource();
  const [problem, setProblem] = useState<Problem>(NONE);
  const form = useMemo(
    () => new FormModel(page, model.compiled.form, { mode: 'edit', rights, record }),
    [page, model, rights, record],
  );
  useEffect(() => () => form.dispose(), [form]);
  useEffect(() => {
    if (typed) form.field(code)?.set(typed.value);
  }, [form, code, typed]);
  const node = form.compiled.byCode.get(code)?.node;
  const nodes = useMemo(() => (node ? [node] : []), [node]);
  const ready = usePreload(nodes);
  const place = useMemo(() => ({ page, scope: form.scope, around: form.around }), [page, form]);
  useEffect(() => {
    if (!ready) return undefined;
    // Some editors make what is typed into only after they are drawn.
    const frame = requestAnimationFrame(() => {
      if (field.current) focusIn(field.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [ready]);
  const save = async (): Promise<boolean> => {
    setProblem(NONE);
    try {
      const outcome = await submitForm(form);
      if (outcome.status === 'stored') {
        model.records.replace(outcome.record);
        const former = Object.fromEntries(outcome.changed.map((each) => [each, record[each] ?? null]));
        const { id, revision } = outcome.record;
        model.undoing.kept({ id, former, before: record.revision, after: revision });
      }
      if (outcome.status === 'invalid' && outcome.field !== code)
        setProblem({ text: text('otherInvalid', { name: nameOf(form, outcome.field) }) });
      return outcome.status !== 'invalid';
    } catch (error) {
      if (!isCancelled(error)) {
        const gone = saysGone(error);
        const conflict = error instanceof ApiError && error.detail.code === 'REVISION_CONFLICT';
        if (gone) setProblem({ text: text('gone'), kind: 'gone' });
        else setProblem({ text: messageOf(error), ...(conflict ? { kind: 'conflict' } : {}) });
      }
      return false;
    }
  };
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const show = (): void => {
      if (field.current) focusIn(field.current);
    };
    return model.cell.hold({
      dirty: () => form.dirty,
      save: () => page.root.unsaved.saving(latest.current()),
      show,
    });
  }, [model, page, form]);
  useEscape(close);
  useEffect(() => page.root.unsaved.register(() => form.dirty, overlay), [page, form, overlay]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const saved = save().then((stored) => {
          if (stored) close();
        });
        void page.root.unsaved.saving(saved);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        close();
      }}
    >
      <FormContext.Provider value={form}>
        <PlaceContext.Provider value={place}>
          <div ref={field} tabIndex={-1} style={FIELD}>
            {ready && <NodeList nodes={nodes} />}
          </div>
        </PlaceContext.Provider>
      </FormContext.Provider>
      {problem.text !== '' && (
        <p role="alert" style={{ margin: `0 0 ${String(token.marginXS)}px`, color: token.colorErrorText }}>
          {problem.text}
          {problem.kind === 'conflict' && (
            <Button
              type="link"
              size="small"
              onClick={() => {
                reload(form.values[code]);
              }}
            >
              {text('reload')}
            </Button>
          )}
          {problem.kind === 'gone' && (
            <RefreshList
              model={model}
              id={record.id}
              close={() => {
                form.reset();
                close();
              }}
            />
          )}
        </p>
      )}
      <div
        style={{
          display: 'flex',
          justifyContent: 'flex-end',
          gap: token.marginXS,
          marginTop: token.marginSM,
        }}
      >
        <Button size="small" onClick={close}>
          {text('cancel')}
        </Button>
        <Button size="small" type="primary" htmlType="submit" loading={form.saving}>
          {text('save')}
        </Button>
      </div>
    </form>
  );
});

/** Says why there is nothing to change. */
function NotLoaded({
  model,
  id,
  close,
  error,
  retry,
}: QuickEditProps & { error: unknown; retry: () => void }) {
  useEscape(close);
  const refresh = <RefreshList model={model} id={id} close={close} />;
  return <RecordFailure error={error} retry={retry} whenGone={refresh} />;
}

/** Has the list load again, without the record that is gone. */
function RefreshList({ model, id, close }: Pick<QuickEditProps, 'model' | 'id' | 'close'>) {
  const text = useText(listPageLocale);
  return (
    <Button
      type="link"
      size="small"
      onClick={() => {
        close();
        noteGone(model.page, model.module, id);
      }}
    >
      {text('refreshList')}
    </Button>
  );
}

/** Escape gives up also where the focus has gone to nothing, by a click beside the editor. */
function useEscape(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent): void => {
      if (key === 'Escape' && target === document.body) latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

/** A tall field scrolls by itself: above or below its cell there is half a window, and its buttons stay in it. */
const FIELD: CSSProperties = {
  maxHeight: 'calc(50vh - 96px)',
  overflow: 'auto',
  margin: -4,
  padding: 4,
  outline: 'none',
};

interface Problem {
  /** Empty: none. */
  text: string;
  /** Somebody else has changed the record, or deleted it. */
  kind?: 'conflict' | 'gone';
}

const NONE: Problem = { text: '' };

/** The title of a field that stands in the way, elsewhere in the form. */
function nameOf(form: FormModel, code: string | undefined): string {
  const node = code === undefined ? undefined : form.compiled.byCode.get(code)?.node;
  return node ? titleOf(node, form.scope, form.page.root.locale.locale) : '';
}
