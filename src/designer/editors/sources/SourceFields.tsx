import { Segmented } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { Source } from '../../../schemas/source.ts';
import { CallChoice } from '../pickers/CallChoice.tsx';
import { Framed } from '../pickers/Framed.tsx';
import { fieldsOfCall } from '../pickers/fieldsOfCall.ts';
import { GivenParams } from '../pickers/GivenParams.tsx';
import { ModulePicker } from '../pickers/ModulePicker.tsx';
import type { PropListProps } from '../../settings/controlProps.ts';
import { useSettings } from '../../settings/SettingsContext.ts';
import { FormQuestion } from './FormQuestion.tsx';
import { type SourceKind, sourceKinds, sourceParts, withCall } from './sourceKinds.ts';
import { sourcesLocale } from './sources.locale.ts';
import '../../steps/steps.css';
import '../editors.css';

export interface SourceFieldsProps {
  value: Partial<Source>;
  List: ComponentType<PropListProps>;
  /** What is wrong with a member, by its pointer within the source: `/call`, `/param/where`. */
  problemsAt: (pointer: string) => readonly string[];
  /** @param typing what of it is being set: changes of one such name that follow each other are one step */
  change: (source: Source, typing: string) => void;
}

/** What a source brings: of which form or interface, and which of it. */
export const SourceFields = observer(function SourceFields(props: SourceFieldsProps) {
  const { value, problemsAt, change } = props;
  const text = useText(sourcesLocale);
  const { kind, module } = sourceParts(value);
  const take = (next: SourceKind): void => {
    if (next === kind) return;
    change(withCall(value, next === 'interface' ? '' : `${module}/${next}`), 'kind');
  };
  const problems = problemsAt('/call');
  return (
    <div className="at-settings">
      <Framed title={text('kind')} name="kind" required isSet problems={[]}>
        {() => (
          <Segmented<SourceKind>
            size="small"
            className="at-settings-segments"
            aria-label={text('kind')}
            value={kind}
            options={sourceKinds.map((each) => ({ value: each, label: text(each) }))}
            onChange={take}
          />
        )}
      </Framed>
      <Framed
        title={text(kind === 'interface' ? 'call' : 'form')}
        name="call"
        required
        isSet
        problems={problems}
      >
        {(id) =>
          kind === 'interface' ? (
            <CallChoice
              id={id}
              title={text('call')}
              value={value.call}
              required
              disabled={false}
              invalid={problems.length > 0}
              offers={({ action, writes }) => action === undefined && !writes}
              change={(call) => change(withCall(value, call ?? ''), 'call')}
            />
          ) : (
            <ModulePicker
              id={id}
              title={text('form')}
              value={module === '' ? undefined : module}
              required
              disabled={false}
              invalid={problems.length > 0}
              change={(form) => change(withCall(value, `${form ?? ''}/${kind}`), 'call')}
            />
          )
        }
      </Framed>
      {kind === 'interface' ? (
        <InterfaceParams {...props} />
      ) : (
        module !== '' && <FormQuestion {...props} kind={kind} module={module} />
      )}
    </div>
  );
});

/** What an interface is given, each input by its type. */
const InterfaceParams = observer(function InterfaceParams({ value, problemsAt, change }: SourceFieldsProps) {
  const text = useText(sourcesLocale);
  const callables = useSettings().catalogue?.callables;
  const { call = '', param, ...rest } = value;
  useEffect(() => {
    if (call !== '') void callables?.need([call]);
  }, [callables, call]);
  if (call === '') return null;
  const described = callables?.described(call);
  return (
    <Framed title={text('param')} name="param" required={false} isSet={param !== undefined} problems={[]}>
      {(id) => (
        <GivenParams
          id={id}
          title={text('param')}
          value={param}
          inputs={described?.inputs}
          open={described === undefined && callables?.of(call)?.status !== 'loading'}
          fields={fieldsOfCall(described)}
          disabled={false}
          problemsOf={(name) => problemsAt(`/param/${name}`)}
          change={(next) => {
            const given = next as Source['param'];
            change({ ...rest, call, ...(given !== undefined && { param: given }) }, 'param');
          }}
        />
      )}
    </Framed>
  );
});
