import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button, Checkbox, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Column } from './columns.ts';
import { columnTitle } from './columnTitle.ts';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';

const Heading = observer(function Heading({ model }: { model: ListModel }) {
  const text = useText(listPageLocale);
  return (
    <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
      <strong>{text('columns')}</strong>
      <Button
        type="link"
        size="small"
        disabled={!model.columns.choice}
        onClick={() => model.columns.restore()}
      >
        {text('restore')}
      </Button>
    </div>
  );
});

/** The columns of a list, to be shown, hidden and moved. */
export default observer(function ColumnChoices({ model }: { model: ListModel }) {
  const { token } = theme.useToken();
  return (
    <>
      <Heading model={model} />
      <ul
        style={{ listStyle: 'none', margin: 0, padding: 0, maxHeight: 360, overflowY: 'auto', minWidth: 240 }}
      >
        {model.columns.all.map((column) => (
          <li key={column.code} style={{ display: 'flex', alignItems: 'center', gap: token.marginXXS }}>
            <Choice model={model} column={column} />
          </li>
        ))}
      </ul>
    </>
  );
});

const Choice = observer(function Choice({ model, column }: { model: ListModel; column: Column }) {
  const { locale } = useRoot();
  const text = useText(listPageLocale);
  const title = columnTitle(column, locale.locale);
  const last = model.columns.shown.length === 1 && column.shown;
  const move = (by: -1 | 1) => () => {
    model.columns.move(column.code, by);
  };
  return (
    <>
      <Checkbox
        checked={column.shown}
        disabled={last}
        style={{ flex: 1 }}
        onChange={(event) => {
          model.columns.show(column.code, event.target.checked);
        }}
      >
        {title}
      </Checkbox>
      <Button
        type="text"
        size="small"
        aria-label={`${text('moveUp')} ${title}`}
        icon={<ArrowUpOutlined />}
        onClick={move(-1)}
      />
      <Button
        type="text"
        size="small"
        aria-label={`${text('moveDown')} ${title}`}
        icon={<ArrowDownOutlined />}
        onClick={move(1)}
      />
    </>
  );
});
