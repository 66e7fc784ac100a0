import { Dropdown, type MenuProps } from 'antd';
import { observer } from 'mobx-react-lite';
import { insertableSteps, type InsertableStep } from '../../../../documents/edit/steps.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { FlowBranch, FlowNode } from '../../../../schemas/flow/node.ts';
import { stepTitles } from '../../../../schemas/flow/titles.ts';
import { useDesign } from '../../../frame/DesignContext.ts';
import { flowLocale } from './flow.locale.ts';
import { useFlowTree } from './FlowTreeState.ts';
import type { Direction } from './moves.ts';
import { stepIcons } from './stepIcons.tsx';
import type { FlowCommands } from './useFlowCommands.ts';

const GROUPS = [
  ['groupPeople', ['approve', 'handle', 'cc']],
  ['groupWays', ['condition', 'parallel', 'inclusive', 'route']],
  ['groupOther', ['delay', 'trigger', 'subFlow', 'end']],
] as const;

const isStep = (key: string): key is InsertableStep => insertableSteps.some((type) => type === key);

/** The two menus of the tree, one for all gaps and one for all cards: what is added, and what is done with a card. */
export const FlowMenus = observer(function FlowMenus({ commands }: { commands: FlowCommands }) {
  const tree = useFlowTree();
  const { locale } = useRoot();
  const text = useText(flowLocale);
  const actions = useCardActions(commands);
  const { adding, acting } = tree;
  return (
    <>
      <MenuAt
        from={adding?.from}
        close={() => tree.add(undefined)}
        items={GROUPS.map(([group, types]) => ({
          key: group,
          type: 'group',
          label: text(group),
          children: types
            // An end within the flow stands in a branch: nothing would come after it.
            .filter((type) => type !== 'end' || adding?.gap.parent !== 'document')
            .map((type) => ({
              key: type,
              icon: stepIcons[type],
              label: locale.localise(stepTitles[type]),
            })),
        }))}
        choose={(key) => {
          if (adding && isStep(key)) commands.insert(key, adding.gap);
        }}
      />
      <MenuAt
        from={acting?.from}
        close={() => tree.act(undefined)}
        items={actions.items}
        choose={actions.choose}
      />
    </>
  );
});

/** What is done with the card whose menu is open. */
function useCardActions(commands: FlowCommands) {
  const { model } = useDesign();
  const tree = useFlowTree();
  const text = useText(flowLocale);
  const part = model.tree.byKey.get(tree.acting?.key ?? '');
  if (part === undefined) return { items: [], choose: () => undefined };
  const isBranch = part.role === 'branch';
  const ways: readonly (readonly [Direction, 'moveUp' | 'moveDown' | 'moveLeft' | 'moveRight'])[] = isBranch
    ? [
        ['left', 'moveLeft'],
        ['right', 'moveRight'],
      ]
    : [
        ['up', 'moveUp'],
        ['down', 'moveDown'],
      ];
  const block = part.within?.parent.value as Partial<FlowNode> | undefined;
  const mayBeDefault = isBranch && block?.type !== 'parallel' && (part.value as FlowBranch).default !== true;
  const items: MenuProps['items'] = [
    ...ways.map(([way, key]) => ({ key: way, label: text(key), disabled: !commands.may(part, way) })),
    ...(isBranch ? [] : [{ key: 'move', label: text('move') }]),
    ...(mayBeDefault ? [{ key: 'default', label: text('makeDefault') }] : []),
    { key: 'duplicate', label: text('duplicate') },
    { type: 'divider' },
    { key: 'remove', label: text('remove'), danger: true },
  ];
  const choose = (key: string): void => {
    if (key === 'remove') void commands.remove();
    else if (key === 'duplicate') commands.duplicate(part);
    else if (key === 'default') commands.makeDefault(part);
    else if (key === 'move') tree.move(part.key);
    else commands.move(part, key as Direction);
  };
  return { items, choose };
}

interface MenuAtProps {
  /** The button that opened it, by which it is drawn and to which the focus comes back. */
  from: HTMLElement | undefined;
  items: MenuProps['items'];
  choose: (key: string) => void;
  close: () => void;
}

function MenuAt({ from, items = [], choose, close }: MenuAtProps) {
  if (from === undefined) return null;
  const { left, bottom, width } = from.getBoundingClientRect();
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      destroyOnHidden
      onOpenChange={(open) => {
        if (open) return;
        close();
        from.focus();
      }}
      menu={{
        items,
        onClick: ({ key, domEvent }) => {
          domEvent.stopPropagation();
          close();
          choose(key);
        },
      }}
    >
      <span className="at-flowtree-anchor" style={{ left: left + width / 2, top: bottom }} />
    </Dropdown>
  );
}
