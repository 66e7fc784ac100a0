import { Alert, Button, Empty } from 'antd';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useMemo, useState } from 'react';
import { addTest, setTest } from '../../documents/edit/tests.ts';
import { previewScreenAddress } from '../../documents/previewAddress.ts';
import { testsOf } from '../../documents/scenario/subject.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useDesign } from '../frame/DesignContext.ts';
import { useOpenPreview } from '../frame/useOpenPreview.ts';
import { useModuleForm } from '../panel/useModuleForm.ts';
import { type EditedTest, testOf } from './EditedTest.ts';
import { partNames, partToSelect } from './partNames.ts';
import type { TestRuns } from './TestRuns.ts';
import { TestLine } from './TestLine.tsx';
import { testsLocale } from './tests.locale.ts';
import './tests.css';

const TestEditor = lazy(async () => ({ default: (await import('./TestEditor.tsx')).TestEditor }));

/** The tests of the working document: what each comes to as it stands now, and what can be done with them. */
export const TestTab = observer(function TestTab({ runs }: { runs: TestRuns }) {
  const { model } = useDesign();
  const { locale } = useRoot();
  const text = useText(testsLocale);
  const { form: module } = useModuleForm(model);
  const { document } = model;
  const form = document.kind === 'form' ? document : module;
  const lang = locale.locale;
  const whole = text('ofDocument');
  const nameOf = useMemo(
    () => partNames({ document, language: model.language }, form, { locale: lang, whole }),
    [document, model, form, lang, whole],
  );
  const [edited, setEdited] = useState<EditedTest>();
  const tests = testsOf(document);
  const goTo = (part: string): (() => void) | undefined => {
    const key = partToSelect(model, form, part);
    return key === undefined ? undefined : () => model.select([key]);
  };
  const close = (): void => setEdited(undefined);
  const keep = (test: EditedTest): void => {
    const { id } = test;
    model.run(id === undefined ? addTest(testOf(test)) : setTest({ id, ...testOf(test) }));
    close();
  };
  const begin = (): void => setEdited({ title: '', as: { role: '' }, record: null, expect: [] });
  return (
    <>
      <div className="at-tests-bar">
        {tests.length > 0 && (
          <span role="status">
            {runs.failed > 0
              ? text('counts', { count: tests.length, failed: runs.failed })
              : tests.every(({ id }) => runs.resultOf(id)?.passed)
                ? text('allPassed', { count: tests.length })
                : ''}
          </span>
        )}
        <Button size="small" onClick={begin}>
          {text('add')}
        </Button>
        <RecordButton />
        {tests.length > 0 && (
          <Button size="small" loading={runs.isRunning} onClick={() => void runs.runAll()}>
            {text(runs.isRunning ? 'running' : 'runAll')}
          </Button>
        )}
      </div>
      {runs.failure !== undefined && (
        <Alert type="warning" showIcon message={text('runFailed', { why: runs.failure })} />
      )}
      {tests.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('none')}>
          <p className="at-tests-note">{text('noneHint')}</p>
        </Empty>
      ) : (
        <ul className="at-tests" aria-busy={!runs.isCurrent}>
          {tests.map((test) => (
            <TestLine
              key={test.id}
              test={test}
              result={runs.resultOf(test.id)}
              nameOf={nameOf}
              goTo={goTo}
              edit={() => setEdited(test)}
            />
          ))}
        </ul>
      )}
      {edited !== undefined && (
        <Suspense fallback={null}>
          <TestEditor begun={edited} runs={runs} nameOf={nameOf} form={form} keep={keep} close={close} />
        </Suspense>
      )}
    </>
  );
});

/** A test is recorded where the page is seen as others see it. */
const RecordButton = observer(function RecordButton() {
  const { model } = useDesign();
  const text = useText(testsLocale);
  const open = useOpenPreview();
  const address = previewScreenAddress(model.kind, model.document.id);
  if (address === undefined) return null;
  return (
    <Button size="small" onClick={() => void open(address)}>
      {text('record')}
    </Button>
  );
});
