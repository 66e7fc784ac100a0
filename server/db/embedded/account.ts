import { statSync } from 'node:fs';

/** A user that the database programs run as. Where there is none, they run as the user of this process. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root; where nothing else is known, it runs as the user that owns nothing. */
const NOBODY = { uid: 65534, gid: 65534 } as const;

/**
 * Decides who runs the database: this process's own user, or, for root, the owner of the data (a folder begun by a
 * plain user stays that user's), else nobody.
 *
 * @param pgdata the data folder, which may not exist yet
 * @throws where a plain user starts on data of another user
 */
export function chooseAccount(pgdata: string): Account | undefined {
  const me = process.getuid?.();
  const owner = statSync(pgdata, { throwIfNoEntry: false });
  if (me === undefined) return undefined;
  if (me !== 0) {
    if (owner !== undefined && owner.uid !== me) {
      throw new Error(
        `${pgdata} belongs to uid ${String(owner.uid)}: it was first started as another user. ` +
          `Start as that user or as root, or give the folder to uid ${String(me)} with chown -R.`,
      );
    }
    return undefined;
  }
  return owner === undefined || owner.uid === 0 ? NOBODY : { uid: owner.uid, gid: owner.gid };
}

/** For messages: the uid that an account stands for. */
export function nameOf(account: Account | undefined): string {
  const uid = account?.uid ?? process.getuid?.();
  return uid === undefined ? 'this user' : `uid ${String(uid)}`;
}
