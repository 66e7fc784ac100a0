import type { EmbedApi, EmbedParams } from '../../schemas/embed/apis.ts';
import type { FrameLooks } from '../../schemas/embed/frameName.ts';
import type { SdkCalls, SdkUserInfo } from '../../schemas/embed/publicTypes.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import { logOut } from '../session/logOut.ts';
import { logoutAddress } from '../session/logoutAddress.ts';
import { linkOf } from '../workspace/tabAddress.ts';
import { embedFailure } from './EmbedFailure.ts';
import type { Link } from './Link.ts';
import { logInByToken, tokenOf } from './logIn.ts';
import { mayLeave, type Person } from './mayLeave.ts';
import { showTheme } from './looks.ts';
import { pageToOpen } from './pageToOpen.ts';
import { reloadView } from './reloadView.ts';
import { askToken } from './siteCalls.ts';

/** The page in the frame, as its APIs reach it. */
export interface FramePage {
  /** Goes to an address of the router. */
  navigate: (address: string) => void;
  /** Loads the frame anew at an address, once what was answered is on its way. */
  load: (address: string) => void;
  /** The frame loaded anew begins with these looks. */
  note: (looks: FrameLooks) => void;
  readonly title: () => string;
  /** Pixels that the content takes. */
  readonly height: () => number;
  readonly origin: string;
}

export interface ApiContext {
  readonly root: RootStore;
  readonly link: Link;
  readonly page: FramePage;
  readonly person: Person;
}

type Implementations = {
  readonly [Name in EmbedApi]: (
    context: ApiContext,
    params: EmbedParams<Name>,
  ) => SdkCalls[Name]['answer'] | undefined | Promise<SdkCalls[Name]['answer'] | undefined>;
};

/** What a parent may call, one function each; who may call is settled before. @throws EmbedFailure, ApiError */
export const implementations: Implementations = {
  getUserInfo: ({ root }) => userInfo(root),
  getUserToken: ({ root, link }) => askToken(root, link.site),
  casLogin: async ({ root, link, person }, params) => {
    const token = tokenOf(root, params);
    await mayLeave(root, link, () => root.unsaved.any(), person);
    await logInByToken(root, token, person);
  },
  logout: async ({ root, link, page, person }) => {
    await mayLeave(root, link, () => root.unsaved.any(), person);
    root.unsaved.giveUp();
    // Within the frame no central logout can be shown, which belongs to the whole window.
    const address = logoutAddress('form', root.session.container?.options, page.origin);
    await logOut(root);
    page.load(address);
  },
  jumpToPage: async ({ root, link, page, person }, params) => {
    const address = pageToOpen(root, link.site.scope, params.page, page.origin);
    const loses = (): boolean => root.unsaved.byLeaving();
    if (loses()) {
      await mayLeave(root, link, loses, person);
      root.unsaved.giveUp();
    }
    root.overlays.closeAll();
    root.overlays.leave(() => page.navigate(address));
  },
  reloadParentView: async ({ root, link, person }) => {
    await mayLeave(root, link, () => root.unsaved.here(), person);
    reloadView(root);
  },
  closeParentModal: async ({ root, link, person }, { zIndex = 1 }) => {
    await mayLeave(root, link, () => root.overlays.staysFrom(zIndex), person);
    return { closed: root.overlays.closeFrom(zIndex) };
  },
  setLocale: ({ root }, { locale }) => {
    root.locale.change(locale);
  },
  setTheme: ({ root, page }, theme) => {
    showTheme(root, theme);
    page.note({ theme });
  },
  getState: ({ root, page }) => ({
    page: openPage(root),
    title: page.title(),
    dirty: root.unsaved.any(),
    height: page.height(),
  }),
};

/** The page that is open, as an address that `jumpToPage` takes. */
export const openPage = ({ route, systems }: RootStore): string => linkOf(route.address, systems.current?.id);

function userInfo(root: RootStore): SdkUserInfo {
  const { login, currentRole } = root.session;
  if (login === undefined) throw embedFailure(root, 'NOT_LOGGED_IN', 'notLoggedIn');
  const { userName, userId, realName, sex, college, collegeName } = login.userBaseInfo;
  return {
    userName,
    userId,
    realName,
    sex,
    ...(root.project.isRoleInUserInfo === true && currentRole !== undefined && { role: currentRole }),
    groupCode: college,
    groupName: collegeName,
    schoolId: login.schoolInfo.schoolId,
    time: new Date().toISOString(),
  };
}
