import {
  clockValue,
  functionName,
  operatorName,
  rangeOrOperator,
  relationName,
  typeName,
} from './nameRules.ts';

/**
 * What may stand in a member of a node. What a rule does not name is refused: kinds of nodes, members, words.
 * A function looks at the member itself, and says what of it is not allowed.
 */
export type Part =
  | 'name'
  | 'names'
  | 'number'
  | 'flag'
  /** A constant's own value. */
  | 'constant'
  /** One node or a list of them, each under its kind. */
  | { readonly nodes: ReadonlySet<string> }
  /** A node of one kind, whose members stand there without it. */
  | { readonly only: string }
  | { readonly words: ReadonlySet<string> }
  | ((member: unknown, node: Members) => string | undefined);

/** The members of a node. */
export type Members = Readonly<Record<string, unknown>>;

const split = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
const nodes = (text: string): Part => ({ nodes: split(text) });
const words = (text: string): Part => ({ words: split(text) });
const only = (kind: string): Part => ({ only: kind });

/** Kinds of what has a value, or is a list of it. */
const VALUES = `A_ArrayExpr A_Const A_Expr A_Indirection BoolExpr BooleanTest CaseExpr CoalesceExpr CollateClause ColumnRef
  FuncCall GroupingFunc List MinMaxExpr NamedArgExpr NullTest ParamRef RowExpr SQLValueFunction SubLink TypeCast`;

const value = nodes(VALUES);
const written = nodes(`${VALUES} MultiAssignRef SetToDefault`);
const targets = nodes('ResTarget');
const tables = nodes('JoinExpr RangeFunction RangeSubselect RangeVar');
const order = nodes('SortBy');
const query = nodes('SelectStmt');
const placed = { location: 'number' } as const;

/**
 * The nodes of PostgreSQL's syntax tree (`parsenodes.h`, `primnodes.h`) that configured statements are made of, with all of
 * the members that each may have. What is left out is so on purpose: INTO and FOR UPDATE of a SELECT, SEARCH and CYCLE of
 * WITH, USING of ORDER BY, TABLESAMPLE, what JSON and XML have of their own, MERGE, a change within WITH.
 */
