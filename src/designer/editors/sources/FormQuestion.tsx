import { observer } from 'mobx-react-lite';
import type { TSchema } from 'typebox';
import { Type } from 'typebox';
import { namesOfGroups } from '../../../documents/check/aggregate.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { prop, type Prop } from '../../../schemas/prop.ts';
import type { LocalText } from '../../../schemas/text.ts';
import { SERVER_COLUMNS } from '../../../schemas/kinds.ts';
import { AggregateParam } from '../../../schemas/wire/moduleCalls.ts';
import { Framed } from '../pickers/Framed.tsx';
import { FieldsSelect, OrderSelect } from '../pickers/TypedValue.tsx';
import { useModuleFields } from '../pickers/useModuleFields.ts';
import { WhereControl } from '../pickers/WhereControl.tsx';
import { shapeOf, withoutNull } from '../../settings/schemaShape.ts';
import { type NamedField, SettingsContext, useSettings } from '../../settings/SettingsContext.ts';
import type { SourceFieldsProps } from './SourceFields.tsx';
import type { SourceKind } from './sourceKinds.ts';
import { sourcesLocale } from './sources.locale.ts';

type Member = 'where' | 'sort' | 'fields' | 'limit' | 'id' | 'groupBy' | 'measures';

const members: Readonly<Record<Exclude<SourceKind, 'interface'>, readonly Member[]>> = {
  list: ['where', 'sort', 'limit', 'fields'],
  detail: ['id', 'fields'],
  count: ['where'],
  aggregate: ['groupBy', 'measures', 'where', 'sort', 'limit'],
};

interface FormQuestionProps extends SourceFieldsProps {
  kind: Exclude<SourceKind, 'interface'>;
  module: string;
}

const memberOf = (name: 'groupBy' | 'measures'): TSchema =>
  withoutNull(shapeOf(AggregateParam).properties?.[name] ?? {});

/** Which records of a form are asked for, in which order, how many, or what is reckoned of them; all by titles of fields. */
export const FormQuestion = observer(function FormQuestion(props: FormQuestionProps) {
  const { value, kind, module, List, problemsAt, change } = props;
  const text = useText(sourcesLocale);
  const around = useSettings();
  const own = useModuleFields(module);
  const { param = {} } = value;
  const fields = [...own, ...served];
  const rows = kind === 'aggregate' ? rowsOf(param, fields) : fields;
  const put = (name: Member, next: unknown): void => {
    const { [name]: _before, ...others } = param;
    const left = next === undefined ? others : { ...param, [name]: next };
    const { param: _param, ...rest } = value;
    change({ ...rest, call: value.call ?? '', ...(Object.keys(left).length > 0 && { param: left }) }, name);
  };
  return (
    <SettingsContext.Provider value={{ ...around, fieldsOf: () => fields }}>
      {members[kind].map((name) => {
        const problems = problemsAt(`/param/${name}`);
        const declared = declaredMembers[name];
        if (declared !== undefined) {
          return (
            <List
              key={name}
              schema={{ [name]: declared }}
              values={param}
              problems={{ [name]: problems }}
              disabled={false}
              change={(next) => put(name, next?.[name])}
            />
          );
        }
        return (
          <Framed
            key={name}
            title={text(name)}
            name={name}
            required={false}
            isSet={param[name] !== undefined}
            problems={problems}
          >
            {(id) => (
              <Question
                name={name}
                id={id}
                title={text(name)}
                value={param[name]}
                fields={name === 'sort' ? rows : fields}
                disabled={false}
                invalid={problems.length > 0}
                change={(next) => put(name, next)}
              />
            )}
          </Framed>
        );
      })}
    </SettingsContext.Provider>
  );
});

interface QuestionProps {
  name: Member;
  id: string;
  title: string;
  value: unknown;
  fields: readonly NamedField[];
  disabled: boolean;
  invalid: boolean;
  change: (value: unknown) => void;
}

function Question({ name, ...props }: QuestionProps) {
  if (name === 'where') return <WhereControl {...props} type="conditions" />;
  return name === 'sort' ? <OrderSelect {...props} type="sort" /> : <FieldsSelect {...props} type="fields" />;
}

const both = (name: Member): LocalText => ({
  zhCN: sourcesLocale.texts.zhCN[name],
  enUS: sourcesLocale.texts.enUS[name],
});

/** Members that the controls of props set. */
const declaredMembers: Partial<Record<Member, Prop>> = {
  limit: prop.bindable(Type.Integer({ minimum: 1, maximum: 1000 }), both('limit')),
  id: { ...prop.bindable(Type.String(), both('id')), required: true },
  groupBy: { kind: 'member', schema: memberOf('groupBy'), title: both('groupBy'), by: 'field' },
  measures: {
    kind: 'member',
    schema: memberOf('measures'),
    title: both('measures'),
    by: 'field',
    required: true,
  },
};

/** What the server keeps of each record, which can be asked for as fields can. */
const served: readonly NamedField[] = [
  { code: 'createdAt', title: { zhCN: '创建时间', enUS: 'Created at' } },
  { code: 'createdBy', title: { zhCN: '创建人', enUS: 'Created by' } },
  { code: 'updatedAt', title: { zhCN: '修改时间', enUS: 'Changed at' } },
  { code: 'updatedBy', title: { zhCN: '修改人', enUS: 'Changed by' } },
].map((field) => ({
  ...field,
  ...(SERVER_COLUMNS[field.code as keyof typeof SERVER_COLUMNS] === 'datetime'
    ? { type: 'time' as const, withTime: true }
    : { type: 'text' as const, people: true }),
}));

/** What the rows of totals hold: what they are grouped by, and the totals by their names. */
const rowsOf = (
  { groupBy, measures }: Readonly<Record<string, unknown>>,
  fields: readonly NamedField[],
): readonly NamedField[] =>
  namesOfGroups(groupBy, measures).map(
    (code) => fields.find((field) => field.code === code) ?? { code, title: code, type: 'number' },
  );
