import type { TSchema } from 'typebox';
import { useText } from '../../runtime/locale/useText.ts';
import type { ControlProps } from './controlProps.ts';
import { LineControl } from './LineControl.tsx';
import { settingsLocale } from './settings.locale.ts';

/** A colour as `#rrggbb`: typed, or chosen with what the browser has for it. */
export function ColourControl(props: ControlProps & { schema: TSchema; required: boolean }) {
  const text = useText(settingsLocale);
  const { title, value, disabled, change } = props;
  const written = typeof value === 'string' ? value : undefined;
  return (
    <div className="at-settings-colour">
      <input
        type="color"
        aria-label={text('pickColour', { title })}
        value={written ?? '#000000'}
        disabled={disabled}
        onChange={({ target }) => change(target.value.toLowerCase())}
      />
      <div>
        <LineControl {...props} value={written} fallback={undefined} />
      </div>
    </div>
  );
}
