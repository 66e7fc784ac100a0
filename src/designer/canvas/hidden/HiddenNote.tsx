import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { listed } from '../../../schemas/text.ts';
import { sayRule } from '../../kinds/form/rules/sayRule.ts';
import { rulesLocale } from '../../kinds/form/rules/rules.locale.ts';
import { useSettingsScope } from '../../panel/useSettingsScope.ts';
import { recordOf } from '../../settings/recordOf.ts';
import { useCanvas } from '../CanvasModel.ts';
import { canvasLocale } from '../canvas.locale.ts';
import type { DrawnPart } from '../drawnTree.ts';
import { readersOf } from './readersOf.ts';

/**
 * Why a part is hidden that the canvas shows all the same, and of a field which roles may see it at all: whoever designs
 * sees everything, and what a right hides looks the same.
 */
export const HiddenNote = observer(function HiddenNote({ part: drawn }: { part: DrawnPart }) {
  const { model } = useCanvas();
  const { locale, dictionaries } = useRoot();
  const text = useText(canvasLocale);
  const rule = useText(rulesLocale);
  const { part } = drawn;
  const { places } = useSettingsScope(model, part);
  const { visible } = recordOf(part.value);
  const readers = readersOf(model.document, part);
  const { options } = dictionaries.options('role');
  const titles = new Map(options.map(({ value, label }) => [String(value), locale.localise(label)]));
  const roles = readers?.map((code) => titles.get(code) ?? code) ?? [];
  const said = sayRule('visible', visible, true, { places, locale: locale.locale, text: rule });
  return (
    <span className="at-canvas-why">
      {visible === undefined || visible === true ? text('hiddenAround') : text('shownWhen', { said })}
      {readers !== undefined &&
        ` · ${roles.length === 0 ? text('seenByNobody') : text('seenBy', { roles: listed(roles, locale.locale) })}`}
    </span>
  );
});
