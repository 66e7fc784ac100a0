import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { formParams } from '../../../../documents/check/formParams.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { Action } from '../../../../schemas/action.ts';
import type { AtriumDocument, DocumentKind } from '../../../../schemas/documents/index.ts';
import type { LocalText } from '../../../../schemas/text.ts';
import type { CallInput } from '../../../../schemas/wire/interface.ts';
import { fieldsOfCall } from '../../pickers/fieldsOfCall.ts';
import { GivenParams } from '../../pickers/GivenParams.tsx';
import { recordOf } from '../../../settings/recordOf.ts';
import { useSettings } from '../../../settings/SettingsContext.ts';
import { useActions } from '../ActionsContext.ts';
import type { PickerProps } from './pickerProps.ts';

/** What an action hands on: the inputs of the interface that it calls, the parameters of the page that it opens, or any names. */
export const Given = observer(function Given(props: PickerProps) {
  const { id, title, value, action, path, disabled, change } = props;
  const { catalogue } = useSettings();
  const { problemsAt } = useActions();
  const { locale } = useRoot();
  const call = typeof action.call === 'string' ? action.call : undefined;
  const { kind, id: target } = targetOf(action);
  useEffect(() => {
    if (call !== undefined) void catalogue?.callables.need([call]);
    if (kind !== undefined && target !== undefined) void catalogue?.documents.need(kind, [target]);
  }, [catalogue, call, kind, target]);
  const described = call === undefined ? undefined : catalogue?.callables.described(call);
  const document =
    kind === undefined || target === undefined ? undefined : catalogue?.documents.of(kind, target);
  const name = 'param' in action ? 'param' : 'params' in action ? 'params' : 'param';
  const localise = (text: LocalText): string => locale.localise(text);
  const inputs = described?.inputs ?? (document && paramsOf(document, localise));
  return (
    <GivenParams
      id={id}
      title={title}
      value={value}
      inputs={inputs}
      open={
        call === undefined || (described === undefined && catalogue?.callables.of(call)?.status !== 'loading')
      }
      fields={fieldsOfCall(described)}
      disabled={disabled}
      problemsOf={(each) => problemsAt(path, `${name}/${each}`)}
      change={change}
    />
  );
});

function targetOf(action: Action): { kind: DocumentKind | undefined; id: string | undefined } {
  const { kind, id } = recordOf(action.target);
  return {
    kind: typeof kind === 'string' ? (kind as DocumentKind) : undefined,
    id: typeof id === 'string' ? id : undefined,
  };
}

const FORM_PARAMS: Readonly<Record<keyof typeof formParams, LocalText>> = {
  id: { zhCN: '记录编号', enUS: 'Id of the record' },
  mode: { zhCN: '打开方式：view、edit 或 add', enUS: 'How it opens: view, edit or add' },
};

/** What a page can be opened with, as inputs. */
function paramsOf(document: AtriumDocument, localise: (text: LocalText) => string): readonly CallInput[] {
  const declared = 'params' in document ? Object.entries(recordOf(document.params)) : [];
  const own = declared.map(([name, value]) => ({ name, title: name, type: typeOf(recordOf(value).type) }));
  const isForm = document.kind === 'form' || document.kind === 'mgrForm';
  const ofForms = Object.entries(isForm ? FORM_PARAMS : {})
    .filter(([name]) => !own.some((each) => each.name === name))
    .map(([name, title]) => ({ name, title: localise(title), type: 'text' as const }));
  return [...ofForms, ...own].map((input) => ({ ...input, required: false }));
}

function typeOf(type: unknown): CallInput['type'] {
  if (type === 'number' || type === 'bool') return type;
  return type === 'list' || type === 'json' || type === 'record' ? 'json' : 'text';
}
