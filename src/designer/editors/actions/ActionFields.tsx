import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { type Action, roleOf } from '../../../schemas/action.ts';
import type { Ability } from '../../../schemas/container.ts';
import { FlagSchema } from '../../../schemas/flag.ts';
import { STEP_MEMBERS } from '../../../documents/packageNames.ts';
import { useActions } from './ActionsContext.ts';
import { abilityNotes, abilityPlaces } from './abilityNotes.ts';
import { actionsLocale } from './actions.locale.ts';
import { Parameter } from './parameters/Parameter.tsx';
import { PlainMember } from './parameters/PlainMember.tsx';
import { parameterTitle } from './parameterTitles.ts';
import { Type } from 'typebox';

/** The parameters of an action, each by what it stands for; what nobody declares, so that it can be taken away; and when it runs. */
export const ActionFields = observer(function ActionFields({
  path,
  action,
}: {
  path: string;
  action: Action;
}) {
  const { platform, locale } = useRoot();
  const text = useText(actionsLocale);
  const { update } = useActions();
  const declaration = platform.actions.get(action.do);
  const parameters = Object.entries(declaration?.parameters ?? {}).filter(
    ([name]) => !['chain', 'chains'].includes(roleOf(name, action.do)),
  );
  const note = action.do === 'sdk' ? noteOf(action.ability) : undefined;
  const demanded = declaration?.demands?.(action) ?? [];
  const known = new Set([...Object.keys(declaration?.parameters ?? {}), ...STEP_MEMBERS]);
  const further = Object.keys(action).filter((name) => !known.has(name));
  return (
    <div className="at-step-fields at-settings">
      {declaration === undefined && (
        <p className="at-settings-wrong">{text('unknown', { name: action.do })}</p>
      )}
      {declaration !== undefined && parameters.length === 0 && (
        <p className="at-settings-default">{text('noParameters')}</p>
      )}
      {note && (
        <p className="at-settings-default">
          {locale.localise(note)} {locale.localise(abilityPlaces)}
        </p>
      )}
      {parameters.map(([name, schema]) => (
        <Parameter
          key={name}
          name={name}
          schema={schema}
          required={declaration?.optional.includes(name) !== true || demanded.includes(name)}
          path={path}
          action={action}
          change={(next) => update(path, next, name)}
        />
      ))}
      {further.map((name) => (
        <PlainMember
          key={name}
          name={name}
          prop={{ kind: 'static', schema: Type.Unknown(), title: { zhCN: name, enUS: name } }}
          path={path}
          action={action}
          change={(next) => update(path, next, name)}
        />
      ))}
      <PlainMember
        name="when"
        prop={{
          kind: 'static',
          schema: FlagSchema,
          title: parameterTitle(action.do, 'when'),
          fallback: true,
        }}
        path={path}
        action={action}
        change={(next) => update(path, next, 'when')}
      />
    </div>
  );
});

const noteOf = (ability: unknown) =>
  typeof ability === 'string' && Object.hasOwn(abilityNotes, ability)
    ? abilityNotes[ability as Ability]
    : undefined;
