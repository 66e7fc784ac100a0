import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { setMember } from '../../../../documents/edit/setMember.ts';
import { flowIndex, isPeopleNode } from '../../../../documents/flow/flowIndex.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { Approver } from '../../../../schemas/flow/approver.ts';
import type { FlowNode } from '../../../../schemas/flow/node.ts';
import { listed } from '../../../../schemas/text.ts';
import { sourceTitles } from '../../../../schemas/flow/titles.ts';
import { isReminder, partAt } from '../../../core/Problems.ts';
import { useDesign } from '../../../frame/DesignContext.ts';
import { useSettingsScope } from '../../../panel/useSettingsScope.ts';
import { SettingsContext } from '../../../settings/SettingsContext.ts';
import { ApproversEditor } from './ApproversEditor.tsx';
import { selectedStep, selectStep } from '../trial/goToStep.ts';
import { peopleLocale } from './people.locale.ts';
import { StarterBar } from './StarterBar.tsx';
import { useFlowTrial } from './useFlowTrial.ts';
import { useStepTitle } from './usePeopleFields.ts';
import { useWouldBe } from './useWouldBe.ts';
import { WhoWouldBe } from './WhoWouldBe.tsx';
import '../../form/shared/formView.css';
import './people.css';

type AskingNode = Extract<FlowNode, { type: 'approve' | 'handle' | 'cc' }>;
const asksPeople = (node: FlowNode): node is AskingNode => isPeopleNode(node) || node.type === 'cc';

/** Who is asked at each step of a flow, for somebody who starts it; where the people of one step come from beside. */
export const PeopleView = observer(function PeopleView() {
  const { model, problems } = useDesign();
  const { flow } = useFlowTrial();
  const { locale } = useRoot();
  const text = useText(peopleLocale);
  const titleOf = useStepTitle();
  const scope = useSettingsScope(model, model.tree.root);
  const steps = useMemo(
    () => [...flowIndex(flow).values()].map(({ node }) => node).filter(asksPeople),
    [flow],
  );
  const asked = useWouldBe(steps);
  const found = asked?.loaded.status === 'ready' ? asked.loaded.value : undefined;
  const [own, choose] = useState<string>();
  // What is selected elsewhere in the designer is what is looked at here.
  const selected = selectedStep(model);
  const chosen = steps.find(({ id }) => id === selected) ?? steps.find(({ id }) => id === own) ?? steps[0];
  const path = chosen === undefined ? undefined : flowIndex(flow).get(chosen.id)?.path;
  const member = chosen?.type === 'cc' ? 'recipients' : 'approvers';
  const said = (node: AskingNode): string => {
    const who = found?.get(node.id);
    const names = who?.people.map(({ person }) => person.label) ?? [];
    if (names.length > 0) return listed(names, locale.locale);
    return sourcesOf(node)
      .map(({ source }) => locale.localise(sourceTitles[source]))
      .join(' + ');
  };
  if (chosen === undefined || path === undefined)
    return <p className="at-formview at-formview-note">{text('noSources')}</p>;
  return (
    <SettingsContext.Provider value={scope}>
      <div className="at-formview">
        <div className="at-formview-bar">
          <StarterBar />
        </div>
        <div className="at-flowpeople-view">
          <ul className="at-flowpeople-steps" aria-label={text('view')}>
            {steps.map((node) => (
              <li key={node.id}>
                <button
                  type="button"
                  className="at-plain at-flowpeople-step"
                  aria-pressed={node === chosen}
                  onClick={() => {
                    choose(node.id);
                    selectStep(model, node.id);
                  }}
                >
                  <span>{titleOf(node)}</span>
                  <small>{said(node)}</small>
                </button>
              </li>
            ))}
          </ul>
          <div className="at-flowpeople-chosen">
            <ApproversEditor
              key={chosen.id}
              node={chosen.id}
              pointer={`${path}/${member}`}
              value={sourcesOf(chosen)}
              problemsAt={(pointer) =>
                problems.found
                  .filter((each) => !isReminder(each))
                  .filter((each) => each.path === pointer || each.path.startsWith(`${pointer}/`))
                  .map(({ message }) => message)
              }
              change={(sources) => {
                const { key } = partAt(model.tree, path);
                model.run(setMember([key], `/${member}`, sources, locale.inBoth(peopleLocale, 'sources')));
              }}
            />
            <WhoWouldBe node={chosen} hasStarter={false} />
          </div>
        </div>
      </div>
    </SettingsContext.Provider>
  );
});

const sourcesOf = (node: AskingNode): readonly Approver[] =>
  node.type === 'cc' ? node.recipients : (node.approvers ?? []);
