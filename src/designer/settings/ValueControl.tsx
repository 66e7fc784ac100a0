import { Switch } from 'antd';
import { ActionsControl } from './ActionsControl.tsx';
import { AnyControl } from './AnyControl.tsx';
import { ChoiceControl, ChoicesControl } from './ChoiceControl.tsx';
import { CodeControl, CodesControl } from './CodeControl.tsx';
import { ColourControl } from './ColourControl.tsx';
import { ComparisonControl } from './ComparisonControl.tsx';
import { ConditionEditor } from '../editors/condition/ConditionEditor.tsx';
import type { Control } from './control.ts';
import type { NestingProps } from './controlProps.ts';
import { ExpressionInput } from './ExpressionInput.tsx';
import { FlagControl } from './FlagControl.tsx';
import { IconControl } from './IconControl.tsx';
import { JsonControl } from './JsonControl.tsx';
import { LineControl } from './LineControl.tsx';
import { ListControl } from './ListControl.tsx';
import { MemberControl, MembersControl } from './MemberControl.tsx';
import { NamesControl } from './NamesControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { ObjectControl } from './ObjectControl.tsx';
import { OptionsOrigin } from '../editors/options/OptionsOrigin.tsx';
import { RowsControl } from './RowsControl.tsx';
import { RulesControl } from './RulesControl.tsx';
import { SourceControl } from './SourceControl.tsx';
import { TaggedControl } from './TaggedControl.tsx';
import { TextControl } from './TextControl.tsx';

interface ValueControlProps extends NestingProps {
  control: Control;
  /** What holds where the document says nothing. */
  fallback: unknown;
  /** The document has to say something. */
  required: boolean;
}

/** Whether a control can show a value; what none can is written as JSON. */
function shows({ kind }: Control, value: unknown): boolean {
  switch (kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'line':
    case 'expression':
    case 'source':
    case 'icon':
    case 'colour':
    case 'member':
    case 'code':
    case 'comparison':
      return typeof value === 'string';
    case 'choice':
      return typeof value === 'string' || typeof value === 'number';
    case 'members':
      return Array.isArray(value) || value === '*';
    case 'choices':
    case 'codes':
    case 'list':
    case 'rows':
    case 'rules':
      return Array.isArray(value);
    case 'names':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return true;
  }
}

/** Sets one value with the control that fits it. A value that the control cannot show is written as JSON. */
export function ValueControl({ control, fallback, required, List, ...props }: ValueControlProps) {
  const { value } = props;
  if (value !== undefined && !shows(control, value)) return <JsonControl {...props} />;
  const nesting = { ...props, List };
  switch (control.kind) {
    case 'switch':
      return <SwitchControl {...nesting} fallback={fallback} />;
    case 'number':
      return (
        <NumberControl
          {...props}
          value={numberOf(value)}
          control={control}
          fallback={fallback}
          required={required}
        />
      );
    case 'choice':
      return <ChoiceControl {...props} choices={control.choices} fallback={fallback} required={required} />;
    case 'choices':
      return <ChoicesControl {...props} choices={control.choices} fallback={fallback} />;
    case 'comparison':
      return <ComparisonControl {...props} control={control} fallback={fallback} required={required} />;
    case 'code':
      return <CodeControl {...props} control={control} required={required} />;
    case 'codes':
      return <CodesControl {...props} control={control} required={required} />;
    case 'source':
      return <SourceControl {...nesting} />;
    case 'line':
      return (
        <LineControl
          {...props}
          value={textOf(value)}
          schema={control.schema}
          fallback={fallback}
          required={required}
        />
      );
    case 'colour':
      return <ColourControl {...props} schema={control.schema} required={required} />;
    case 'list':
      return <ListControl {...props} item={control.item} />;
    case 'member':
      return <MemberControl {...props} control={control} required={required} />;
    case 'members':
      return <MembersControl {...props} control={control} required={required} />;
    case 'rows':
      return <RowsControl {...nesting} control={control} />;
    case 'names':
      return <NamesControl {...nesting} control={control} />;
    case 'object':
      return <ObjectControl {...nesting} schema={control.schema} />;
    case 'tagged':
      return <TaggedControl {...nesting} schema={control.schema} fallback={fallback} required={required} />;
    case 'any':
      return <AnyControl {...props} kinds={control.kinds} />;
    case 'flag':
      return <FlagControl {...props} fallback={fallback} />;
    case 'rules':
      return <RulesControl {...nesting} />;
    case 'expression':
      return <ExpressionInput {...props} value={textOf(value) ?? ''} />;
    case 'text':
      return <TextControl {...props} />;
    case 'options':
      return <OptionsOrigin {...nesting} />;
    case 'icon':
      return <IconControl {...props} />;
    case 'condition':
      return <ConditionEditor {...props} />;
    case 'actions':
      return <ActionsControl {...nesting} />;
    case 'json':
      return <JsonControl {...props} />;
  }
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function SwitchControl({
  id,
  title,
  value,
  fallback,
  disabled,
  change,
}: NestingProps & { fallback: unknown }) {
  return (
    <Switch
      id={id}
      size="small"
      aria-label={title}
      checked={(value ?? fallback) === true}
      disabled={disabled}
      onChange={(next) => change(next)}
    />
  );
}
