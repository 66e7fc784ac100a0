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

/** Answer of every call that logs in, and of `/user/info.do`. */
export interface LoginResponse {
  userGroup: { groupid: string; groupname: string }[];
  userBaseInfo: UserBaseInfo;
  userLoginInfo: { loginName: string; loginTime: string; loginType: string };
  schoolInfo: { schoolId: number };
  /** Two or more non-empty texts; the token that travels is `token.join('_')`. */
  token: string[];
  redirectUrl: string;
}
