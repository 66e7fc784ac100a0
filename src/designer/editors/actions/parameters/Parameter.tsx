import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Type, type TSchema } from 'typebox';
import { type Action, roleOf } from '../../../../schemas/action.ts';
import { prop as props, type Prop } from '../../../../schemas/prop.ts';
import { TextSchema } from '../../../../schemas/textSchema.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { PlaceOfValue } from '../../../settings/PlaceOfValue.ts';
import { sameSchema, shapeOf } from '../../../settings/schemaShape.ts';
import { useActions } from '../ActionsContext.ts';
import { parameterTitle } from '../parameterTitles.ts';
import { CallPicker } from './CallPicker.tsx';
import { FieldValues } from './FieldValues.tsx';
import { Framed } from '../../pickers/Framed.tsx';
import { Given } from './Given.tsx';
import { ModulePicker } from '../../pickers/ModulePicker.tsx';
import { NamePicker } from './NamePicker.tsx';
import { PagePicker } from './PagePicker.tsx';
import { PlainMember } from './PlainMember.tsx';
import { FieldsOfModule, OrderOfModule, WhereOfModule } from './RecordQuestion.tsx';

interface ParameterProps {
  name: string;
  schema: TSchema;
  required: boolean;
  path: string;
  action: Action;
  change: (action: Action) => void;
}

/** One parameter of an action, set by what it stands for: a page by its title, a field by its title, a text in both languages. */
export const Parameter = observer(function Parameter(parameter: ParameterProps) {
  const { name, schema, required, path, action, change } = parameter;
  const { disabled, pointerOf, problemsAt } = useActions();
  const place = `${pointerOf(path)}/${name}`;
  const placed = useMemo(() => ({ pointer: place, problemsAt: () => [] }), [place]);
  const { locale } = useRoot();
  const title = parameterTitle(action.do, name);
  const value = action[name];
  const draw = pickerOf(action, name);
  if (draw === undefined) {
    return <PlainMember name={name} prop={propOf(parameter)} path={path} action={action} change={change} />;
  }
  const set = (next: unknown): void => {
    const { [name]: _before, ...rest } = action;
    change(next === undefined ? { ...rest, do: action.do } : { ...action, [name]: next });
  };
  const problems = problemsAt(path, name);
  const said = locale.localise(title);
  return (
    <PlaceOfValue.Provider value={placed}>
      <Framed title={said} name={name} required={required} isSet={value !== undefined} problems={problems}>
        {(id) => {
          const Picker = draw;
          return (
            <Picker
              id={id}
              title={said}
              value={value}
              action={action}
              path={path}
              required={required}
              disabled={disabled}
              invalid={problems.length > 0}
              schema={schema}
              change={set}
            />
          );
        }}
      </Framed>
    </PlaceOfValue.Provider>
  );
});

/** What sets a parameter that names something; undefined: a control of props does. */
function pickerOf(action: Action, name: string) {
  const role = roleOf(name, action.do);
  switch (role) {
    case 'target':
      return PagePicker;
    case 'call':
      return CallPicker;
    case 'module':
      return ModulePicker;
    case 'source':
    case 'field':
    case 'variable':
    case 'event':
    case 'node':
      return NamePicker[role];
    case 'data':
      return FieldValues;
    default:
      break;
  }
  if (name === 'params' || name === 'param') return Given;
  if (action.do !== 'exportRows') return undefined;
  const ofRecords = { where: WhereOfModule, sort: OrderOfModule, fields: FieldsOfModule };
  return Object.hasOwn(ofRecords, name) ? ofRecords[name as keyof typeof ofRecords] : undefined;
}

/** A parameter as the controls of props set it. */
function propOf({ name, schema, required, action }: ParameterProps): Prop {
  const title = parameterTitle(action.do, name);
  const said = required ? { required: true } : {};
  if (sameSchema(schema, TextSchema)) return { ...props.text(title), ...said };
  if (roleOf(name, action.do) === 'address') return { ...props.bindable(Type.String(), title), ...said };
  // An expression says which records, which file; fixed values of these nobody knows.
  if (EXPRESSIONS.has(name)) return { ...props.template(title, Type.String()), ...said };
  if (shapeOf(schema).type === 'string' && shapeOf(schema).enum === undefined)
    return { ...props.bindable(Type.String(), title), ...said };
  return { kind: 'static', schema, title, ...said };
}

const EXPRESSIONS: ReadonlySet<string> = new Set([
  'items',
  'ids',
  'id',
  'revision',
  'file',
  'task',
  'instance',
  'record',
  'people',
  'attachments',
  'signature',
]);
