import type { FastifyInstance } from 'fastify';
import { dryRunJob } from '../flow/dryRunning.ts';
import { flowAbsencesJob } from '../flow/jobs/absences.ts';
import { flowClockJob } from '../flow/jobs/clock.ts';
import { flowIdleJob } from '../flow/jobs/idle.ts';
import { flowSubFlowEndedJob, flowSubFlowsJob } from '../flow/jobs/subFlows.ts';
import { flowTriggerJob } from '../flow/jobs/trigger.ts';
import type { JobDefinition } from '../jobs/definition.ts';
import { deliverMessagesJob } from '../messages/deliver.ts';
import { deliverSmsJob } from '../sms/sendSms.ts';
import { registerAccount } from './account/routes.ts';
import { announceJob } from './announcement/announce.ts';
import { registerCatalogue } from './catalogue/routes.ts';
import { registerChanges } from './changes/routes.ts';
import { registerChatApp } from './chatApp/routes.ts';
import { registerCredential } from './credential/routes.ts';
import { registerCustomConfig } from './customConfig/routes.ts';
import { registerDatabase } from './database/routes.ts';
import { registerDesignRight } from './designRight/routes.ts';
import { registerDraft } from './draft/routes.ts';
import { registerExportRows } from './exportRows/routes.ts';
import { exportRowsJob } from './exportRows/service.ts';
import { registerFileLink } from './file/linkCall.ts';
import { registerFile } from './file/routes.ts';
import { registerUpload } from './file/upload.ts';
import { registerFlowCallback } from './flow/callbackRoute.ts';
import { registerFlowDesign } from './flow/designRoutes.ts';
import { exportFlowsJob } from './flow/exportJob.ts';
import { handOverJob } from './flow/handOverJob.ts';
import { registerFlowManagement } from './flow/manageRoutes.ts';
import { registerFlowReads } from './flow/readRoutes.ts';
import { registerFlowWrites } from './flow/writeRoutes.ts';
import { registerFlowDelegation } from './flowDelegation/routes.ts';
import { registerFormModule } from './formModule/routes.ts';
import { registerImportRows } from './importRows/routes.ts';
import { importRowsJob } from './importRows/service.ts';
import { registerInterface } from './interface/routes.ts';
import { registerJob } from './job/routes.ts';
import { tellOwnersJob } from './job/tellOwners.ts';
import { registerListView } from './listView/routes.ts';
import { registerMessages } from './message/routes.ts';
import { registerMessageCode } from './messageCode/routes.ts';
import { registerProjectText } from './projectText/routes.ts';
import { registerResourceBundles } from './resource/bundleRoutes.ts';
import { registerResourcePlans } from './resource/planRoutes.ts';
import { registerResourceProposals } from './resource/proposeRoutes.ts';
import { registerPreview } from './resource/previewRoutes.ts';
import { registerResourceDesign } from './resource/designRoutes.ts';
import { registerResourceUses } from './resource/usesRoutes.ts';
import { registerResource } from './resource/routes.ts';
import { registerResourceWrites } from './resource/writeRoutes.ts';
import { registerRights } from './rights/routes.ts';
import { registerScanLogin } from './scanLogin/routes.ts';
import { registerSdkOpen } from './sdkOpen/routes.ts';
import { registerShare } from './share/routes.ts';
import { registerShortLink } from './shortLink/routes.ts';
import { registerSelector } from './selector/routes.ts';
import { registerSystem } from './system/routes.ts';
import { registerTrash } from './trash/routes.ts';
import { registerUserSetting } from './userSetting/routes.ts';

/** Registers the calls of one module. */
export type RegisterModule = (app: FastifyInstance) => void;

/** The product's calls, one entry per module. */
export const modules: readonly RegisterModule[] = [
  registerAccount,
  registerMessageCode,
  registerScanLogin,
  registerChatApp,
  registerSystem,
  registerResource,
  registerResourceWrites,
  registerResourcePlans,
  registerResourceDesign,
  registerPreview,
  registerResourceProposals,
  registerResourceUses,
  registerResourceBundles,
  registerRights,
  registerTrash,
  registerCatalogue,
  registerFormModule,
  registerExportRows,
  registerImportRows,
  registerJob,
  registerInterface,
  registerDatabase,
  registerCredential,
  registerShare,
  registerSdkOpen,
  registerShortLink,
  registerSelector,
  registerProjectText,
  registerCustomConfig,
  registerFile,
  registerUpload,
  registerFileLink,
  registerUserSetting,
  registerListView,
  registerDraft,
  registerDesignRight,
  registerMessages,
  registerFlowCallback,
  registerFlowReads,
  registerFlowManagement,
  registerFlowDesign,
  registerFlowWrites,
  registerFlowDelegation,
  registerChanges,
];

/** The product's jobs that calls ask for. */
export const jobs: readonly JobDefinition[] = [
  exportRowsJob,
  importRowsJob,
  deliverSmsJob,
  deliverMessagesJob,
  tellOwnersJob,
  announceJob,
  flowClockJob,
  flowAbsencesJob,
  flowIdleJob,
  handOverJob,
  dryRunJob,
  exportFlowsJob,
  flowTriggerJob,
  flowSubFlowsJob,
  flowSubFlowEndedJob,
];
