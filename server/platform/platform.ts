import { ChangeFeed } from '../changes/ChangeFeed.ts';
import { ChatApps } from '../chatApps/ChatApps.ts';
import type { ServerConfig } from '../config/config.ts';
import type { DatabaseHandle } from '../db/pool.ts';
import { Mailer } from '../egress/Mailer.ts';
import { batchReads } from '../db/batchReads.ts';
import { makeProcessLimits } from '../limits/processLimits.ts';
import { CallerTurns } from '../limits/CallerTurns.ts';
import { ModuleSlots } from '../limits/moduleSlots.ts';
import type { ProcessLimits } from '../limits/processLimits.ts';
import { AnswerCache } from '../interfaces/definition/AnswerCache.ts';
import { readCall } from '../interfaces/readCall.ts';
import { findHolds, keepFinishedFiles } from '../flow/holds.ts';
import { handOnTasksOf } from '../flow/leaving.ts';
import { keptFields } from '../flow/keptFields.ts';
import type { FlowServices } from '../flow/services.ts';
import type { FileServices } from '../files/services.ts';
import type { ModuleRules } from '../records/moduleRules.ts';
import { recordTables } from '../records/recordTables.ts';
import { resealer } from '../records/secrets.ts';
import { Thumbnails } from '../files/thumbnails.ts';
import { TestThread } from '../documents/pageTests/TestThread.ts';
import { PublishedDocuments } from '../documents/publishedDocuments.ts';
import { EntranceIndex } from '../documents/EntranceIndex.ts';
import { Leavers } from '../organisation/Leavers.ts';
import { WorkCalendar } from '../organisation/WorkCalendar.ts';
import { AppKeys } from '../project/AppKeys.ts';
import { loadProject } from '../project/project.ts';
import { loadSecrets } from '../security/loadSecrets.ts';
import { SourcePools } from '../sources/SourcePools.ts';
import { findLiveSessions } from '../session/repository.ts';
import type { LiveSession } from '../session/repository.ts';
import { seenSigns } from '../session/seenSigns.ts';
import type { NoteSign } from '../session/seenSigns.ts';
import { openStorage } from '../storage/openStorage.ts';
import { loadPackages } from '../documents/vocabulary.ts';

/** What every call can count on; made once per process. */
export interface Platform extends FlowServices, FileServices {
  readonly limits: ProcessLimits;
  /** Small copies of the images among them. */
  readonly thumbnails: Thumbnails;
  /** Which modules are written to, here and in other processes. */
  readonly changes: ChangeFeed;
  /** The registered sites, for headers and for what tells frames that one is off. */
  readonly appKeys: AppKeys;
  /** The live session of a token's key. */
  readonly sessions: (tokenKey: string) => Promise<LiveSession | undefined>;
  readonly noteSign: NoteSign;
  /** The chat apps that people come in by, with what their providers lend. */
  readonly chatApps: ChatApps;
  /** Sends e-mails; undefined where none are sent. */
  readonly mailer: Mailer | undefined;
  /** Turns of interfaces that write, of one module and of all together: each holds a connection while it works. */
  readonly interfaceWrites: { readonly ofModule: ModuleSlots; readonly ofAll: ModuleSlots };
  /** Which days are worked. */
  readonly calendar: WorkCalendar;
  /** Turns of designers' calls that read through documents: checks, reviews, tests, bundles. */
  readonly designTurns: CallerTurns;
  readonly testThread: TestThread;
  /** Turned on by shutdown: readiness goes off, and what still arrives closes its connection. */
  draining: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
  }
}

/**
 * Loads what lives in the migrated database and the data folder, and what packages add.
 * @param moduleRules what the modules of the product hold their records to beside their forms
 * @throws ConfigError naming a package or a store of files that cannot be used
 */
export async function loadPlatform(
  config: ServerConfig,
  { db, notifications }: Pick<DatabaseHandle, 'db' | 'notifications'>,
  moduleRules: ModuleRules,
): Promise<Platform> {
  const packages = await loadPackages(config.extensions);
  const project = await loadProject(config, db);
  const secrets = await loadSecrets(config, db);
  const limits = makeProcessLimits(config.rateLimitScale);
  const files = await openStorage(config);
  const documents = new PublishedDocuments(db);
  const changes = new ChangeFeed(notifications);
  const platform: Platform = {
    config,
    db,
    ...packages,
    project,
    secrets,
    limits,
    files,
    thumbnails: new Thumbnails(files, limits.images),
    changes,
    appKeys: new AppKeys(db, changes),
    sessions: batchReads((keys) =>
      findLiveSessions(
        db,
        keys.map((key) => Buffer.from(key, 'base64')),
      ),
    ),
    noteSign: seenSigns(db),
    documents,
    entrances: new EntranceIndex(db, documents),
    chatApps: new ChatApps(config.chatApps),
    mailer: config.mail && new Mailer(config.mail),
    sources: new SourcePools(secrets.vaultKey, config.interfaceNetworks),
    interfaceSlots: new ModuleSlots(2),
    interfaceWrites: { ofModule: new ModuleSlots(2), ofAll: new ModuleSlots(6) },
    designTurns: new CallerTurns({ ofOne: 1, ofAll: 3, waiting: 8 }),
    answers: new AnswerCache(),
    moduleRules,
    publicationEffects: {
      ...recordTables(packages.vocabulary.metas, resealer({ secrets })),
      ...keptFields,
    },
    holds: findHolds,
    keepFiles: keepFinishedFiles,
    leavers: new Leavers(),
    calendar: new WorkCalendar(db),
    testThread: new TestThread(config.extensions),
    readRows: (reading, call, given) => readCall({ ...reading, platform }, call, given),
    draining: false,
  };
  platform.leavers.subscribe((work, ids) => handOnTasksOf({ ...work, platform }, ids));
  return platform;
}
