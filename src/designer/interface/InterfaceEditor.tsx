import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { AccessPart } from './AccessPart.tsx';
import { BasicPart } from './BasicPart.tsx';
import { HeadBar } from './HeadBar.tsx';
import { InputsPart } from './InputsPart.tsx';
import type { InterfaceKey } from './interfaceCalls.ts';
import type { InterfaceModel } from './InterfaceModel.ts';
import { interfaceLocale } from './interface.locale.ts';
import { kindOf } from './kinds/index.ts';
import { Notices } from './Notices.tsx';
import { OutputsPart } from './OutputsPart.tsx';
import { reach } from './reach.ts';
import { TryPart } from './TryPart.tsx';
import './interface.css';

interface InterfaceEditorProps {
  model: InterfaceModel;
  /** The address of the list. */
  list: string;
  /** What is typed goes along with the tab while another page is looked at. */
  kept: boolean;
  /** A new interface has its address. */
  stored: (key: InterfaceKey) => void;
  removed: () => void;
  /** Reads it again. */
  retry: () => void;
}

/** A configured interface, from its address to who may call it, in the order in which it is made. */
export const InterfaceEditor = observer(function InterfaceEditor(props: InterfaceEditorProps) {
  const { model, kept, retry } = props;
  const root = useRoot();
  const text = useText(interfaceLocale);
  const { Loading, Failure } = root.platform.chrome;
  // A text that is no value yet does not go along.
  const goesAlong = kept && !model.findings.isHolding;
  useEffect(() => root.unsaved.register(() => model.dirty, undefined, goesAlong), [root, model, goesAlong]);
  const { opening } = model;
  if (opening.status === 'loading') return <Loading shape="page" />;
  if (opening.status === 'failed') {
    const { why, message } = opening;
    // Asking again helps only where it is not the answer.
    if (why !== 'other') return <Failure title={text('gone')} />;
    return <Failure title={text('notOpened')} description={message} retry={retry} />;
  }
  return <OpenEditor {...props} />;
});

const OpenEditor = observer(function OpenEditor({ model, list, stored, removed }: InterfaceEditorProps) {
  const { ui } = useRoot();
  const text = useText(interfaceLocale);
  const { definition } = model;
  const kind = kindOf(definition.kind);
  const notices = useRef<HTMLDivElement>(null);
  /** What is wrong as a whole stands above, which may be out of sight. */
  const reachNotices = (): void => {
    notices.current?.focus({ preventScroll: true });
    notices.current?.scrollIntoView({ block: 'center' });
  };
  const affectsOthers = (): boolean => (model.affected?.users ?? []).length > 0;
  const tell = async (work: Promise<boolean>, done: 'saved' | 'publishedNow'): Promise<void> => {
    const isNew = model.stored === undefined;
    const succeeded = await work;
    const forNobody = done === 'publishedNow' && model.definition.roles.length === 0;
    if (succeeded && forNobody) ui.message('warning', text('publishedForNobody'));
    else if (succeeded) ui.message('success', text(done));
    const [first] = model.findings.list;
    if (!succeeded && first !== undefined) reach(first.path);
    else if (!succeeded || affectsOthers()) reachNotices();
    if (isNew && model.stored !== undefined) stored(model.key);
  };
  const save = () => void tell(model.save(), 'saved');
  const publish = () => void tell(model.publish(), 'publishedNow');
  const unpublish = async (): Promise<void> => {
    const agreed = await ui.confirm({
      title: text('unpublishTitle', { name: definition.name }),
      content: text('unpublishText'),
      danger: true,
    });
    if (!agreed) return;
    const succeeded = await model.unpublish();
    if (succeeded) ui.message('success', text('unpublished'));
    if (!succeeded || affectsOthers()) reachNotices();
  };
  const remove = async (): Promise<void> => {
    const agreed = await ui.confirm({
      title: text('removeTitle', { name: definition.name }),
      content: text('removeText'),
      danger: true,
    });
    if (!agreed) return;
    if (!(await model.remove())) {
      reachNotices();
      return;
    }
    ui.message('success', text('removed'));
    removed();
  };
  /** Before the code editor, which has a meaning of its own for some of them. */
  const keys = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    const run = { s: save, enter: () => void model.tried.run(definition) }[event.key.toLowerCase()];
    if (run === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  return (
    <div className="at-interface" onKeyDownCapture={keys}>
      <HeadBar
        model={model}
        list={list}
        save={save}
        publish={publish}
        unpublish={() => void unpublish()}
        remove={() => void remove()}
      />
      <div ref={notices} tabIndex={-1} className="at-interface-notices">
        <Notices model={model} />
      </div>
      <Card title={text('basic')}>
        <BasicPart model={model} />
      </Card>
      <Card title={kind ? text(kind.title) : definition.kind}>
        {kind ? <kind.Part model={model} /> : <p className="at-field-note">{text('unknownKind')}</p>}
      </Card>
      <Card title={text('inputs')} note={text('inputsNote')}>
        <InputsPart model={model} />
      </Card>
      <Card title={text('tryTitle')}>
        <TryPart model={model} />
      </Card>
      <Card title={text('outputs')} note={text('outputsNote')}>
        <OutputsPart model={model} />
      </Card>
      <Card title={text('access')}>
        <AccessPart model={model} />
      </Card>
    </div>
  );
});

function Card({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="at-interface-card" aria-label={title}>
      <h2>{title}</h2>
      {note !== undefined && <p className="at-field-note">{note}</p>}
      {children}
    </section>
  );
}
