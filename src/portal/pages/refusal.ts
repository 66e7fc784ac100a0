import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { refusalLocale } from './refusal.locale.ts';

/**
 * What somebody reads to whom something is not open: for which role that is, and what can be done about it, which is to
 * change the role only where there are several. To be read in observers.
 * @param name of the system or page, as the person knows it
 */
export function refusalOf(root: RootStore, name: string): { title: string; description: string } {
  const role = root.session.roleName;
  const { locale } = root;
  const reason =
    role === undefined
      ? locale.text(refusalLocale, 'noRole', { name })
      : locale.text(refusalLocale, 'role', { name, role });
  return { title: locale.text(refusalLocale, 'title'), description: `${reason}\n${wayIn(root)}` };
}

/**
 * What somebody reads whose address is no page of a system's menus. Menus that a role may not see reach no browser, and
 * the numbers of an address count those that are seen, so that nobody can tell a page of others from one that there is not.
 */
export function unknownMenu(root: RootStore, address: string): string {
  const role = root.session.roleName;
  const { locale } = root;
  const reason =
    role === undefined
      ? locale.text(refusalLocale, 'menuNoRole', { address })
      : locale.text(refusalLocale, 'menu', { address, role });
  return `${reason}\n${wayIn(root)}`;
}

/** How to come to what is not open. */
export const wayIn = ({ locale, session, container }: RootStore): string =>
  // A page that stands alone in the page of another site has nothing at its top by which to change the role.
  locale.text(refusalLocale, session.roles.length > 1 && container.makesRoom !== true ? 'otherRole' : 'ask');
