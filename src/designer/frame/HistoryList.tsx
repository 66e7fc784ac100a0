import { UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useDesign } from './DesignContext.ts';
import { designLocale } from './design.locale.ts';

/** The steps that led here, the newest first; each can be taken back by itself. */
export const HistoryList = observer(function HistoryList() {
  const { model } = useDesign();
  const { locale, ui } = useRoot();
  const text = useText(designLocale);
  const { done } = model.history;
  if (done.length === 0) return <p className="at-design-note">{text('noHistory')}</p>;
  const revert = (id: number, step: string): void => {
    const title = locale.inBoth(designLocale, 'revertTitle', { step });
    const conflicts = model.revert(id, title) ?? [];
    if (conflicts.length > 0) ui.message('warning', text('revertPartly', { count: conflicts.length }));
  };
  return (
    <ol className="at-design-history">
      {done.map(({ id, title, at }) => {
        const step = locale.localise(title);
        return (
          <li key={id}>
            <span>{step}</span>
            <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>
            <Button
              size="small"
              type="text"
              icon={<UndoOutlined aria-hidden />}
              aria-label={text('revert')}
              title={text('revert')}
              onClick={() => revert(id, step)}
            />
          </li>
        );
      })}
    </ol>
  );
});

const timeOf = (at: number): string => {
  const when = new Date(at);
  return [when.getHours(), when.getMinutes(), when.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
};
