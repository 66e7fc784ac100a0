import { useEffect } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { type Action, roleOf } from '../../../schemas/action.ts';
import { abilityTitles, type Ability } from '../../../schemas/container.ts';
import { pageKinds, type PageKind } from '../../../schemas/kinds.ts';
import { kindTitles } from '../../../schemas/kindTitles.ts';
import { placedIn } from '../../cards/walk.ts';
import { recordOf } from '../../settings/recordOf.ts';
import { type NamedMember, useSettings } from '../../settings/SettingsContext.ts';
import { lanesOf } from './chain.ts';
import type { Saying } from './sayAction.ts';
import { sayingsLocale } from './sayings.locale.ts';

const isPageKind = (kind: unknown): kind is PageKind => pageKinds.some((each) => each === kind);

/** What actions are said with here: titles of what they name are fetched. To be read while an observer draws. */
export function useSaying(chain: readonly Action[]): Saying {
  const { locale } = useRoot();
  const text = useText(sayingsLocale);
  const scope = useSettings();
  const { catalogue } = scope;
  useEffect(() => {
    if (catalogue === undefined) return;
    for (const [, action] of placedIn(chain, lanesOf)) {
      const { kind } = recordOf(action.target);
      if (isPageKind(kind)) void catalogue.names.need(kind);
      if (typeof action.call === 'string') void catalogue.callables.need([action.call]);
      if (Object.keys(action).some((name) => roleOf(name, action.do) === 'module'))
        void catalogue.names.need('form');
    }
  }, [catalogue, chain]);
  const titleIn =
    (members: () => readonly NamedMember[]) =>
    (code: string): string => {
      const found = members().find((each) => each.code === code);
      return found === undefined ? code : locale.localise(found.title);
    };
  const quoted = (name: string): string => (locale.locale === 'zhCN' ? `《${name}》` : `“${name}”`);
  return {
    text,
    locale: locale.locale,
    target: (kind, id) => {
      const title = isPageKind(kind) ? locale.localise(kindTitles[kind]) : kind;
      const name = isPageKind(kind) ? catalogue?.names.nameOf(kind, id) : undefined;
      return locale.locale === 'zhCN' ? `${title}${quoted(name ?? id)}` : `${title} ${quoted(name ?? id)}`;
    },
    module: (id) => catalogue?.names.nameOf('form', id) ?? id,
    call: (call) => {
      const name = catalogue?.callables.described(call)?.name;
      return locale.locale === 'zhCN' ? quoted(name ?? call) : ` ${quoted(name ?? call)}`.trim();
    },
    field: titleIn(() => scope.fieldsOf(undefined)),
    variable: titleIn(() => scope.variables),
    event: titleIn(() => scope.events),
    node: titleIn(() => scope.nodes()),
    ability: (name) =>
      Object.hasOwn(abilityTitles, name) ? locale.localise(abilityTitles[name as Ability]) : name,
    fields: scope.places,
  };
}
