import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { ALL_SYSTEMS } from '../../schemas/designRight.ts';
import type { FormDocument } from '../../schemas/documents/form.ts';
import { useSaidRecords } from '../kinds/form/rights/useSaidRecords.ts';
import { actionTitle } from '../kinds/system/actionTitles.ts';
import type { Explanation, Question, RoleReasons } from './rightsCalls.ts';
import { rolesLocale } from './roles.locale.ts';
import { whyLocale } from './why.locale.ts';

/** A reason in words: one for, one against, or something to know. */
export interface Reason {
  readonly sign: 'yes' | 'no' | 'note';
  readonly said: string;
  /** What it is made of. */
  readonly more?: readonly string[];
}

const signOf = (holds: boolean | undefined): Reason['sign'] =>
  holds === undefined ? 'note' : holds ? 'yes' : 'no';

/** Actions that write the fields that they are asked about. */
const WRITING: readonly string[] = ['add', 'update', 'importRows'];

/** Says the reasons of a role. To be read while an observer draws, within the fields of the form. */
export function useReasons(
  question: Question,
  { fields, systems }: { fields: FormDocument['fields']; systems: Explanation['systems'] },
): (role: RoleReasons) => readonly Reason[] {
  const { locale } = useRoot();
  const text = useText(whyLocale);
  const rightTitle = useText(rolesLocale);
  const sayRows = useSaidRecords();
  const systemTitle = (id: string): string => locale.localise(systems[id] ?? id);
  const actionNames = (actions: '*' | readonly string[]): string =>
    actions === '*'
      ? text('byForm')
      : actions.map((each) => locale.localise(actionTitle(each))).join(text('between')) || text('onlyRead');

  const ofForm = (role: RoleReasons, asked: Extract<Question, { form: string }>): readonly Reason[] => {
    const { granted = false, menus = 'deny', ways = [], rules = [] } = role;
    const action = locale.localise(actionTitle(asked.action));
    const isWritten = WRITING.includes(asked.action);
    const field = fields.find(({ name }) => name === asked.field);
    const denied = ways.length === 0 ? 'menusDeny' : 'menusLimit';
    const fieldSaid = `field${role.field === true ? '' : 'Not'}${isWritten ? 'Write' : 'Read'}` as const;
    return [
      { sign: signOf(granted), said: text(granted ? 'granted' : 'notGranted', { action }) },
      {
        sign: menus === 'unneeded' ? 'note' : signOf(menus === 'allow'),
        said: text(menus === 'unneeded' ? 'menusUnneeded' : menus === 'allow' ? 'menusAllow' : denied),
        more: ways.map(({ system, menus: names, actions }) =>
          names.length === 0
            ? text('wayItself', { system: systemTitle(system) })
            : text('way', {
                system: systemTitle(system),
                menus: names.map((name) => locale.localise(name)).join(' › '),
                actions: actionNames(actions),
              }),
        ),
      },
      ...rules.map(({ rows, holds }) => ({
        sign: signOf(holds),
        said: text('rule', { rows: rows === undefined ? text('allRecords') : sayRows(rows) }),
      })),
      ...(role.record === undefined || !granted
        ? []
        : [{ sign: signOf(role.record), said: text(role.record ? 'recordIn' : 'recordOut') }]),
      ...(asked.field === undefined
        ? []
        : [
            {
              sign: signOf(role.field),
              said: text('fieldMay', {
                field: locale.localise(field?.title ?? asked.field),
                way: text(fieldSaid),
              }),
            },
          ]),
    ];
  };

  const ofMenu = ({ may, hidden, actions = [] }: RoleReasons): readonly Reason[] => [
    {
      sign: signOf(may),
      said: text(may ? 'menuSeen' : 'menuUnseen'),
      ...(may && { more: [actionNames(actions)] }),
    },
    ...(hidden === true ? [{ sign: 'note' as const, said: text('menuHidden') }] : []),
  ];

  const ofDesign = ({ may, isAdmin, designs = [] }: RoleReasons): readonly Reason[] => {
    if (isAdmin) return [{ sign: 'yes', said: text('designAdmin') }];
    if (designs.length === 0) return [{ sign: 'no', said: text('designNone') }];
    return designs.map(({ system, rights }) => ({
      sign: signOf(may),
      said: text('designBy', {
        system: system === ALL_SYSTEMS ? text('everySystem') : systemTitle(system),
        rights: rights.map((right) => rightTitle(right)).join(text('between')),
      }),
    }));
  };

  return (role) =>
    'form' in question ? ofForm(role, question) : 'menu' in question ? ofMenu(role) : ofDesign(role);
}
