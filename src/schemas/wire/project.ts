/** The services that the one client calls; each has a base address. */
export const services = [
  'interface',
  'base',
  'manager',
  'analysis',
  'mgr',
  'form',
  'robots',
  'ai',
  'openai',
  'core',
  'file',
] as const;
export type Service = (typeof services)[number];

/** Answer of `GET /config.json`. */
export interface Project {
  name: string;
  alias: string;
  customId: string;
  domain: string;
  projectId: string;
  schoolId: number;
  appKey: string;
  services: Record<Service, string>;
  /** Origins of the registered sites: links to them may tell who is logged in. */
  origins?: string[];
  /** Whether frames ask the server about messages that carry a recogniser (`/sdkOpen/recognise.do`); absent: they ignore them. */
  recogniser?: true;
  /** A page around the portal is told the role that a person acts in. */
  isRoleInUserInfo?: boolean;
  /** The map of the deployment; absent: none, and places are drawn on plain ground. */
  map?: MapTiles;
  /** The school's apps at the providers of chat apps, for pages that are opened in one; absent: none. */
  chatApps?: Partial<Record<ChatAppName, ChatAppScript>>;
}

export type ChatAppName = 'wecom' | 'dingtalk' | 'wechat' | 'qq' | 'campusApp';

/** What pages set up the script of a chat app with; the ids are public. */
export interface ChatAppScript {
  /** Address of the script. */
  script: string;
  /** How the script names the school, or its account; empty where it signs no pages. */
  appId: string;
  /** Which of the school's apps; empty where the provider does not count them. */
  agentId: string;
}

/** Whose map places are drawn on. */
export interface MapTiles {
  /** Address of a tile with `{z}`, `{x}` and `{y}`. */
  tiles: string;
  /** The datum that the tiles are drawn in. */
  datum: 'wgs84' | 'gcj02';
  /** Who made them, as plain text. */
  attribution?: string;
}

/** How people make accounts of their own. */
export interface Registration {
  /** The college has to be told. */
  needUserInfo?: boolean;
  /** Who they are from then on: the roles of `privilegeList`. */
  registerRoles?: { privilegeList?: { value: string; label?: string }[] };
  /** The colleges to choose from, where they have to be told; the server says them. */
  colleges?: { value: string; label: string }[];
}

/** A school that one may log in at, by the portal that it has. */
export interface School {
  schoolId: number;
  name: string;
  /** Address of its portal; of this one it says nothing. */
  url?: string;
}

/** What the login and home screens look like; `list[0]` of `/container/info.do`. */
export interface ContainerInfo {
  /** How the portal looks to who has chosen nothing: the options of the theme. */
  containerTheme: Record<string, unknown>;
  options: {
    title: string;
    logo?: string;
    loginType: ('form' | 'qr')[];
    login?: { backgroundImage?: string; casLoginMode?: string };
    skipHome: boolean;
    isEnableScan: boolean;
    logoutOnBrowserClose: boolean;
    initRole: boolean;
    casLoginUrl?: string;
    casLogoutUrl?: string;
    notEncodeCasLogoutRedirectUrl?: boolean;
    /** What people read who do not follow the school's account in a chat app, as plain text. */
    qywxNotFollowTip?: string;
    /** Ways beside the login form that the login page leads to. */
    isEnableMessageLogin: boolean;
    isEnableForgetPassword: boolean;
    /** The login page itself has the form for a code by text message. */
    isEnablePhoneForm?: boolean;
    /** The schools to choose from on the login page; fewer than two: there is nothing to choose. */
    schools?: School[];
    /** Absent: nobody can register. */
    register?: Registration;
    home: {
      title?: string;
      /** How home shows the systems: as `card`s, or as a compact `list`. Absent: cards. */
      homeStyle?: string;
      oneAutoOpen: boolean;
      emptyText?: string;
      enableChangePassword: boolean;
    };
  };
  filePrefix: string;
  /** Where the management is; who may design finds it in the user menu. Empty: nowhere but here. */
  mgrUrl: string;
  /** Present only where demo accounts may log in from this address. */
  demoAccounts?: { loginName: string; roleName: string }[];
}
