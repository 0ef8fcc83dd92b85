CREATE TABLE "accounts" (
	"number" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" text PRIMARY KEY NOT NULL,
	"region" text NOT NULL,
	"user_name" text,
	"identity_number" text NOT NULL,
	"secret_hash" text NOT NULL,
	"trading_secret_hash" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"asks_for_code" boolean DEFAULT false NOT NULL,
	"names" jsonb NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"risk_level" text NOT NULL,
	"risk_updated_on" date NOT NULL,
	"tier" text NOT NULL,
	"tier_amount" numeric NOT NULL,
	"tier_from" date NOT NULL,
	"tier_until" date NOT NULL,
	"secret_changed_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone,
	"previous_login_at" timestamp with time zone,
	CONSTRAINT "clients_user_name" UNIQUE("region","user_name"),
	CONSTRAINT "clients_identity_number" UNIQUE("region","identity_number")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"region" text NOT NULL,
	"type" text NOT NULL,
	"enabled" boolean NOT NULL,
	"values" jsonb NOT NULL,
	CONSTRAINT "messages_region_type_pk" PRIMARY KEY("region","type")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"region" text NOT NULL,
	"code" text NOT NULL,
	"is_hero" boolean DEFAULT false NOT NULL,
	"is_sticky" boolean DEFAULT false NOT NULL,
	"is_new_client" boolean DEFAULT false NOT NULL,
	"documents" jsonb NOT NULL,
	CONSTRAINT "promotions_region_code_pk" PRIMARY KEY("region","code")
);
--> statement-breakpoint
CREATE TABLE "tips" (
	"region" text NOT NULL,
	"position" integer NOT NULL,
	"locales" jsonb NOT NULL,
	CONSTRAINT "tips_region_position_pk" PRIMARY KEY("region","position")
);
--> statement-breakpoint
CREATE TABLE "calendars" (
	"market" text NOT NULL,
	"date" date NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "calendars_market_date_pk" PRIMARY KEY("market","date")
);
--> statement-breakpoint
CREATE TABLE "dividends" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dividends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_number" text NOT NULL,
	"fund_id" integer NOT NULL,
	"payment_type" text,
	"date" date NOT NULL,
	"gross" numeric NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "dividends_gross" CHECK ("dividends"."gross" >= 0)
);
--> statement-breakpoint
CREATE TABLE "funds" (
	"id" integer PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"region" text NOT NULL,
	"code" text NOT NULL,
	"local_id" text NOT NULL,
	"isin" text,
	"names" jsonb NOT NULL,
	"category" text NOT NULL,
	"market_type" text,
	"base_currency" text NOT NULL,
	"currency" text NOT NULL,
	"risk_rating" text,
	"nav_precision" integer DEFAULT 2 NOT NULL,
	"avail_buy" boolean DEFAULT true NOT NULL,
	"avail_regular_buy" boolean DEFAULT true NOT NULL,
	"avail_flexible_buy" boolean DEFAULT true NOT NULL,
	"avail_scheduled_buy" boolean DEFAULT true NOT NULL,
	"avail_sell" boolean DEFAULT true NOT NULL,
	"avail_switch_sell" boolean DEFAULT true NOT NULL,
	"status_normal" boolean DEFAULT true NOT NULL,
	"is_china_fund" boolean DEFAULT false NOT NULL,
	CONSTRAINT "funds_local_id" UNIQUE("source","local_id","currency")
);
--> statement-breakpoint
CREATE TABLE "fx_rates" (
	"currency" text NOT NULL,
	"date" date NOT NULL,
	"per_usd" numeric NOT NULL,
	CONSTRAINT "fx_rates_currency_date_pk" PRIMARY KEY("currency","date"),
	CONSTRAINT "fx_rates_positive" CHECK ("fx_rates"."per_usd" > 0)
);
--> statement-breakpoint
CREATE TABLE "movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_number" text NOT NULL,
	"fund_id" integer NOT NULL,
	"kind" text NOT NULL,
	"units" numeric NOT NULL,
	"cost" numeric NOT NULL,
	"settlement_currency" text NOT NULL,
	"date" date NOT NULL,
	"payment_type" text,
	CONSTRAINT "movements_units" CHECK ("movements"."units" > 0),
	CONSTRAINT "movements_cost" CHECK ("movements"."cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "navs" (
	"fund_id" integer NOT NULL,
	"date" date NOT NULL,
	"nav" numeric NOT NULL,
	CONSTRAINT "navs_fund_id_date_pk" PRIMARY KEY("fund_id","date")
);
--> statement-breakpoint
CREATE TABLE "top_sellers" (
	"region" text NOT NULL,
	"position" integer NOT NULL,
	"fund_id" integer NOT NULL,
	"one_year" numeric,
	"three_year" numeric,
	"five_year" numeric,
	"performance_date" date,
	CONSTRAINT "top_sellers_region_position_pk" PRIMARY KEY("region","position")
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"region" text NOT NULL,
	"name_hash" text NOT NULL,
	"failures" integer NOT NULL,
	"last_failure_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_failures_region_name_hash_pk" PRIMARY KEY("region","name_hash")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"cookie_hash" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"channel" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"cookie_hash" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"region" text NOT NULL,
	"client_id" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"codes_sent" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dividends" ADD CONSTRAINT "dividends_account_number_accounts_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dividends" ADD CONSTRAINT "dividends_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_account_number_accounts_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "navs" ADD CONSTRAINT "navs_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_sellers" ADD CONSTRAINT "top_sellers_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_cookie_hash_sessions_cookie_hash_fk" FOREIGN KEY ("cookie_hash") REFERENCES "public"."sessions"("cookie_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_client" ON "accounts" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "dividends_account" ON "dividends" USING btree ("account_number");--> statement-breakpoint
CREATE INDEX "movements_account" ON "movements" USING btree ("account_number","fund_id","date");--> statement-breakpoint
CREATE INDEX "sessions_seen" ON "sessions" USING btree ("seen_at");