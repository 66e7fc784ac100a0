import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RefusedCall } from '../../schemas/embed/refusedCalls.ts';
import { EMBED_PLATFORM } from '../../schemas/embed/verify.ts';
import type { ContainerInfo } from '../../schemas/wire/project.ts';
import { msgStates } from '../../schemas/wire/answer.ts';
import { PREVIEWED, SHARE_EXPIRED, SHARED, type LoginResponse } from '../../schemas/wire/session.ts';
import type { ApiClient, CallOptions } from '../data/ApiClient.ts';
import { ApiError, messageOf } from '../data/ApiError.ts';
import { md5Hex } from '../data/sign.ts';
import { KeptSession } from './KeptSession.ts';
import type { KeyValueStore } from './KeyValueStore.ts';

/** Who is there concerns every page, so no change of page cancels the question. */
const OUTLIVES: CallOptions = { outlivesRoute: true };

/** What an address carries to log in by: a token, or a ticket of the CAS server for the address that it was made for. */
export type LinkLogin = { readonly token: string } | { readonly ticket: string; readonly service: string };
/** A code that the server of a page around the portal asked for; it is good once. */
export interface CodeLogin {
  readonly code: string;
  readonly platform: typeof EMBED_PLATFORM;
}

/** Why a session ended on this page: the person's wish, or the server's word that it, or a share link, is over. */
export type SessionEnd = 'chosen' | 'expired' | 'share';
/** `unreachable`: the token is kept, but nobody could say whether it holds. */
export type SessionStatus = 'unknown' | 'unreachable' | 'loggedOut' | 'loggedIn';

/** Who is logged in, with which roles, in which role. */
export class SessionStore {
  status: SessionStatus = 'unknown';
  token: string;
  login: LoginResponse | undefined = undefined;
  /** The role that the person chose, here or the last time. */
  chosenRole: string | undefined = undefined;
  container: ContainerInfo | undefined = undefined;
  /** Until the container asked for has come, or not, nobody knows in which role a person without a chosen one acts. */
  containerAnswered: Promise<void> = Promise.resolve();
  ended: SessionEnd | undefined = undefined;
  /** What the login page has to tell: a link that was refused, a login by token that failed. */
  notice: string | undefined = undefined;
  /** Whether the notice is good news. */
  isGoodNews = false;
  /** A change of role is under way. */
  changing = false;
  /** Whoever surrounds the portal is asked to log the person in: until that is settled no login page is shown. */
  renewing = false;
  /** What came with the address to log in by, until it is exchanged. */
  private given: { readonly login: LinkLogin; readonly ofShare: boolean } | undefined = undefined;
  private readonly client: () => ApiClient;
  private readonly kept: KeptSession;

  /** @param tab what lives as long as the tab of the browser */
  constructor(client: () => ApiClient, storage: KeyValueStore, tab?: KeyValueStore) {
    this.client = client;
    this.kept = new KeptSession(storage, tab);
    this.token = this.kept.shareToken ?? this.kept.token;
    makeAutoObservable<this, 'client' | 'kept' | 'given'>(
      this,
      {
        client: false,
        kept: false,
        given: false,
        login: observableRef,
        container: observableRef,
        containerAnswered: false,
        may: false,
      },
      { autoBind: true },
    );
  }

  get roles(): LoginResponse['userGroup'] {
    return this.login?.userGroup ?? [];
  }

  /**
   * The role that the person acts in: the chosen one, else the first, unless the container leaves that to the person.
   */
  get currentRole(): string | undefined {
    const isInitial = this.container?.options.initRole !== false;
    return this.chosenRole ?? (isInitial ? this.roles[0]?.groupid : undefined);
  }

  /**
   * The role that the kept session most likely acts in, before it is known who is there; undefined where nothing is kept,
   * or the token is that of a share link. A guess: what is asked by it is of use only where it was right.
   */
  get likelyRole(): string | undefined {
    return this.token === '' || this.kept.token !== this.token ? undefined : this.kept.lastRole;
  }

  /** Notes the role of now for `likelyRole` of the next visit. */
  noteRole(): void {
    this.kept.noteRole(this.currentRole);
  }

  /** What the current role is called. */
  get roleName(): string | undefined {
    return this.roles.find(({ groupid }) => groupid === this.currentRole)?.groupname;
  }

  /** Whether the current role may design. */
  get mayDesign(): boolean {
    return this.roles.some(({ groupid, designs }) => designs && groupid === this.currentRole);
  }

  /** Whether a designer looks at the portal as whom this session is of. */
  get isPreview(): boolean {
    return this.login?.userLoginInfo.loginType === PREVIEWED;
  }

