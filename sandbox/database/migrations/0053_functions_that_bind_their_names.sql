-- The same functions, written so that what they name is looked up here and now, not each time they run: pg_restore runs
-- them without a search path, while it makes the table whose column they compute.
CREATE OR REPLACE FUNCTION "search_form"("value" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(normalize("value", NFKC));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "fund_search_text"("code" text, "isin" text, "names" jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN "search_form"(concat_ws(E'\n', "code", "isin", "names"->>'zh_TW', "names"->>'zh_HK', "names"->>'en_US'));
--> statement-breakpoint
-- Its cost keeps the planner from reckoning it for every fund instead of looking into the index.
CREATE OR REPLACE FUNCTION "search_grams"("value" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 10000
BEGIN ATOMIC
	SELECT coalesce(array_agg(DISTINCT gram), '{}') FROM generate_series(1, length("value")) AS place,
		LATERAL (VALUES (substr("value", place, 1)), (substr("value", place, 2))) AS grams(gram);
END;
