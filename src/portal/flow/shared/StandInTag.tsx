import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { listed } from '../../../schemas/text.ts';
import { ToneTag } from '../../../renderers/shared/tones/ToneTag.tsx';
import { flowTime } from './FlowTime.tsx';
import { standInLocale } from './standIn.locale.ts';
import { type HandedTask, standInOf } from './standInOf.ts';

interface StandInTagProps {
  readonly task: HandedTask;
  /** Where there is little room: until when is not said. */
  readonly short?: boolean;
}

/** The mark of a line that an absence handed on: who stands in for the reader and until when, or for whom they stand in. */
export const StandInTag = observer(function StandInTag({ task, short = false }: StandInTagProps) {
  const { session, locale } = useRoot();
  const text = useText(standInLocale);
  const standIn = standInOf(task, session.login?.userBaseInfo.userId);
  if (standIn === undefined) return null;
  if (standIn.is === 'inPlaceOf')
    return (
      <ToneTag tone="default">{text('inPlaceOf', { names: listed(standIn.names, locale.locale) })}</ToneTag>
    );
  const { to: name, until } = standIn;
  return (
    <ToneTag tone="processing">
      {until === null || short
        ? text('handed', { name })
        : text('handedUntil', { name, time: flowTime(until) })}
    </ToneTag>
  );
});
