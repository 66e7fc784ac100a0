import { Select } from 'antd';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { demandTitles } from '../../../../schemas/flow/titles.ts';
import type { NestingProps } from '../../../settings/controlProps.ts';
import { recordOf } from '../../../settings/recordOf.ts';
import { flowPanelLocale } from './panel.locale.ts';

const demands = Object.keys(demandTitles) as readonly (keyof typeof demandTitles)[];

/** What handling has to come with, each with when: the short form of the document, a list, means always. */
export function RequiresEditor({ id, title, value, disabled, change }: NestingProps) {
  const { locale } = useRoot();
  const text = useText(flowPanelLocale);
  const written: Readonly<Record<string, unknown>> = Array.isArray(value)
    ? Object.fromEntries(value.map((each) => [String(each), 'always']))
    : recordOf(value);
  const set = (demand: string, when: string): void => {
    const { [demand]: _before, ...rest } = written;
    const next = when === '' ? rest : { ...rest, [demand]: when };
    change(Object.keys(next).length === 0 ? undefined : next);
  };
  const options = [
    { value: '', label: text('notNeeded') },
    { value: 'always', label: text('always') },
    { value: 'agree', label: text('onAgree') },
    { value: 'reject', label: text('onReject') },
  ];
  return (
    <div role="group" aria-label={title} className="at-flowpanel-lines">
      {demands.map((demand, at) => {
        const called = locale.localise(demandTitles[demand]);
        const when = written[demand];
        return (
          <div key={demand} className="at-flowpanel-line">
            <span>{called}</span>
            <Select
              {...(at === 0 && { id })}
              size="small"
              aria-label={text('when', { title: called })}
              value={typeof when === 'string' ? when : ''}
              options={options}
              disabled={disabled}
              popupMatchSelectWidth={false}
              onChange={(next) => set(demand, next)}
            />
          </div>
        );
      })}
    </div>
  );
}
