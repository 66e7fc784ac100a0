import { Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { personOption } from '../../renderers/input/shared/personOption.tsx';
import { usePeople } from '../../renderers/input/shared/usePeople.ts';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { fetchWorking, listDocuments } from '../core/designCalls.ts';
import { fetchVersion } from '../publish/publishCalls.ts';
import type { Menu } from '../../schemas/documents/system.ts';
import { whyLocale } from './why.locale.ts';

/** One thing to choose, with its label above. */
export function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="at-rights-choice">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface ChoiceProps {
  value: string;
  choose: (value: string | undefined) => void;
}

/** Somebody, found by name or account. An address names people by their ids, which are found as well. */
export const PersonChoice = observer(function PersonChoice({ value, choose }: ChoiceProps) {
  const text = useText(whyLocale);
  const [typed, type] = useState<string>();
  const { people, status } = usePeople(typed ?? value);
  return (
    <Labelled label={text('person')}>
      {(id) => (
        <Select<string>
          id={id}
          showSearch
          allowClear
          filterOption={false}
          loading={status === 'loading'}
          placeholder={text('personHint')}
          value={value === '' ? null : value}
          options={[...people]}
          optionRender={personOption}
          onSearch={type}
          onChange={(chosen: string | undefined) => choose(chosen)}
        />
      )}
    </Labelled>
  );
});

/** A document of a kind, by its name. */
export const DocumentChoice = observer(function DocumentChoice({
  kind,
  value,
  choose,
}: ChoiceProps & { kind: 'form' | 'system' }) {
  const { client } = useRoot();
  const text = useText(whyLocale);
  const load = useCallback((signal: AbortSignal) => listDocuments(client, kind, signal), [client, kind]);
  const { loaded } = useLoaded(load);
  const documents = loaded.status === 'ready' ? loaded.value : [];
  return (
    <Labelled label={text(kind)}>
      {(id) => (
        <SearchSelect<string>
          id={id}
          allowClear
          loading={loaded.status === 'loading'}
          placeholder={text(kind)}
          value={value === '' ? null : value}
          options={documents.map((each) => ({ value: each.id, label: `${each.name} · ${each.id}` }))}
          onChange={choose}
        />
      )}
    </Labelled>
  );
});

/** A menu of a system as users have it, by its position, as addresses name it. */
export const MenuChoice = observer(function MenuChoice({
  system,
  value,
  choose,
}: ChoiceProps & { system: string }) {
  const { client, locale } = useRoot();
  const text = useText(whyLocale);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const key = { kind: 'system', id: system } as const;
      const { version } = await fetchWorking(client, key, signal);
      const document = await fetchVersion(client, key, version, signal);
      return document?.kind === 'system' ? menuLines(document.menus) : [];
    },
    [client, system],
  );
  const { loaded } = useLoaded(system === '' ? undefined : load);
  const lines = loaded.status === 'ready' ? loaded.value : [];
  return (
    <Labelled label={text('menu')}>
      {(id) => (
        <SearchSelect<string>
          id={id}
          allowClear
          placeholder={text('menu')}
          value={value === '' ? null : value}
          options={lines.map(({ at, names }) => ({
            value: at,
            label: names.map((name) => locale.localise(name)).join(' › '),
          }))}
          onChange={choose}
        />
      )}
    </Labelled>
  );
});

interface MenuLine {
  readonly at: string;
  readonly names: readonly Menu['name'][];
}

const menuLines = (menus: readonly Menu[], above?: MenuLine): readonly MenuLine[] =>
  menus.flatMap(({ name, children = [] }, index) => {
    const position = String(index + 1);
    const at = above === undefined ? position : `${above.at}/${position}`;
    const line = { at, names: [...(above?.names ?? []), name] };
    return [line, ...menuLines(children, line)];
  });