export const grammar: Readonly<Record<string, Readonly<Record<string, Part>>>> = {
  SelectStmt: {
    distinctClause: value,
    targetList: targets,
    fromClause: tables,
    whereClause: value,
    groupClause: nodes(`${VALUES} GroupingSet`),
    groupDistinct: 'flag',
    havingClause: value,
    windowClause: nodes('WindowDef'),
    // Of an INSERT; elsewhere the database refuses DEFAULT.
    valuesLists: nodes('List'),
    sortClause: order,
    limitOffset: value,
    limitCount: value,
    limitOption: words('LIMIT_OPTION_DEFAULT LIMIT_OPTION_COUNT LIMIT_OPTION_WITH_TIES'),
    withClause: only('WithClause'),
    op: words('SETOP_NONE SETOP_UNION SETOP_INTERSECT SETOP_EXCEPT'),
    all: 'flag',
    larg: only('SelectStmt'),
    rarg: only('SelectStmt'),
  },
  InsertStmt: {
    relation: only('RangeVar'),
    cols: targets,
    selectStmt: query,
    onConflictClause: only('OnConflictClause'),
    returningClause: only('ReturningClause'),
    withClause: only('WithClause'),
    override: words('OVERRIDING_NOT_SET OVERRIDING_USER_VALUE OVERRIDING_SYSTEM_VALUE'),
  },
  UpdateStmt: {
    relation: only('RangeVar'),
    targetList: targets,
    whereClause: value,
    fromClause: tables,
    returningClause: only('ReturningClause'),
    withClause: only('WithClause'),
  },
  DeleteStmt: {
    relation: only('RangeVar'),
    usingClause: tables,
    whereClause: value,
    returningClause: only('ReturningClause'),
    withClause: only('WithClause'),
  },
  OnConflictClause: {
    action: words('ONCONFLICT_NOTHING ONCONFLICT_UPDATE'),
    infer: only('InferClause'),
    targetList: targets,
    whereClause: value,
    ...placed,
  },
  InferClause: { indexElems: nodes('IndexElem'), whereClause: value, conname: 'name', ...placed },
  IndexElem: {
    name: 'name',
    expr: value,
    ordering: words('SORTBY_DEFAULT'),
    nulls_ordering: words('SORTBY_NULLS_DEFAULT'),
  },
  ReturningClause: { options: nodes('ReturningOption'), exprs: targets },
  ReturningOption: {
    option: words('RETURNING_OPTION_OLD RETURNING_OPTION_NEW'),
    value: 'name',
    ...placed,
  },
  WithClause: { ctes: nodes('CommonTableExpr'), recursive: 'flag', ...placed },
  CommonTableExpr: {
    ctename: 'name',
    aliascolnames: 'names',
    ctematerialized: words('CTEMaterializeDefault CTEMaterializeAlways CTEMaterializeNever'),
    ctequery: query,
    ...placed,
  },
  // The target of a SELECT, or of a change: there it may be a part of a column, which calls nothing.
  ResTarget: { name: 'name', indirection: nodes('A_Indices String'), val: written, ...placed },
  MultiAssignRef: { source: written, colno: 'number', ncolumns: 'number' },
  SetToDefault: placed,

  RangeVar: {
    schemaname: relationName,
    relname: relationName,
    inh: 'flag',
    relpersistence: words('p'),
    alias: only('Alias'),
    ...placed,
  },
  RangeSubselect: { lateral: 'flag', subquery: query, alias: only('Alias') },
  RangeFunction: {
    lateral: 'flag',
    ordinality: 'flag',
    is_rowsfrom: 'flag',
    functions: nodes('List'),
    alias: only('Alias'),
  },
  JoinExpr: {
    jointype: words('JOIN_INNER JOIN_LEFT JOIN_FULL JOIN_RIGHT'),
    isNatural: 'flag',
    larg: tables,
    rarg: tables,
    usingClause: 'names',
    join_using_alias: only('Alias'),
    quals: value,
    alias: only('Alias'),
  },
  Alias: { aliasname: 'name', colnames: 'names' },

  GroupingSet: {
    kind: words('GROUPING_SET_EMPTY GROUPING_SET_ROLLUP GROUPING_SET_CUBE GROUPING_SET_SETS'),
    content: nodes(`${VALUES} GroupingSet`),
    ...placed,
  },
  SortBy: {
    node: value,
    sortby_dir: words('SORTBY_DEFAULT SORTBY_ASC SORTBY_DESC'),
    sortby_nulls: words('SORTBY_NULLS_DEFAULT SORTBY_NULLS_FIRST SORTBY_NULLS_LAST'),
    ...placed,
  },
  WindowDef: {
    name: 'name',
    refname: 'name',
    partitionClause: value,
    orderClause: order,
    frameOptions: 'number',
    startOffset: value,
    endOffset: value,
    ...placed,
  },

  A_ArrayExpr: { elements: value, list_start: 'number', list_end: 'number', ...placed },
  A_Const: {
    ival: 'constant',
    fval: 'constant',
    boolval: 'constant',
    sval: 'constant',
    bsval: 'constant',
    isnull: 'flag',
    ...placed,
  },
  A_Expr: {
    kind: words(`AEXPR_OP AEXPR_OP_ANY AEXPR_OP_ALL AEXPR_DISTINCT AEXPR_NOT_DISTINCT AEXPR_NULLIF AEXPR_IN AEXPR_LIKE
      AEXPR_ILIKE AEXPR_SIMILAR AEXPR_BETWEEN AEXPR_NOT_BETWEEN AEXPR_BETWEEN_SYM AEXPR_NOT_BETWEEN_SYM`),
    name: rangeOrOperator,
    lexpr: value,
    rexpr: value,
    rexpr_list_start: 'number',
    rexpr_list_end: 'number',
    ...placed,
  },
  A_Indices: { is_slice: 'flag', lidx: value, uidx: value },
  // `(x).f` is a column of x or f(x): a name calls a function where x has no such column.
  A_Indirection: { arg: value, indirection: nodes('A_Indices A_Star') },
  BoolExpr: { boolop: words('AND_EXPR OR_EXPR NOT_EXPR'), args: value, ...placed },
  BooleanTest: {
    arg: value,
    booltesttype: words('IS_TRUE IS_NOT_TRUE IS_FALSE IS_NOT_FALSE IS_UNKNOWN IS_NOT_UNKNOWN'),
    ...placed,
  },
  CaseExpr: { arg: value, args: nodes('CaseWhen'), defresult: value, ...placed },
  CaseWhen: { expr: value, result: value, ...placed },
  CoalesceExpr: { args: value, ...placed },
  CollateClause: { arg: value, collname: 'names', ...placed },
  // What a name of a name stands for is looked at with all that is in scope (`qualified.ts`).
  ColumnRef: { fields: nodes('A_Star String'), ...placed },
  FuncCall: {
    funcname: functionName,
    args: value,
    agg_order: order,
    agg_filter: value,
    over: only('WindowDef'),
    agg_within_group: 'flag',
    agg_star: 'flag',
    agg_distinct: 'flag',
    func_variadic: 'flag',
    funcformat: words('COERCE_EXPLICIT_CALL COERCE_SQL_SYNTAX'),
    ...placed,
  },
  GroupingFunc: { args: value, ...placed },
  List: { items: written },
  MinMaxExpr: { op: words('IS_GREATEST IS_LEAST'), args: value, ...placed },
  NamedArgExpr: { arg: value, name: 'name', argnumber: 'number', ...placed },
  NullTest: { arg: value, nulltesttype: words('IS_NULL IS_NOT_NULL'), ...placed },
  ParamRef: { number: 'number', ...placed },
  RowExpr: { args: value, row_format: words('COERCE_EXPLICIT_CALL COERCE_IMPLICIT_CAST'), ...placed },
  SQLValueFunction: { op: clockValue, typmod: 'number', ...placed },
  SubLink: {
    subLinkType: words('EXISTS_SUBLINK ALL_SUBLINK ANY_SUBLINK EXPR_SUBLINK ARRAY_SUBLINK'),
    testexpr: value,
    operName: operatorName,
    subselect: query,
    ...placed,
  },
  TypeCast: { arg: value, typeName: only('TypeName'), ...placed },
  TypeName: {
    names: typeName,
    typmods: nodes('A_Const'),
    typemod: 'number',
    arrayBounds: nodes('Integer'),
    ...placed,
  },
  A_Star: {},
  Integer: { ival: 'number' },
  String: { sval: 'name' },
};
