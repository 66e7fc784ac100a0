import type { LocalText } from '../../src/schemas/text.ts';
import type { MsgState } from '../../src/schemas/wire/answer.ts';

interface CatalogueEntry extends LocalText {
  readonly msgState: Exclude<MsgState, 1>;
  readonly http: number;
}

const entry = (msgState: Exclude<MsgState, 1>, http: number, zhCN: string, enUS: string): CatalogueEntry => ({
  msgState,
  http,
  zhCN,
  enUS,
});

/**
 * Every code an answer may carry, with its msgState, HTTP status and both messages. Codes are stable: clients decide
 * by them. Messages never repeat a refused value.
 */
export const catalogue = {
  TOKEN_MISSING: entry(0, 401, '请先登录', 'Please sign in first'),
  TOKEN_EXPIRED: entry(
    0,
    401,
    '用户登录已过期，请重新登录',
    'Your session has expired, please sign in again',
  ),

  // Clients know it by this text, in every language.
  SHARE_EXPIRED: entry(3, 403, 'token已失效', 'token已失效'),
  EMBED_TOKEN_REFUSED: entry(
    3,
    403,
    '嵌入令牌只能使用所属 appKey 开放的系统和页面',
    'A token for embedding works with the systems and pages of its appKey alone',
  ),
  EMBED_SESSION_REFUSED: entry(
    3,
    403,
    '嵌入在其他网站中时不能进行此操作，请直接打开本平台办理',
    'This cannot be done in a page of another site; open the portal itself for it',
  ),
  EMBED_CODE_REFUSED: entry(
    3,
    403,
    'appKey、密钥或账号不正确',
    'The appKey, its secret or the account is not right',
  ),
  EMBED_CODE_OVER: entry(2, 400, '登录码已使用或已过期', 'The login code was used, or is over'),
  SHARED_PAGE_ONLY: entry(
    3,
    403,
    '分享链接只能查看页面，不含数据',
    'A share link shows the page alone, without data',
  ),

  PREVIEW_ONLY_READS: entry(
    3,
    403,
    '预览中不能保存，也不能进行此操作',
    'Nothing is saved in a preview, and this cannot be done in it',
  ),

  NOBODY_FOUND: entry(
    2,
    400,
    '找不到处理人，无法提交',
    'Nobody was found to handle a step, so this cannot be done',
  ),
  PICK_REQUIRED: entry(2, 400, '请选择下一步的处理人', 'Please choose who handles the next step'),
  PERSON_INVALID: entry(2, 400, '所选人员不可用', 'This person cannot be chosen'),
  PERSON_REPEATED: entry(2, 400, '所选人员已在该步骤中', 'This person is part of the step already'),
  RETURN_TARGET_INVALID: entry(2, 400, '不能退回或跳转到该步骤', 'It cannot go to this step'),
  COMMENT_REQUIRED: entry(2, 400, '请填写意见', 'Please write a comment'),
  ATTACHMENT_REQUIRED: entry(2, 400, '请上传附件', 'Please attach a file'),
  SIGNATURE_REQUIRED: entry(2, 400, '请签名', 'Please sign'),
  FLOW_NOT_STARTABLE: entry(3, 403, '您不能发起该流程', 'You cannot start this flow'),
  TASK_NOT_YOURS: entry(3, 403, '该任务不由您处理', 'This task is not yours'),
  ACTION_NOT_ALLOWED: entry(3, 403, '当前步骤不允许此操作', 'This cannot be done at this step'),
  WITHDRAW_NOT_ALLOWED: entry(3, 403, '该申请不能撤销', 'This application cannot be withdrawn'),
  ALREADY_DECIDED: entry(5, 409, '该任务已被处理', 'This task has been handled already'),
  INSTANCE_SUSPENDED: entry(5, 409, '该流程已挂起', 'This flow is suspended'),
  INSTANCE_ENDED: entry(5, 409, '该流程已结束', 'This flow has ended'),
  RECALL_TOO_LATE: entry(
    5,
    409,
    '后续步骤已处理，不能撤回',
    'A later step has been handled; it cannot be taken back',
  ),
  WITHDRAW_TOO_LATE: entry(5, 409, '已有人处理，不能撤销', 'Somebody has handled it; it cannot be withdrawn'),
  DELEGATED_ALREADY: entry(5, 409, '该任务已委托他人', 'This task has been delegated already'),
  NOT_ADDED: entry(5, 409, '该人员不是您加签的', 'You have not added this person'),
  ADDED_ALREADY_ACTED: entry(5, 409, '加签人已处理，不能减签', 'The added person has acted already'),
  NEEDS_DETAIL: entry(5, 409, '该任务需要打开后处理', 'This task has to be opened to be handled'),
  RECORD_IN_FLOW: entry(
    5,
    409,
    '该记录正在审批中，不能修改',
    'This record is under approval and cannot be changed',
  ),
  FLOW_RUNNING: entry(5, 409, '已有进行中的流程', 'A flow is under way already'),
  URGED_RECENTLY: entry(
    6,
    429,
    '刚刚已催办，请稍后再试',
    'You have urged a moment ago; please try again later',
  ),

  BODY_TOO_LARGE: entry(2, 413, '请求内容过大', 'The request is too large'),
  FILE_TOO_LARGE: entry(2, 413, '文件过大', 'The file is too large'),
  FILE_MISSING: entry(2, 400, '文件是空的，或没有收到文件', 'The file is empty, or none has arrived'),
  NO_THUMBNAIL: entry(2, 415, '该文件不是可以显示的图片', 'This file is not an image that can be shown'),
  QUOTA_USED_UP: entry(
    2,
    413,
    '您的存储空间已用完，请删除不再需要的附件',
    'Your storage is used up; please remove attachments that you no longer need',
  ),
  CONTENT_TYPE_UNSUPPORTED: entry(
    2,
    415,
    '不支持的请求内容类型',
    'The content type of the request is not supported',
  ),
  BODY_NOT_UTF8: entry(2, 400, '请求内容不是有效的 UTF-8 文本', 'The request is not valid UTF-8 text'),
  BODY_NOT_JSON: entry(2, 400, '请求内容不是有效的 JSON', 'The request is not valid JSON'),
  BODY_TOO_DEEP: entry(2, 400, '请求内容嵌套过深', 'The request is nested too deeply'),
  BODY_TOO_MANY_VALUES: entry(
    2,
    413,
    '请求内容的字段和元素过多',
    'The request holds too many members and elements',
  ),
  BODY_INCOMPLETE: entry(2, 400, '请求内容没有完整到达', 'The request did not arrive as a whole'),
  DUPLICATE_KEY: entry(
    2,
    400,
    '请求内容含有重复的字段名',
    'The request names the same field twice in one object',
  ),
  KEY_FORBIDDEN: entry(
    2,
    400,
    '请求内容含有不允许的字段名',
    'The request holds a field name that is not allowed',
  ),
  TEXT_INVALID: entry(
    2,
    400,
    '请求内容含有不允许的字符',
    'The request holds characters that are not allowed in texts',
  ),
  REQUEST_MALFORMED: entry(2, 400, '请求格式不正确', 'The request is malformed'),
  ENVELOPE_INVALID: entry(
    2,
    400,
    '请求信封不完整或不正确',
    'The request envelope is incomplete or not valid',
  ),
  PARAM_INVALID: entry(2, 400, '请求参数不是有效的 JSON 对象', 'The payload is not a valid JSON object'),
  APP_KEY_UNKNOWN: entry(2, 400, '请确认你的 appKey 正确.', 'Please check that your appKey is right.'),
  TIMESTAMP_INVALID: entry(
    2,
    400,
    '请求时间与服务器时间相差超过 5 分钟，请校准本机时间',
    'The time of the request is more than 5 minutes off the server time; please set your clock',
  ),
  SIGN_INVALID: entry(2, 400, '请求签名不正确', 'The signature of the request is not right'),
  INPUT_INVALID: entry(2, 400, '输入内容不正确，请检查后重试', 'The input is not valid, please check it'),
  LOGIN_FAILED: entry(2, 400, '账号或密码错误', 'Wrong account or password'),
  LOGIN_METHOD_UNAVAILABLE: entry(2, 400, '该登录方式未启用', 'This way of signing in is not enabled'),
  TICKET_REFUSED: entry(
    2,
    400,
    '登录失败，统一身份认证的凭据无效或已使用，请重新登录',
    'Sign-in failed: the ticket of the central sign-in is not valid, or was used; please sign in again',
  ),
  USER_UNKNOWN: entry(
    2,
    400,
    '获取用户失败，请检查用户是否存在',
    'Failed to get the user; please check that the user exists',
  ),
  CHAT_CODE_USED: entry(
    2,
    400,
    '登录凭证已使用或已失效，请重新进入',
    'The sign-in code was used or is too old; please open the page again',
  ),
  NOT_FOLLOWED: entry(2, 400, '请先关注公众号，再登录', 'Please follow the official account first'),
  CHAT_APP_MISSING: entry(
    2,
    400,
    '该平台未配置，请联系管理员',
    'This platform is not configured here; please tell the administrator',
  ),
  CODE_WRONG: entry(
    2,
    400,
    '验证码错误或已失效，请核对或重新获取',
    'The code is wrong or no longer valid: check it, or get a new one',
  ),
  TICKET_OVER: entry(
    4,
    404,
    '二维码已失效，请刷新后重新扫描',
    'The code is no longer valid; show a new one and scan that',
  ),
  PHONE_TAKEN: entry(
    2,
    400,
    '该手机号已注册，请直接登录',
    'This phone number has an account already, please sign in',
  ),
  OLD_PASSWORD_WRONG: entry(2, 400, '原密码错误', 'The old password is wrong'),
  PASSWORD_UNCHANGED: entry(
    2,
    400,
    '新密码不能与原密码相同',
    'The new password must differ from the old one',
  ),
  DOCUMENT_INVALID: entry(2, 400, '文档检查未通过', 'The document did not pass the check'),
  PLAN_NOT_ACCEPTED: entry(
    2,
    400,
    '发布会改动或移除已有数据，请查看变更计划并确认',
    'Publishing would change or remove data; look at the plan and accept it',
  ),
  SUM_MISMATCH: entry(
    2,
    400,
    '校验值与修改后的文档不符，修改没有保存；请刷新后重试',
    'The sum is not that of the patched document, and nothing was saved; reload it and try again',
  ),
  BREAKS_OTHERS: entry(
    2,
    400,
    '发布后用户正在使用的文档会出错，请先修改它们，或说明理由',
    'Documents that users have would no longer be right; mend them first, or give a reason',
  ),
  TEST_FAILED: entry(
    2,
    400,
    '有测试未通过，请先修改，或说明理由',
    'Tests of pages fail; mend what they tell of, or give a reason',
  ),
  RIGHT_TO_USE: entry(
    2,
    400,
    '包含当前角色无权使用的内容，操作没有执行',
    'It holds what the current role has no right to use, and nothing was done',
  ),
  LIMIT_REACHED: entry(
    2,
    400,
    '数量已达上限，请先删除不再需要的内容',
    'There are too many of these; please remove what you no longer need',
  ),
  TOO_MANY_STEPS: entry(2, 400, '一次处理的内容过多，请缩小范围', 'This is too much at once; please do less'),
  QUERY_TOO_COMPLEX: entry(2, 400, '查询条件过于复杂', 'The query is too complex'),
  RESULT_TOO_LARGE: entry(
    2,
    400,
    '结果过多，请用更窄的条件查询',
    'There is too much to answer; please ask for less',
  ),
  PLATFORM_DATABASE: entry(
    2,
    400,
    '不能把平台自身的数据库登记为数据源',
    'The database of the platform itself cannot be registered',
  ),

  FORBIDDEN: entry(3, 403, '当前角色没有此权限', 'The current role is not allowed to do this'),
  GROUP_NOT_YOURS: entry(3, 403, '当前用户没有该角色', 'The current user does not have this role'),
  NO_ROLE: entry(3, 403, '当前用户没有角色信息', 'The current user has no role information'),
  ASKER_GONE: entry(
    3,
    403,
    '提交该任务的账号已停用，或不再有当时的角色，任务没有执行',
    'The account that asked for this is disabled, or no longer has the role it asked in; nothing was done',
  ),
  FIELD_FORBIDDEN: entry(
    3,
    403,
    '当前角色没有部分字段的权限',
    'The current role is not allowed to use some of the fields',
  ),

  NOT_FOUND: entry(4, 404, '请求的内容不存在', 'What was asked for does not exist'),
  CALL_UNKNOWN: entry(4, 404, '请求的接口不存在', 'The call that was asked for does not exist'),

  DELEGATION_OVERLAPS: entry(
    5,
    409,
    '这段时间内，这些流程已委托给他人，请先修改或删除原有的委托',
    'Somebody stands in for these flows at that time already; change or remove that absence first',
  ),
  REVISION_CONFLICT: entry(
    5,
    409,
    '数据已被他人修改，请查看最新内容后再试',
    'Someone else has changed this meanwhile; look at its latest state before you try again',
  ),
  // The text is of whoever configured the steps.
  STEPS_REFUSED: entry(5, 409, '该操作未被接受', 'This was not accepted'),
  REPLAY: entry(5, 409, '请求重复提交', 'The request has been sent before'),
  REQUEST_ID_REUSED: entry(
    5,
    409,
    '请求编号已用于其他内容',
    'The request id has already been used with another payload',
  ),
  PRODUCT_DOCUMENT: entry(
    5,
    409,
    '该内容随产品提供，不能修改或删除',
    'This comes with the product, and cannot be changed or removed',
  ),
  LAST_ADMINISTRATOR: entry(
    5,
    409,
    '至少要保留一个可以登录的系统管理员',
    'At least one administrator who can log in has to remain',
  ),
  OWN_RIGHTS: entry(
    5,
    409,
    '不能修改自己的角色或状态，请由其他管理员修改',
    'Nobody changes their own roles or status; another administrator does',
  ),
  OWN_SESSION: entry(
    5,
    409,
    '这是当前登录的会话，不能在此结束，请使用退出登录',
    'This is the session you are working in; log out to end it',
  ),
  TRY_WOULD_WRITE: entry(
    5,
    409,
    '该接口会写入其他系统，试运行无法撤销，因此不能试运行',
    'This interface writes in another system, where a try could not be taken back',
  ),
  STILL_USED: entry(5, 409, '仍在使用中，不能删除', 'It is still in use and cannot be removed'),
  CODE_FIXED: entry(5, 409, '编码创建后不能修改', 'The code cannot be changed once it is there'),
  DEPARTMENT_CYCLE: entry(
    5,
    409,
    '上级部门不能是该部门自己或其下级部门',
    'A department cannot stand below itself',
  ),
  ALREADY_PUBLISHED: entry(
    5,
    409,
    '该内容已发布，没有新的修改',
    'This has been published and not changed since',
  ),
  NOT_PUBLISHED: entry(5, 409, '该内容尚未发布', 'This is not published'),
  IN_USE: entry(
    5,
    409,
    '该内容仍被使用，请先移除对它的引用',
    'This is still used; remove what refers to it first',
  ),
  IMPORT_RUNNING: entry(
    5,
    409,
    '您对该表单的上一次导入尚未完成，请等待其完成或取消',
    'Your last import into this form is still running; wait for it to end, or cancel it',
  ),
  ID_EXISTS: entry(5, 409, '该编号已存在', 'The id exists already'),

  TOO_MANY_TRIES: entry(6, 429, '操作过于频繁，请稍后再试', 'Too many tries, please try again later'),
  EXPORTS_BUSY: entry(
    6,
    429,
    '正在导出的人较多，请稍后再试',
    'Others are exporting right now, please try again in a moment',
  ),

  IMAGES_BUSY: entry(
    6,
    429,
    '正在处理的图片较多，请稍后再试',
    'Many images are being prepared right now, please try again in a moment',
  ),

  INTERNAL: entry(9, 500, '系统出现错误，请稍后再试', 'Something went wrong here, please try again later'),
  DATABASE_UNAVAILABLE: entry(
    9,
    503,
    '数据服务暂不可用，请稍后再试',
    'The data service is not available, please try again later',
  ),
  STORAGE_UNAVAILABLE: entry(
    9,
    503,
    '文件服务暂不可用，请稍后再试',
    'The store of files is not available, please try again later',
  ),
  DATABASE_BUSY: entry(9, 503, '系统繁忙，请稍后再试', 'The system is busy, please try again'),
  CAS_UNAVAILABLE: entry(
    9,
    502,
    '统一身份认证服务暂不可用，请稍后再试',
    'The central sign-in service is not available, please try again later',
  ),
  CHAT_APP_UNAVAILABLE: entry(
    9,
    502,
    '获取平台配置失败，请返回重试',
    'Failed to get the configuration of the platform; go back and retry',
  ),
  SOURCE_UNAVAILABLE: entry(
    9,
    502,
    '数据源暂不可用，请稍后再试',
    'The source of this data is not available, please try again later',
  ),
  INTERFACE_FAILED: entry(
    9,
    502,
    '接口执行失败，请联系管理员',
    'The interface failed; please tell the administrator',
  ),
  TIMEOUT: entry(9, 504, '处理超时，请稍后再试', 'This took too long, please try again later'),
} as const satisfies Record<string, CatalogueEntry>;

/** A stable code of an answer. */
export type ErrorCode = keyof typeof catalogue;

/** What every successful answer says. */
export const successMessage: LocalText = { zhCN: '操作成功', enUS: 'Success' };
