import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { addNamed, freeName } from '../../documents/edit/names.ts';
import type { Holding, PartRole } from '../../documents/parts/part.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { listDocuments } from '../core/designCalls.ts';
import { sourceName } from '../editors/sources/sourceKinds.ts';
import { useDesign } from './DesignContext.ts';
import { designLocale } from './design.locale.ts';

/** What a new member of a role says. */
const begun: Partial<Record<PartRole, object>> = {
  variable: { type: 'text' },
  param: { type: 'text' },
  input: { type: 'text' },
  event: {},
};

/** What the document reads and keeps by name: sources, variables, parameters, events. A click sets one in the panel. */
export const DataTab = observer(function DataTab() {
  const { model } = useDesign();
  const { holdings } = model.tree.root;
  return (
    <div className="at-design-scroll">
      {holdings
        .filter(({ form }) => form === 'names')
        .map((holding) => (
          <NamedMembers key={holding.name} holding={holding} />
        ))}
    </div>
  );
});

const NamedMembers = observer(function NamedMembers({ holding }: { holding: Holding }) {
  const { model } = useDesign();
  const { locale } = useRoot();
  const text = useText(designLocale);
  const [choosing, setChoosing] = useState(false);
  const { name, title, parts, roles } = holding;
  const [role = 'variable'] = roles;
  const heading = locale.localise(title);
  const start = begun[role];
  const add = (stem: string, value: object): void => {
    const taken = Object.fromEntries(parts.map((part) => [part.name, true]));
    model.run(addNamed(name, freeName(taken, stem), value, title));
    setChoosing(false);
  };
  return (
    <section className="at-design-named">
      <h3>
        {heading}
        {(start !== undefined || role === 'source') && (
          <Button
            size="small"
            type="text"
            icon={<PlusOutlined aria-hidden />}
            aria-label={text('addTo', { to: heading })}
            title={text('addTo', { to: heading })}
            onClick={() => (start === undefined ? setChoosing(!choosing) : add(role, start))}
          />
        )}
      </h3>
      {choosing && (
        <FormChoice choose={(form) => add(sourceName(`${form}/list`), { call: `${form}/list` })} />
      )}
      <ul>
        {parts.map((part) => (
          <li key={part.key}>
            <button
              type="button"
              className="at-plain"
              data-part={part.key}
              aria-pressed={model.selection.includes(part.key)}
              onClick={() => model.select([part.key])}
            >
              {part.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});

/** The form whose records a source brings. */
function FormChoice({ choose }: { choose: (form: string) => void }) {
  const { client } = useRoot();
  const text = useText(designLocale);
  const load = useCallback((signal: AbortSignal) => listDocuments(client, 'form', signal), [client]);
  const { loaded } = useLoaded(load);
  const forms = loaded.status === 'ready' ? loaded.value : [];
  return (
    <SearchSelect<string>
      autoFocus
      defaultOpen
      size="small"
      style={{ width: '100%' }}
      aria-label={text('sourceForm')}
      placeholder={text('sourceForm')}
      loading={loaded.status === 'loading'}
      options={forms.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={choose}
    />
  );
}
