CREATE TABLE "dividend_entries" (
	"dividend_id" integer NOT NULL,
	"account" text NOT NULL,
	"amount" numeric NOT NULL,
	CONSTRAINT "dividend_entries_dividend_id_account_pk" PRIMARY KEY("dividend_id","account")
);
--> statement-breakpoint
CREATE TABLE "dividend_instruction_changes" (
	"client_id" text NOT NULL,
	"fund_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"into_fund_id" integer,
	"at" timestamp with time zone NOT NULL,
	"session_mark" text NOT NULL,
	CONSTRAINT "dividend_instruction_changes_client_id_fund_id_sequence_pk" PRIMARY KEY("client_id","fund_id","sequence"),
	CONSTRAINT "dividend_instruction_changes_other" CHECK ("dividend_instruction_changes"."into_fund_id" is distinct from "dividend_instruction_changes"."fund_id")
);
--> statement-breakpoint
CREATE TABLE "paid_distributions" (
	"fund_id" integer NOT NULL,
	"ex_date" date NOT NULL,
	"account_number" text NOT NULL,
	"payment_type" text NOT NULL,
	"dividend_id" integer NOT NULL,
	"units" numeric NOT NULL,
	CONSTRAINT "paid_distributions_fund_id_ex_date_account_number_payment_type_pk" PRIMARY KEY("fund_id","ex_date","account_number","payment_type"),
	CONSTRAINT "paid_distributions_dividend_id_unique" UNIQUE("dividend_id"),
	CONSTRAINT "paid_distributions_units" CHECK ("paid_distributions"."units" > 0)
);
--> statement-breakpoint
CREATE TABLE "reinvested_dividends" (
	"dividend_id" integer PRIMARY KEY NOT NULL,
	"into_fund_id" integer NOT NULL,
	"order_id" text,
	CONSTRAINT "reinvested_dividends_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "fund_distributions" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dividend_entries" ADD CONSTRAINT "dividend_entries_dividend_id_dividends_id_fk" FOREIGN KEY ("dividend_id") REFERENCES "public"."dividends"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dividend_instruction_changes" ADD CONSTRAINT "dividend_instruction_changes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dividend_instruction_changes" ADD CONSTRAINT "dividend_instruction_changes_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dividend_instruction_changes" ADD CONSTRAINT "dividend_instruction_changes_into_fund_id_funds_id_fk" FOREIGN KEY ("into_fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_distributions" ADD CONSTRAINT "paid_distributions_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_distributions" ADD CONSTRAINT "paid_distributions_account_number_accounts_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_distributions" ADD CONSTRAINT "paid_distributions_dividend_id_dividends_id_fk" FOREIGN KEY ("dividend_id") REFERENCES "public"."dividends"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reinvested_dividends" ADD CONSTRAINT "reinvested_dividends_dividend_id_dividends_id_fk" FOREIGN KEY ("dividend_id") REFERENCES "public"."dividends"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reinvested_dividends" ADD CONSTRAINT "reinvested_dividends_into_fund_id_funds_id_fk" FOREIGN KEY ("into_fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reinvested_dividends" ADD CONSTRAINT "reinvested_dividends_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- What was distributed before the desk paid is paid already, and whose dividends are invested again had all of them so.
UPDATE "fund_distributions" SET "paid_at" = now();--> statement-breakpoint
INSERT INTO "reinvested_dividends" ("dividend_id", "into_fund_id")
SELECT "dividends"."id", "dividend_funds"."into_fund_id" FROM "dividends"
JOIN "accounts" ON "accounts"."number" = "dividends"."account_number"
JOIN "dividend_funds" ON "dividend_funds"."client_id" = "accounts"."client_id" AND "dividend_funds"."fund_id" = "dividends"."fund_id";
