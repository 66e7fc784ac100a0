export interface UserBaseInfo {
  headImage: string;
  realName: string;
  nickName: string;
  userName: string;
  userId: string;
  sex: string;
  college: string;
  collegeName: string;
}

/** `loginType` of a session that a share link opened: nobody in particular, without a role. */
export const SHARED = 'share';

/** `loginType` of a session in which a designer looks at the portal as somebody else. */
export const PREVIEWED = 'preview';

/** What `hsPlatform` is in the address of a share link. */
export const SHARE_PLATFORM = '301';

/** What a share link that is over answers. */
export const SHARE_EXPIRED = 'token已失效';

/** A role of the person who is logged in. */
export interface RoleEntry {
  groupid: string;
  groupname: string;
  /** It may design: the portal offers it what is made for that. What it gets is the server's to say, call by call. */
  designs?: true;
}

/** Answer of every call that logs in, and of `/user/info.do`. */
export interface LoginResponse {
  userGroup: RoleEntry[];
  userBaseInfo: UserBaseInfo;
  userLoginInfo: {
    loginName: string;
    loginTime: string;
    loginType: string;
    /** The person has the password still that the installation gave them at its first start. */
    initialPassword?: true;
  };
  schoolInfo: { schoolId: number };
  /** Two or more non-empty texts; the token that travels is `token.join('_')`. */
  token: string[];
  /** Where the session leads; empty where it says nothing. */
  redirectUrl: string;
}
