import { PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import type { NestingProps } from './controlProps.ts';
import { propsOf } from './propsOf.ts';
import { recordOf } from './recordOf.ts';
import { shapeOf, variantOf } from './schemaShape.ts';
import { settingsLocale } from './settings.locale.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { starterOf } from './starterOf.ts';

/** An object by its members. What it must have is there as soon as one of them is set. */
export function ObjectControl({ schema, List, ...props }: NestingProps & { schema: TSchema }) {
  const text = useText(settingsLocale);
  const { id, title, value, disabled, change } = props;
  if (typeof value === 'string') {
    return (
      <Input
        id={id}
        size="small"
        aria-label={title}
        value={value}
        disabled={disabled}
        onChange={({ target }) => change(target.value === '' ? undefined : target.value)}
      />
    );
  }
  const object = variantOf(schema, value);
  const whole = (next: Readonly<Record<string, unknown>>): unknown => {
    const fits: boolean = Check(object, next);
    return fits ? next : { ...recordOf(starterOf(object, 1)), ...next };
  };
  if (value === undefined && (shapeOf(object).required ?? []).length > 0) {
    return (
      <Button
        size="small"
        type="dashed"
        block
        icon={<PlusOutlined aria-hidden />}
        aria-label={text('addEntry', { title })}
        disabled={disabled}
        onClick={() => change(starterOf(object, 1))}
      >
        {text('add')}
      </Button>
    );
  }
  return (
    <div role="group" aria-label={title} className="at-settings-object">
      <List
        schema={propsOf(object)}
        values={recordOf(value)}
        disabled={disabled}
        change={(next, step) => change(next && whole(next), step)}
      />
    </div>
  );
}