  /**
   * Whether the session may make a call that the logins of registered sites are refused: what needs it is not offered there.
   * Of others the server says by itself, call by call.
   */
  may(_call: RefusedCall): boolean {
    return this.login?.userLoginInfo.loginType !== EMBED_PLATFORM;
  }

  /** The page that a share link opens, where the session is one's. */
  get sharedPage(): string | undefined {
    return this.login?.userLoginInfo.loginType === SHARED ? this.login.redirectUrl : undefined;
  }

  /** What the login and home screens need before anybody is logged in. */
  async loadContainer(schoolId: number): Promise<void> {
    const asked = this.client().list<ContainerInfo>('base', '/container/info.do', { schoolId }, OUTLIVES);
    const taken = asked.then(({ list }) =>
      runInAction(() => {
        this.container = list[0];
      }),
    );
    this.containerAnswered = taken.catch(() => undefined);
    await taken;
  }

  /**
   * Finds out on start who is there: what came with the address is exchanged, else the kept token is tried. Only the
   * server's word ends a session; where it gives none, the session is `unreachable` until `retry`. Never throws.
   * @param ofShare the address is a share link, which has nothing to do with the person's own session
   */
  async restore(given?: LinkLogin, ofShare = false): Promise<void> {
    this.given = given && { login: given, ofShare };
    if (given === undefined && this.token === '') {
      this.end();
      return;
    }
    try {
      await (given === undefined ? this.refresh() : this.adopt(given, ofShare));
    } catch (error) {
      await this.notRestored(error);
    }
  }

  /** Asks once more, after the server could not be reached. */
  async retry(): Promise<void> {
    this.status = 'unknown';
    await this.restore(this.given?.login, this.given?.ofShare);
  }

  /**
   * Logs in by what came with the address, or by a code of the page around; it is exchanged, so that what the address held is not what stays.
   * @param ofShare whether the address calls itself a share link, which any address can: one that is none opens nothing, since it
   *   would replace unasked whoever is logged in
   * @throws ApiError
   */
  async adopt(given: LinkLogin | CodeLogin, ofShare = false): Promise<void> {
    const options = { ...OUTLIVES, ofAnother: true };
    const login = await this.client().result<LoginResponse>('base', '/login/skipLogin.do', given, options);
    if (ofShare && login.userLoginInfo.loginType !== SHARED) this.endShare();
    else this.begin(login);
  }

