import { Input, Modal } from 'antd';
import { type ComponentType, useState } from 'react';
import { addNamed, freeName } from '../../../documents/edit/names.ts';
import { stepTitle } from '../../../documents/edit/stepTitle.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { NAME } from '../../../schemas/named.ts';
import type { Source } from '../../../schemas/source.ts';
import type { OwnStep, PropListProps } from '../../settings/controlProps.ts';
import { useSettings } from '../../settings/SettingsContext.ts';
import { Framed } from '../pickers/Framed.tsx';
import { SourceFields } from './SourceFields.tsx';
import { sourceName, sourceParts } from './sourceKinds.ts';
import { sourcesLocale } from './sources.locale.ts';
import { TrySource } from './TrySource.tsx';

interface NewSourceProps {
  List: ComponentType<PropListProps>;
  leave: () => void;
  /** Takes the name, and the step that adds the source before it is named. */
  create: (name: string, step: OwnStep) => void;
}

const NONE: readonly string[] = [];

/** Sets up a source that the part then reads: both are one step of the history. */
export function NewSource({ List, leave, create }: NewSourceProps) {
  const text = useText(sourcesLocale);
  const { sources } = useSettings();
  const [source, setSource] = useState<Source>({ call: '/list' });
  const [typed, type] = useState<string>();
  const { kind, module } = sourceParts(source);
  const isChosen = kind === 'interface' ? source.call !== '' : module !== '';
  const taken = Object.fromEntries(sources.map((name) => [name, true]));
  const name = typed ?? (isChosen ? freeName(taken, sourceName(source.call)) : '');
  const wrong = name === '' ? undefined : whyNot(name, sources);
  return (
    <Modal
      open
      title={text('newSource')}
      width={620}
      okText={text('create')}
      cancelText={text('cancel')}
      okButtonProps={{ disabled: !isChosen || name === '' || wrong !== undefined }}
      onCancel={leave}
      onOk={() =>
        create(name, {
          title: stepTitle('新建数据源：', 'New source: ', name),
          first: addNamed('sources', name, source, name),
        })
      }
    >
      <div className="at-settings">
        <SourceFields value={source} List={List} problemsAt={() => NONE} change={setSource} />
        <Framed
          title={text('name')}
          name="name"
          required
          isSet
          problems={wrong === undefined ? NONE : [text(wrong)]}
        >
          {(id) => (
            <>
              <Input
                id={id}
                size="small"
                value={name}
                status={wrong === undefined ? '' : 'error'}
                onChange={({ target }) => type(target.value.trim())}
              />
              {name !== '' && <p className="at-settings-default">{text('nameHelp', { name })}</p>}
            </>
          )}
        </Framed>
        <TrySource source={source} />
      </div>
    </Modal>
  );
}

function whyNot(name: string, taken: readonly string[]): 'nameTaken' | 'nameWrong' | undefined {
  if (taken.includes(name)) return 'nameTaken';
  return new RegExp(NAME).test(name) ? undefined : 'nameWrong';
}
