import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { fieldText } from '../../../documents/fieldText.ts';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import { same } from '../../../documents/same.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { textContext } from '../../../runtime/render/textContext.ts';
import { formPageLocale } from './formPage.locale.ts';

/**
 * What the person and somebody else have both changed: with what the other wrote, which the person may take. A field
 * goes from here when both agree.
 * @param codes of fields whose stored value is the other's
 */
export default observer(function Contested({ form, codes }: { form: FormModel; codes: readonly string[] }) {
  const text = useText(formPageLocale);
  const { page, scope, record } = form;
  const left = codes.flatMap((code) => {
    const field = form.compiled.byCode.get(code);
    const differs = field?.placed === true && !same(form.field(code)?.value, record?.[code]);
    return differs ? [{ code, field, theirs: record?.[code] ?? null }] : [];
  });
  if (left.length === 0) return null;
  const textOf = ({ field, theirs }: (typeof left)[number]): string =>
    fieldText(field, theirs, textContext(field, { root: page.root, page, scope }));
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      message={text('contested')}
      description={left.map((one) => (
        <div key={one.code}>
          {text('contestedField', {
            field: one.field.node.title.read(scope, page.root.locale.locale) as string,
            theirs: textOf(one),
          })}
          <Button type="link" size="small" onClick={() => form.setValue(one.code, one.theirs)}>
            {text('takeTheirs')}
          </Button>
        </div>
      ))}
    />
  );
});
