import { useId } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import type { PropsSchema } from '../../schemas/prop.ts';
import { TextSchema } from '../../schemas/textSchema.ts';
import type { Control } from './control.ts';
import type { NestingProps } from './controlProps.ts';
import { propsOf } from './propsOf.ts';
import { recordOf } from './recordOf.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { Rows } from './Rows.tsx';
import { rowText } from './rowText.ts';
import { sameSchema, variantOf } from './schemaShape.ts';
import { useFieldsOf } from './SettingsContext.ts';
import { settingsLocale } from './settings.locale.ts';
import { starterOf } from './starterOf.ts';
import { TaggedControl } from './TaggedControl.tsx';
import { taggedShape } from './taggedShape.ts';
import { TextControl } from './TextControl.tsx';

interface RowsControlProps extends NestingProps {
  control: Extract<Control, { kind: 'rows' }>;
}

/** A list of objects: a row for each, which unfolds to its members. */
export function RowsControl({ control, List, ...props }: RowsControlProps) {
  const { by, of, item, most, least } = control;
  const { locale } = useRoot();
  const fields = useFieldsOf(of);
  const list: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
  const taken = new Set(list.map((each) => (by === undefined ? undefined : recordOf(each)[by])));
  const free = fields.find(({ code }) => !taken.has(code))?.code;
  const called = (entry: unknown): string => {
    const said = rowText(entry, locale.locale) || taggedText(entry);
    const field = fields.find(({ code }) => code === said);
    return field === undefined ? said : locale.localise(field.title);
  };
  const taggedText = (entry: unknown): string => {
    const tagged = taggedShape(item);
    const title = tagged?.choices.find(({ value }) => value === recordOf(entry)[tagged.tag])?.title;
    return title === undefined ? '' : locale.localise(title);
  };
  return (
    <Rows
      {...props}
      list={list}
      most={most}
      least={least}
      called={called}
      added={() => starterOf(item, list.length + 1, free)}
      draw={(value, change) => (
        <RowMembers value={value} change={change} control={control} List={List} disabled={props.disabled} />
      )}
    />
  );
}

interface RowMembersProps extends Pick<RowsControlProps, 'control' | 'List' | 'disabled'> {
  value: unknown;
  change: (value: unknown) => void;
}

function RowMembers({ value, change, control: { item, by, of }, List, disabled }: RowMembersProps) {
  const id = useId();
  const text = useText(settingsLocale);
  if (taggedShape(item) !== undefined) {
    const row = { id, title: text('entry'), value, disabled, invalid: false, change, List };
    return <TaggedControl {...row} schema={item} fallback={undefined} required />;
  }
  const schema = variantOf(item, value);
  if (sameSchema(schema, TextSchema) || typeof value === 'string') {
    return (
      <TextControl
        id={id}
        title={text('entry')}
        value={value}
        disabled={disabled}
        invalid={false}
        change={(next) => change(next ?? '')}
      />
    );
  }
  return (
    <List
      schema={withMember(propsOf(schema), by, of)}
      values={recordOf(value)}
      disabled={disabled}
      change={(next = {}) => change(next)}
    />
  );
}

/** The member that names a field is chosen among those of the source. */
function withMember(props: PropsSchema, by: string | undefined, of: string | undefined): PropsSchema {
  const named = by === undefined ? undefined : props[by];
  if (by === undefined || named === undefined) return props;
  return { ...props, [by]: { ...named, kind: 'member', ...(of !== undefined && { of }) } };
}
