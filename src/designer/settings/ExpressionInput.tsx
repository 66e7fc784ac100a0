import { insideBraces } from '../../renderers/input/shared/conditionBuilder/fields.meta.ts';
import { useText } from '../../runtime/locale/useText.ts';
import type { Writing } from '../editors/expression/written.ts';
import type { ControlProps } from './controlProps.ts';
import { ExpressionChip } from './ExpressionChip.tsx';
import { settingsLocale } from './settings.locale.ts';
import { useExpressionDialog } from './useExpressionDialog.tsx';

/** An expression, which is written in an editor of its own. */
export function ExpressionInput({
  value,
  writing = 'expression',
  ...props
}: ControlProps & { value: string; writing?: Writing }) {
  const { id, title, disabled, invalid, change } = props;
  const text = useText(settingsLocale);
  const { open, unfinished, dialog } = useExpressionDialog({ title, value, writing, change });
  return (
    <div className="at-settings-any">
      <ExpressionChip
        {...{ id, disabled, invalid, unfinished, open }}
        label={text('asExpression', { title })}
        shown={insideBraces(value) ?? value}
      />
      {dialog}
    </div>
  );
}