  /**
   * Takes over the session that has begun in another window, where nobody is logged in here. What is kept there may be
   * dead already: then the login page stays.
   */
  async join(): Promise<void> {
    const { token: kept } = this.kept;
    if (this.status !== 'loggedOut' || kept === '' || kept === this.token) return;
    this.token = kept;
    try {
      await this.refresh();
    } catch (error) {
      if (this.token === kept) this.token = '';
      // Who is here logs in as before, and has asked for nothing that could have failed.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** Reads names and roles again, as after a change of language. @throws ApiError */
  async refresh(): Promise<void> {
    const param = { loginFrom: 'web', changeToken: false };
    const { token } = this;
    const login = await this.client().result<LoginResponse>('base', '/user/info.do', param, OUTLIVES);
    // The session may have ended, or another begun, while the answer was on its way.
    if (this.token !== token) return;
    // What another window has left is not kept again by one that goes on.
    const isKept = this.status !== 'loggedIn' || this.kept.token === token;
    this.begin(login, isKept);
  }

  /** Whether somebody has logged out on purpose since a time, milliseconds since 1970, by what the windows share. */
  leftSince(time: number): boolean {
    return this.kept.leftSince(time);
  }

  /** Whether a token is the session of other windows, which ends with them and not here. */
  isBorrowed(token: string): boolean {
    return this.kept.isBorrowed(token);
  }

  /** Goes on by the token that another window has begun a session of the same person with. @throws ApiError */
  async follow(token: string): Promise<void> {
    this.token = token;
    await this.refresh();
  }

  /** Before the page has begun: it begins as whom a login answered, and what was kept of anybody else goes. */
  startAs(login: LoginResponse): void {
    this.keepForNext(login);
    this.token = login.token.join('_');
  }

  /** Before the page has begun: it begins as whom is kept by now, such as by a frame beside it. */
  startAsKept(): void {
    if (this.kept.shareToken === undefined) this.token = this.kept.token;
  }

  /** Before the page has begun: it begins as nobody. */
  startAsNobody(): void {
    this.kept.leave();
    this.token = '';
  }

  /** Keeps a login for a page that is about to begin anew as that person; on this one nothing changes. */
  keepForNext(login: LoginResponse): void {
    this.kept.leave();
    this.kept.keep(login);
  }

  /** Changes the password; both travel as md5. The user's other sessions end. @throws ApiError */
  async changePassword(oldPassword: string, newPassword: string): Promise<void> {
    const param = { oldPassword: md5Hex(oldPassword), newPassword: md5Hex(newPassword) };
    await this.client().call('base', '/user/password/update.do', param, { outlivesRoute: true });
    runInAction(() => {
      if (this.login === undefined) return;
      const { initialPassword: _, ...info } = this.login.userLoginInfo;
      this.login = { ...this.login, userLoginInfo: info };
    });
  }

  /** Logs in by password; it travels as md5. @throws ApiError */
  async logIn(loginName: string, password: string, schoolId: number): Promise<void> {
    const param = { loginName, password: md5Hex(password), schoolId };
    this.begin(await this.client().result<LoginResponse>('base', '/login/login.do', param, OUTLIVES));
  }

  /**
   * Revokes the token and forgets the session; the local end happens even where the server cannot be reached. A session
   * that is borrowed goes on in the windows that it is of.
   */
  async logOut(why: 'chosen' | 'expired' = 'chosen'): Promise<void> {
    try {
      if (this.isBorrowed(this.token)) return;
      await this.client().call('base', '/login/logout.do', {}, { outlivesRoute: true, timeout: 5000 });
    } finally {
      this.forget(why);
    }
  }

  /**
   * Ends the session on this device without a call: the token is dead already. Where a session has begun in another
   * window since, what is kept is that one's, and stays.
   */
  forget(why: Exclude<SessionEnd, 'share'>): void {
    if (this.kept.shareToken === this.token) this.kept.dropShare();
    else if (why === 'expired') this.kept.expire(this.token);
    else this.kept.leave();
    if (why === 'chosen') this.kept.noteLeft();
    this.ended = why;
    this.end();
  }

  /** Ends the session that is kept on this device; for the server too, where that can be reached. */
  async endKept(): Promise<void> {
    try {
      if (this.token === '') this.forget('expired');
      else await this.logOut('expired');
    } catch (error) {
      // The token is forgotten here all the same, and dies by itself.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** Ends the session of a share link, which the tab remembers; the person's own one has nothing to do with it. */
  endShare(): void {
    this.kept.endShare();
    this.ended = 'share';
    this.end();
  }

  /** The person is done with a share link: loaded anew, the tab is of whoever has a session of their own there. */
  leaveShare(): void {
    this.kept.dropShare();
  }

  /** Whether a share link has ended in this tab; said once. */
  takeShareEnd(): boolean {
    return this.kept.takeShareEnd();
  }

  tell(notice: string | undefined, isGoodNews = false): void {
    this.notice = notice;
    this.isGoodNews = isGoodNews;
  }

  chooseRole(groupid: string): void {
    if (!this.roles.some((role) => role.groupid === groupid)) return;
    this.chosenRole = groupid;
    this.kept.chooseRole(groupid);
  }

  /** The role is about to change: no page is drawn until its menus are there. */
  setChanging(changing: boolean): void {
    this.changing = changing;
  }

  setRenewing(renewing: boolean): void {
    this.renewing = renewing;
  }

  /** A login by a link that failed ends the session that was there, as it does for the server. */
  private async notRestored(error: unknown): Promise<void> {
    const state = error instanceof ApiError ? error.detail.msgState : undefined;
    const answered = state !== undefined && state !== msgStates.fault && state !== msgStates.tooMany;
    const { given } = this;
    // A ticket is good once: there is nothing to try again.
    const spent = given !== undefined && 'ticket' in given.login;
    if (messageOf(error) === SHARE_EXPIRED || (answered && given?.ofShare === true)) this.endShare();
    else if (spent || (answered && given !== undefined)) {
      await this.endKept();
      this.tell(messageOf(error));
    } else if (state === msgStates.tokenExpired) this.end();
    else this.status = 'unreachable';
  }

  /** Whoever a login answered is there from now on. @param isKept for the next page, and other windows, too */
  begin(login: LoginResponse, isKept = true): void {
    this.login = login;
    this.token = login.token.join('_');
    if (login.userLoginInfo.loginType === SHARED) this.kept.keepShare(this.token);
    else {
      this.kept.dropShare();
      if (isKept) this.kept.keep(login);
    }
    this.chosenRole = login.userGroup.find(({ groupid }) => groupid === this.kept.role)?.groupid;
    this.given = undefined;
    this.ended = undefined;
    // What a link was refused for is told to who is there already too.
    if (this.status !== 'unknown') this.notice = undefined;
    this.status = 'loggedIn';
  }

  private end(): void {
    this.token = '';
    this.login = undefined;
    this.chosenRole = undefined;
    this.status = 'loggedOut';
  }
}
