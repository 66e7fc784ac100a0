// What configured statements may be made of. What is not named here is refused: functions that read files, open
// connections, change settings, wait or lock come with every extension, and no list of them is ever complete. All names are those
// of PostgreSQL's own catalogue: a word of the language alone, such as `coalesce` or `integer`, would in quotes be a name of others'.

export const functions: ReadonlySet<string> = new Set(
  `abs ceil ceiling floor round trunc mod power sqrt sign exp ln log div width_bucket
  count sum avg min max string_agg array_agg json_agg jsonb_agg json_object_agg jsonb_object_agg bool_and bool_or every
  stddev stddev_pop stddev_samp variance var_pop var_samp corr percentile_cont percentile_disc mode
  row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value nth_value
  lower upper initcap length char_length character_length octet_length btrim ltrim rtrim substr substring left
  right replace translate position strpos split_part concat concat_ws reverse md5 starts_with ascii chr format
  regexp_replace regexp_match regexp_matches regexp_like regexp_count regexp_substr string_to_array array_to_string
  like_escape similar_to_escape normalize
  now date_trunc date_part extract age to_char to_date to_timestamp to_number make_date make_timestamp make_interval
  timezone date_bin justify_days justify_hours justify_interval
  num_nulls num_nonnulls
  cardinality array_length array_position array_append array_prepend array_cat array_remove array_upper array_lower
  unnest generate_series generate_subscripts
  json_build_object json_build_array jsonb_build_object jsonb_build_array to_json to_jsonb row_to_json
  json_extract_path json_extract_path_text jsonb_extract_path jsonb_extract_path_text json_array_length
  jsonb_array_length json_array_elements json_array_elements_text jsonb_array_elements jsonb_array_elements_text
  json_each json_each_text jsonb_each jsonb_each_text jsonb_typeof json_typeof jsonb_strip_nulls
  json_object_keys jsonb_object_keys jsonb_set jsonb_path_query jsonb_path_query_first jsonb_path_exists`.split(
    /\s+/,
  ),
);

/** Operators of PostgreSQL itself; those of extensions and schemas can be any function. */
export const operators: ReadonlySet<string> = new Set(
  '= <> < > <= >= + - * / % ^ || ~ ~* !~ !~* ~~ ~~* !~~ !~~* -> ->> #> #>> @> <@ ? ?| ?& && & | << >> #'.split(
    ' ',
  ),
);

/** Names of types; `regclass` and its kind would look into the catalogue. */
export const types: ReadonlySet<string> = new Set(
  `text varchar bpchar char int2 int4 int8 float4 float8 numeric bool date time timetz timestamp timestamptz interval
  uuid json jsonb`.split(/\s+/),
);

/** Values that the statement itself gives a name: all of the clock, none of the session. */
export const clockValues = /^SVFOP_(?:CURRENT_(?:DATE|TIME|TIMESTAMP)|LOCALTIME|LOCALTIMESTAMP)(?:_N)?$/;

/** Schemas of the database's own catalogue. */
export const isCatalogue = (schema: string | undefined, relation: string): boolean =>
  /^(?:pg_|information_schema$|atrium$)/.test(schema ?? '') || relation.startsWith('pg_');
