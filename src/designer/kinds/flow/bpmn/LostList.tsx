import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { flowIndex } from '../../../../documents/flow/flowIndex.ts';
import type { FlowDocument } from '../../../../schemas/documents/flow.ts';
import { stepTitles } from '../../../../schemas/flow/titles.ts';
import { listed } from '../../../../schemas/text.ts';
import { stepMembers } from '../../../panel/roles/stepMembers.ts';
import { bpmnLocale } from './bpmn.locale.ts';

const wordOf: Readonly<
  Record<string, 'process' | 'loop' | 'join' | 'conditionExpression' | 'people' | 'flow'>
> = {
  ...{ process: 'process', loop: 'loop', join: 'join', conditionExpression: 'conditionExpression' },
  ...{ people: 'people', 'bpmn:SequenceFlow': 'flow' },
};

interface LostListProps {
  intro: string;
  /** Each as `element: what`. */
  lost: readonly string[];
  /** Whose steps and members are named, where they are. */
  flow: FlowDocument | undefined;
}

/** What was lost on the way, by the steps of which it is. */
export function LostList({ intro, lost, flow }: LostListProps) {
  const { locale } = useRoot();
  const text = useText(bpmnLocale);
  const index = flow && flowIndex(flow);
  const byElement = new Map<string, string[]>();
  for (const each of lost) {
    const [id = '', ...rest] = each.split(': ');
    const what = rest.join(': ');
    const node = index?.get(id)?.node;
    const props =
      node && Object.values(stepMembers(node.type)).find((section) => Object.hasOwn(section, what));
    const title = props?.[what]?.title;
    const known = Object.hasOwn(wordOf, what) ? wordOf[what] : undefined;
    const said = title !== undefined ? locale.localise(title) : known === undefined ? what : text(known);
    byElement.set(id, [...(byElement.get(id) ?? []), said]);
  }
  const called = (id: string): string => {
    const node = index?.get(id)?.node;
    return node === undefined ? id : locale.localise(node.title ?? stepTitles[node.type]);
  };
  return (
    <>
      <p>{intro}</p>
      <ul className="at-flowbpmn-lost" aria-label={intro}>
        {[...byElement].map(([id, said]) => (
          <li key={id}>
            <strong>{called(id)}</strong> {listed(said, locale.locale)}
          </li>
        ))}
      </ul>
    </>
  );
}
