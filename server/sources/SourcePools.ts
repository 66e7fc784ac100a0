import type { RegisteredDatabaseTable } from '../db/interfaceTables.ts';
import type { Selectable } from 'kysely';
import { unseal } from '../security/vault.ts';
import type { DatabaseKind } from '../db/databaseKind.ts';
import { mysqlSource } from './mysqlSource.ts';
import { postgresSource } from './postgresSource.ts';
import type { Source, SourceAddress } from './source.ts';

export type RegisteredDatabase = Selectable<RegisteredDatabaseTable>;

/** Where a database is, and who logs in there. */
export type DatabaseAddress = Pick<
  RegisteredDatabase,
  'kind' | 'host' | 'port' | 'database_name' | 'user_name' | 'tls'
>;

/** What a password is sealed for: of another address it opens nothing. */
export const sealedFor = (
  row: Pick<RegisteredDatabase, 'id' | 'kind' | 'host' | 'port' | 'user_name'>,
): string => `database ${row.id} ${row.kind} ${row.user_name}@${row.host}:${String(row.port)}`;

const openers: Readonly<Record<DatabaseKind, (address: SourceAddress) => Source>> = {
  postgres: postgresSource,
  mysql: mysqlSource,
};

interface Kept {
  readonly revision: number;
  /** Sealed anew with each registration: one of the same id and revision may be another one. */
  readonly sealed: Buffer;
  readonly source: Source;
}

/** The registered databases that this process is connected to. */
export class SourcePools {
  readonly #vaultKey: Buffer;
  readonly #networks: readonly string[];
  readonly #open = new Map<string, Kept>();

  /** @param networks networks (CIDR) beside the internet that databases may lie in */
  constructor(vaultKey: Buffer, networks: readonly string[]) {
    this.#vaultKey = vaultKey;
    this.#networks = networks;
  }

  /** The source of a registered database as it is registered now; one of before is closed. */
  of(row: RegisteredDatabase): Source {
    const kept = this.#open.get(row.id);
    if (kept?.revision === row.revision && kept.sealed.equals(row.password_sealed)) return kept.source;
    const source = this.once(row, unseal(this.#vaultKey, row.password_sealed, sealedFor(row)));
    this.#open.set(row.id, { revision: row.revision, sealed: row.password_sealed, source });
    void kept?.source.close();
    return source;
  }

  /** A source that nobody else uses: whoever opens it closes it. */
  once(address: DatabaseAddress, password: string): Source {
    const { kind, host, port, database_name: database, user_name: user, tls } = address;
    return openers[kind]({ host, port, database, user, password, tls, networks: this.#networks });
  }

  /** Closes all of them. */
  async stop(): Promise<void> {
    const sources = [...this.#open.values()].map(({ source }) => source);
    this.#open.clear();
    await Promise.all(sources.map((source) => source.close()));
  }
}
