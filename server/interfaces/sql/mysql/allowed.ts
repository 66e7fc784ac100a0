// What configured statements may be made of where the database speaks MySQL's language. As with PostgreSQL, what is not
// named here is refused.

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Kinds of nodes in the parser's tree; those of other statements than SELECT stand at its top only. */
export const nodes = words(
  `select column_ref number bigint single_quote_string origin null bool star expr_list function aggr_func window
  window_func binary_expr unary_expr cast case when else interval extract date datetime time timestamp default
  values collate backticks_quote_string ASC DESC`,
);

/** Statements, and whether they write. */
export const statements: ReadonlyMap<string, boolean> = new Map([
  ['select', false],
  ['insert', true],
  ['update', true],
  ['delete', true],
]);

export const functions = words(
  `abs ceil ceiling floor round truncate mod pow power sqrt sign exp ln log log2 log10 greatest least
  count sum avg min max group_concat json_arrayagg json_objectagg std stddev stddev_pop stddev_samp variance var_pop
  var_samp bit_and bit_or bit_xor any_value
  row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value nth_value
  lower lcase upper ucase length char_length character_length octet_length trim ltrim rtrim substr substring
  substring_index left right mid replace instr locate position concat concat_ws reverse md5 sha2 hex crc32 strcmp field
  elt find_in_set ascii ord char format insert
  regexp_replace regexp_like regexp_substr regexp_instr
  now curdate curtime current_date current_time current_timestamp localtime localtimestamp utc_date utc_time
  utc_timestamp date time timestamp year quarter month week yearweek weekofyear day dayofmonth dayofweek dayofyear
  weekday hour minute second microsecond monthname dayname date_add date_sub adddate subdate addtime subtime datediff
  timediff timestampdiff timestampadd date_format time_format str_to_date from_unixtime unix_timestamp makedate maketime
  last_day extract to_days from_days period_add period_diff sec_to_time time_to_sec convert_tz
  if ifnull nullif coalesce isnull cast convert
  json_object json_array json_extract json_unquote json_value json_contains json_contains_path json_length json_keys
  json_type json_valid json_search json_set json_insert json_replace json_remove json_merge_patch json_quote
  json_overlaps json_depth`,
);

/**
 * Those of them that are the server's own only where the bracket follows at once (MySQL 8.4, Function Name Parsing and
 * Resolution): behind a blank they would be stored functions of that name.
 */
export const unspacedFunctions = words(
  `adddate bit_and bit_or bit_xor cast count curdate curtime date_add date_sub extract group_concat max mid min now position std
  stddev stddev_pop stddev_samp subdate substr substring sum trim variance var_pop var_samp`,
);

/** Functions that the tree calls so, and that are words of the language. */
export const wordFunctions = words('exists any some all values row');

/** Words that a bracket may follow without being called. */
export const wordsBeforeBracket = words(
  `and or xor not in exists any some all as from join on using where having by select distinct values when then else
  case between like regexp rlike div over union interval limit offset set is row rows lateral intersect except
  decimal dec numeric char varchar binary datetime time signed unsigned float double`,
);

/** Words of the language that no statement may have, unless they stand quoted or behind a dot. */
export const forbiddenWords = words(
  `for lock procedure current_user current_role returning outfile dumpfile explain describe handler call prepare execute
  do load`,
);

/** Words that begin a change; in what reads they are functions or nothing. */
export const writingWords = words('insert update delete replace');

/** Schemas of the server itself. */
export const isCatalogue = (schema: string): boolean =>
  /^(?:mysql|information_schema|performance_schema|sys|ndbinfo)$/i.test(schema);
