import { Button, Result } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import { formPageLocale } from './formPage.locale.ts';

/** In place of a form whose record was stored by somebody who may not change it any more. */
export default function Filed({ another }: { another: () => void }) {
  const text = useText(formPageLocale);
  return (
    <div role="status">
      <Result
        status="success"
        title={text('filed')}
        subTitle={text('filedHint')}
        extra={<Button onClick={another}>{text('another')}</Button>}
      />
    </div>
  );
}
