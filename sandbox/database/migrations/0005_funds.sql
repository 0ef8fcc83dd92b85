CREATE TABLE "promoted_funds" (
	"region" text NOT NULL,
	"position" integer NOT NULL,
	"fund_id" integer NOT NULL,
	CONSTRAINT "promoted_funds_region_position_pk" PRIMARY KEY("region","position")
);
--> statement-breakpoint
CREATE TABLE "published_performance" (
	"fund_id" integer PRIMARY KEY NOT NULL,
	"one_month" numeric,
	"three_month" numeric,
	"six_month" numeric,
	"one_year" numeric,
	"two_year" numeric,
	"three_year" numeric,
	"five_year" numeric,
	"year_to_date" numeric,
	"since_start" numeric,
	"effective_date" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recent_views" (
	"client_id" text NOT NULL,
	"fund_id" integer NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_views_client_id_fund_id_pk" PRIMARY KEY("client_id","fund_id")
);
--> statement-breakpoint
ALTER TABLE "promoted_funds" ADD CONSTRAINT "promoted_funds_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_performance" ADD CONSTRAINT "published_performance_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_views" ADD CONSTRAINT "recent_views_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_views" ADD CONSTRAINT "recent_views_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recent_views_newest" ON "recent_views" USING btree ("client_id","viewed_at");--> statement-breakpoint
-- What a fund is found by, in the form that searches have too (NFKC, small letters), and every one and two characters
-- in a row of it: with them an index finds Chinese words of any length, which an index of whole words can't.
CREATE FUNCTION "search_form"("value" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT lower(normalize("value", NFKC))
$$;
--> statement-breakpoint
CREATE FUNCTION "fund_search_text"("code" text, "isin" text, "names" jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT "search_form"(concat_ws(E'\n', "code", "isin", "names"->>'zh_TW', "names"->>'zh_HK', "names"->>'en_US'))
$$;
--> statement-breakpoint
-- Its cost keeps the planner from reckoning it for every fund instead of looking into the index.
CREATE FUNCTION "search_grams"("value" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
	SELECT coalesce(array_agg(DISTINCT gram), '{}') FROM generate_series(1, length("value")) AS place,
		LATERAL (VALUES (substr("value", place, 1)), (substr("value", place, 2))) AS grams(gram)
$$;
--> statement-breakpoint
ALTER TABLE "funds" ADD COLUMN "search_text" text GENERATED ALWAYS AS ("fund_search_text"("code", "isin", "names")) STORED;
--> statement-breakpoint
CREATE INDEX "funds_search" ON "funds" USING gin ("search_grams"("search_text"));
