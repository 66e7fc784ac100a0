import { Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText, type TextOf } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { readableValue } from '../../documents/fieldText.ts';
import { storedFields, type StoredField } from '../../documents/storedFields.ts';
import type { FormDocument } from '../../schemas/documents/index.ts';
import type { FiguredOperation } from '../../schemas/wire/plan.ts';
import { planLocale } from './plan.locale.ts';
import './plan.css';

interface PlanListProps {
  /** As `plan.do` answers it. */
  plan: readonly FiguredOperation[];
  /** The form that is published: titles are told instead of codes. */
  form?: FormDocument | undefined;
  /** The form as users have it: so are those of fields that go. */
  before?: FormDocument | undefined;
}

/** What is done to a form's table by publishing it, a sentence for each; what may lose values stands first. */
export const PlanList = observer(function PlanList({ plan, form, before }: PlanListProps) {
  const { locale, platform } = useRoot();
  const text = useText(planLocale);
  const { metas } = platform.vocabulary;
  if (plan.length === 0) return <p className="at-plan-none">{text('none')}</p>;
  const fields = new Map<string, StoredField>();
  for (const each of [before, form]) if (each !== undefined) noteFields(storedFields(each, metas), fields);
  const nameOf = ({ part, field }: FiguredOperation): string => {
    const { title } = fields.get(part)?.node ?? {};
    return title === undefined ? field : locale.localise(title);
  };
  const ordered = [...plan].sort((one, other) => Number(loses(other)) - Number(loses(one)));
  return (
    <ul className="at-plan">
      {ordered.map((operation) => {
        const { op, part, field, to = '', sample } = operation;
        const widget = op === 'convert' ? metas.get(to)?.title : undefined;
        const said = sentence(text, operation, {
          field: op === 'rename' ? field : nameOf(operation),
          to: widget === undefined ? to : locale.localise(widget),
          isNumber: fields.get(part)?.type === 'number',
        });
        return (
          <li key={`${op} ${part} ${field}`} data-op={op} data-loses={loses(operation) || undefined}>
            <Tag bordered={false} {...(loses(operation) && { color: 'error' })}>
              {text(`op_${op}`)}
            </Tag>
            <span>
              {said}
              {sample.length > 0 && (
                <small>
                  {text('sample')}
                  {sample.map(({ id, value }) => (
                    <code key={id}>{readableValue(value, locale.locale) || text('empty')}</code>
                  ))}
                </small>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
});

/** Whether values are lost by it, or it cannot be done. */
export const loses = ({ op, rows, failing = 0 }: FiguredOperation): boolean =>
  failing > 0 || (op === 'drop' && rows > 0);

function noteFields(stored: readonly StoredField[], into: Map<string, StoredField>): void {
  for (const field of stored) {
    into.set(field.node.id, field);
    noteFields(field.members ?? [], into);
  }
}

interface Named {
  readonly field: string;
  readonly to: string;
  readonly isNumber: boolean;
}

function sentence(
  text: TextOf<keyof typeof planLocale.texts.zhCN>,
  { op, to, rows, failing = 0 }: FiguredOperation,
  { isNumber, ...named }: Named,
): string {
  const values = { ...named, rows, failing };
  const room = to === undefined ? '' : isNumber ? 'Decimals' : 'Length';
  const joined = (...parts: readonly string[]): string => parts.join(text('comma'));
  switch (op) {
    case 'add':
      return text(rows > 0 ? 'addBack' : 'add', values);
    case 'rename':
      return text('rename', values);
    case 'widen':
      return text(`widen${room}`, values);
    case 'narrow':
      return joined(text(`narrow${room}`, values), text(failing > 0 ? 'failing' : 'fits', values));
    case 'convert':
      return joined(text('convert', values), text(failing > 0 ? 'failing' : 'readable', values));
    case 'drop':
      return text(rows > 0 ? 'drop' : 'dropEmpty', values);
    case 'index':
      return text(to === 'off' ? 'index_off' : 'index_on', values);
    case 'unique':
      return to === 'off'
        ? text('unique_off', values)
        : failing > 0
          ? joined(text('unique_on', values), text('repeated', values))
          : text('unique_on', values);
  }
}
