CREATE TABLE "cash_accounts" (
	"sid" text PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cash_accounts_currency" UNIQUE("account_number","currency")
);
--> statement-breakpoint
CREATE TABLE "cash_clients" (
	"client_id" text PRIMARY KEY NOT NULL,
	"is_enabled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cash_transactions" (
	"sid" text PRIMARY KEY NOT NULL,
	"cash_account_sid" text NOT NULL,
	"type" text NOT NULL,
	"sign" integer NOT NULL,
	"amount" numeric NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"remark" text,
	CONSTRAINT "cash_transactions_amount" CHECK ("cash_transactions"."amount" > 0),
	CONSTRAINT "cash_transactions_sign" CHECK ("cash_transactions"."sign" in (1, -1))
);
--> statement-breakpoint
CREATE TABLE "price_alerts" (
	"client_id" text NOT NULL,
	"fund_id" integer NOT NULL,
	"direction" text NOT NULL,
	"target" numeric NOT NULL,
	"is_enabled" boolean NOT NULL,
	CONSTRAINT "price_alerts_client_id_fund_id_direction_pk" PRIMARY KEY("client_id","fund_id","direction"),
	CONSTRAINT "price_alerts_target" CHECK ("price_alerts"."target" > 0)
);
--> statement-breakpoint
CREATE TABLE "plan_migrations" (
	"client_id" text PRIMARY KEY NOT NULL,
	"eligibility" text NOT NULL,
	"reasons" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regular_plans" (
	"ref_no" text PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"fund_id" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric NOT NULL,
	"frequency" text NOT NULL,
	"day_of_month" integer NOT NULL,
	"status" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "regular_plans_amount" CHECK ("regular_plans"."amount" > 0),
	CONSTRAINT "regular_plans_day" CHECK ("regular_plans"."day_of_month" between 1 and 31)
);
--> statement-breakpoint
ALTER TABLE "cash_accounts" ADD CONSTRAINT "cash_accounts_account_number_accounts_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_clients" ADD CONSTRAINT "cash_clients_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_transactions" ADD CONSTRAINT "cash_transactions_cash_account_sid_cash_accounts_sid_fk" FOREIGN KEY ("cash_account_sid") REFERENCES "public"."cash_accounts"("sid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_migrations" ADD CONSTRAINT "plan_migrations_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_plans" ADD CONSTRAINT "regular_plans_account_number_accounts_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_plans" ADD CONSTRAINT "regular_plans_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_transactions_account" ON "cash_transactions" USING btree ("cash_account_sid","at");--> statement-breakpoint
CREATE INDEX "regular_plans_account" ON "regular_plans" USING btree ("account_number");--> statement-breakpoint
ALTER TABLE "clients" DROP COLUMN "tier";--> statement-breakpoint
ALTER TABLE "clients" DROP COLUMN "tier_amount";