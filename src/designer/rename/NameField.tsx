import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Part } from '../../documents/parts/part.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Prop } from '../../schemas/prop.ts';
import { PropField } from '../settings/PropField.tsx';
import { renameLocale } from './rename.locale.ts';
import type { RenameModel } from './RenameModel.ts';

interface NameFieldProps {
  part: Part;
  prop: Prop;
  /** The name that it has. */
  value: string;
  problems: readonly string[];
  rename: RenameModel;
}

/**
 * By what others name a part. It becomes another one when the person leaves the box or presses Enter: half a code is no
 * code, and whoever names it may have to follow.
 */
export const NameField = observer(function NameField({
  part,
  prop,
  value,
  problems,
  rename,
}: NameFieldProps) {
  const { locale } = useRoot();
  const text = useText(renameLocale);
  const [typed, type] = useState<{ readonly to: string; readonly of: string; readonly at: number }>();
  const { calledOff } = rename;
  const shown = typed?.of === value && typed.at === calledOff ? typed.to : value;
  const refused =
    rename.problem?.part === part.key && rename.problem.to === shown ? rename.problem : undefined;
  const commit = (): void => {
    if (shown !== value) void rename.ask(part.key, shown);
  };
  return (
    <div
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
        if (key === 'Escape') type(undefined);
      }}
    >
      <PropField
        name="name"
        prop={prop}
        value={shown}
        problems={refused === undefined ? problems : [locale.localise(refused.why)]}
        change={(to) => type({ to: String(to), of: value, at: calledOff })}
      />
      {rename.busy === part.key && (
        <p role="status" className="at-settings-default">
          {text('looking')}
        </p>
      )}
    </div>
  );
});
