import { Alert, Button, Drawer, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { FormDocument } from '../../schemas/documents/index.ts';
import type { PageTest } from '../../schemas/pageTest.ts';
import { type EditedTest, testOf } from './EditedTest.ts';
import { useDesign } from '../frame/DesignContext.ts';
import { ExpectationTable } from './ExpectationTable.tsx';
import { TestHead } from './TestHead.tsx';
import { TestParams } from './TestParams.tsx';
import { readsActions } from './readsActions.ts';
import { TestRecord } from './TestRecord.tsx';
import type { TestRuns } from './TestRuns.ts';
import { testsLocale } from './tests.locale.ts';
import { useSight } from './useSight.ts';
import './tests.css';

interface TestEditorProps {
  /** The test as it stands, or one that is not in the document yet. */
  begun: EditedTest;
  runs: TestRuns;
  nameOf: (part: string) => string;
  /** The form that is filled in, or whose record the row is. */
  form: FormDocument | undefined;
  /** Puts it into the document, as one step. */
  keep: (test: EditedTest) => void;
  close: () => void;
}

/** A test while it is written: the document takes it as a whole. */
export const TestEditor = observer(function TestEditor(props: TestEditorProps) {
  const { begun, runs, nameOf, form, keep, close } = props;
  const { model } = useDesign();
  const { locale } = useRoot();
  const text = useText(testsLocale);
  const [test, setTest] = useState(begun);
  const [marks, setMarks] = useState(false);
  const { found, failed } = useSight(runs, { id: 'test', ...testOf(test) });
  const change = (part: Partial<EditedTest>): void => setTest((now) => ({ ...now, ...part }));
  const fill = useCallback((record: PageTest['record']) => setTest((now) => ({ ...now, record })), []);
  const { document } = model;
  const title = locale.localise(test.title);
  const isWhole = title.trim() !== '' && test.as.role !== '';
  const finish = (): void => {
    setMarks(true);
    if (isWhole) keep(test);
  };
  const declared =
    document.kind === 'control' ? document.inputs : 'params' in document ? document.params : {};
  const isFilled = document.kind === 'form' || document.kind === 'mgrForm' || document.kind === 'mgrList';
  return (
    <Drawer
      open
      width="min(760px, 100vw)"
      title={begun.id !== undefined ? text('editOf', { title }) : text('add')}
      onClose={close}
      footer={
        <Flex justify="end" gap={8}>
          <Button onClick={close}>{text('cancel')}</Button>
          <Button type="primary" onClick={finish}>
            {text('done')}
          </Button>
        </Flex>
      }
    >
      <div className="at-tests-editor">
        <TestHead
          test={test}
          marks={marks}
          readsActions={test.actionMights !== undefined || readsActions(document)}
          change={change}
        />
        <TestParams
          declared={declared ?? {}}
          params={test.params ?? {}}
          change={(params) => change({ params: Object.keys(params).length === 0 ? undefined : params })}
        />
        {isFilled && form && (
          <section aria-label={text('filled')}>
            <h3>{text('filled')}</h3>
            <p className="at-tests-note">{text(document.kind === 'mgrList' ? 'rowHint' : 'filledHint')}</p>
            <div className="at-tests-record">
              <TestRecord
                form={form}
                further={document.kind === 'mgrForm' ? document : undefined}
                record={test.record}
                change={fill}
              />
            </div>
          </section>
        )}
        {failed !== undefined && test.as.role !== '' && <Alert type="warning" showIcon message={failed} />}
        <ExpectationTable
          expect={test.expect}
          found={failed === undefined ? found : []}
          nameOf={nameOf}
          change={(expect) => change({ expect })}
        />
      </div>
    </Drawer>
  );
});
